// State of an option while an answer grows, becomes final, and is judged.

import type { OptionsType } from '#core/questions/families.ts';
import type { Distribution } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { OptionState } from '#scenes/kit/OptionTile.ts';

export interface OptionsView {
  readonly questionId: string;
  /** In the order of their places, and the letter of each as an index. */
  readonly options: readonly Option[];
  readonly letters: readonly number[];
  readonly open: boolean;
  readonly hidden: readonly string[];
  /** Chosen before as the only option, and wrong. */
  readonly tried: readonly string[];
  /** Chosen before together with others that aren't all correct. */
  readonly triedWithOthers: readonly string[];
  /** Pressed or selected, while the answer may still change or is on its way. */
  readonly selected: readonly string[];
  /** The final answer; null before that. */
  readonly chosen: readonly string[] | null;
  readonly correct: readonly string[] | null;
  /** True if a chosen option is known to be wrong but the correct ones aren't known. */
  readonly knownWrong: boolean;
  readonly distribution: Distribution<OptionsType> | null;
  /** Shuffles colors and shapes; null when each option has its own. */
  readonly mix: number | null;
}

/** State of one option. */
export function optionState(view: OptionsView, id: string): OptionState {
  if (view.hidden.includes(id)) return 'hidden';
  const chosen = view.chosen?.includes(id) ?? view.selected.includes(id);
  if (view.correct) {
    if (view.correct.includes(id)) return chosen ? 'correct' : 'missed';
    return chosen ? 'wrong' : 'dimmed';
  }
  if (view.chosen) {
    if (!chosen) return 'dimmed';
    return view.knownWrong && view.chosen.length === 1 ? 'wrong' : 'locked';
  }
  if (chosen) return view.open ? 'selected' : 'locked';
  if (view.tried.includes(id)) return 'wrong';
  return view.open ? 'idle' : 'dimmed';
}
