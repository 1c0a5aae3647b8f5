// What the foot of the question screen shows: a line, a button, or the verdict.

import { message, type Message } from '#scenes/message.ts';
import { outcomeModel, type StatusModel, SUBMIT, type VerdictModel } from '#scenes/player/question/model.ts';
import { offersHint, type PlayerStageView } from '#scenes/player/view.ts';
import { QUESTION_PARTS } from '#scenes/questions/registry.ts';

export type FooterView =
  | VerdictModel
  | {
      readonly kind: 'status';
      readonly line: Message | null;
      /** Hints that can be asked for. */
      readonly hints: number;
    }
  | {
      readonly kind: 'submit';
      readonly words: Message;
      readonly hints: number;
      readonly enabled: boolean;
    };

/** `overtime`: the classic timer stands at zero. */
export function footerView(view: PlayerStageView, overtime: boolean): FooterView {
  const { slide, room } = view.player;
  if (!slide?.question) return status(null);
  const outcome = outcomeModel(view);
  if (outcome) return withoutHints(outcome);
  const hints = offersHint(slide) && room.state === 'running' ? slide.hints.left : 0;
  const { type } = slide.question;
  const kind = QUESTION_PARTS[type];
  if (!kind.hasSubmit) return status(overtime ? OVERTIME : message(`scenes:question.hint.${type}`), hints);
  return {
    kind: 'submit',
    words: type === 'MSQ' ? tickedWords(view.draft.optionIds.length) : SUBMIT,
    hints,
    enabled: kind.canSubmit(view.draft),
  };
}

const OVERTIME = message('scenes:question.overtime');

const status = (line: Message | null, hints = 0): FooterView => ({ kind: 'status', line, hints });

function withoutHints(outcome: StatusModel | VerdictModel): FooterView {
  return outcome.kind === 'verdict' ? outcome : status(outcome.line);
}

/** So many answers are ticked. */
function tickedWords(count: number): Message {
  return count === 0
    ? message('scenes:question.hint.MSQ')
    : message('scenes:question.submitTicked', { count });
}
