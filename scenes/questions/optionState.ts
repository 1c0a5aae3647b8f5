// What becomes of an option as an answer grows, is final, and is judged.

import type { OptionsType } from '#core/questions/families.ts';
import type { Distribution } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { OptionState } from '#scenes/kit/OptionTile.ts';

export interface OptionsView {
  readonly questionId: string;
  /** In the order of their places, and the letter that each has. */
  readonly options: readonly Option[];
  readonly letters: readonly number[];
  readonly open: boolean;
  readonly hidden: readonly string[];
  /** Chosen before, alone, and wrong. */
  readonly tried: readonly string[];
  /** Chosen before with others, and not all of them are right. */
  readonly triedTogether: readonly string[];
  /** Pressed or ticked, while the answer may still change or is on its way. */
  readonly selected: readonly string[];
  /** The final answer; null before. */
  readonly chosen: readonly string[] | null;
  readonly correct: readonly string[] | null;
  /** Whether it is known that a chosen option was wrong without knowing the right ones. */
  readonly knownWrong: boolean;
  readonly distribution: Distribution<OptionsType> | null;
  /** Mixes up their colours and shapes; null: each has its own. */
  readonly mix: number | null;
}

/** What becomes of one option. */
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
