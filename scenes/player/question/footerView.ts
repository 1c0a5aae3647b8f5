// What the foot of the question screen shows: a line, a button, or the verdict.

import { kindOf } from '#core/questions/kinds.ts';
import { message, type Message } from '#scenes/message.ts';
import {
  outcomeModel,
  OVERTIME,
  type StatusModel,
  SUBMIT,
  type VerdictModel,
} from '#scenes/player/question/model.ts';
import { draftFor, offersHint, type PlayerStageView } from '#scenes/player/view.ts';
import { hintOf } from '#scenes/questions/model.ts';

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
  const kind = kindOf(type);
  const { answer } = draftFor(slide.question, view.draft);
  const how = hintOf(type);
  if (!kind.submits) return status(overtime ? OVERTIME : how, hints);
  const chosen = kind.chosen(answer);
  return {
    kind: 'submit',
    words:
      chosen === null
        ? SUBMIT
        : chosen === 0
          ? how
          : message('scenes:question.submitTicked', { count: chosen }),
    hints,
    enabled: answer !== null && kind.finished(answer) !== null,
  };
}

const status = (line: Message | null, hints = 0): FooterView => ({ kind: 'status', line, hints });

function withoutHints(outcome: StatusModel | VerdictModel): FooterView {
  return outcome.kind === 'verdict' ? outcome : status(outcome.line);
}
