// Content of the question screen's footer: a status line, the submit button, or the verdict.

import { isTried, kindOf, missingParts, sendable } from '#core/questions/kinds.ts';
import { isOvertime, isTimeUp, type QuestionTimer } from '#core/views/questionTimer.ts';
import { allOf, firstOf } from '#scenes/parts/model.ts';
import type { SceneButton } from '#scenes/parts/scenePart.ts';
import type { Message } from '#scenes/message.ts';
import {
  outcomeModel,
  OVERTIME,
  submitWords,
  TRIED,
  UNDO,
  type VerdictModel,
} from '#scenes/player/question/model.ts';
import { draftFor, type PlayerStageView } from '#scenes/player/view.ts';
import { hintOf } from '#scenes/model.ts';

export type FooterView =
  | VerdictModel
  | {
      readonly kind: 'status';
      readonly line: Message | null;
      /** Other buttons beside it. */
      readonly beside: readonly SceneButton[];
    }
  | {
      readonly kind: 'submit';
      readonly words: Message;
      readonly beside: readonly SceneButton[];
      readonly enabled: boolean;
      /** True if the answer isn't finished yet. */
      readonly quiet: boolean;
      /** True if it asks whether to send it anyway. */
      readonly warns: boolean;
      /** True if an undo button may appear beside it. */
      readonly undoes: boolean;
    };

const UNDO_BUTTON: SceneButton = {
  id: 'undo',
  words: UNDO,
  intent: { type: 'undo' },
  icon: 'undo',
};

export function footerView(view: PlayerStageView, timer: QuestionTimer): FooterView {
  const { slide, room } = view.player;
  if (!slide?.question) return status(null);
  const outcome = outcomeModel(view, isTimeUp(timer, slide, room.options));
  if (outcome) return outcome.kind === 'verdict' ? outcome : status(outcome.line);
  const { type } = slide.question;
  const kind = kindOf(type);
  const draft = draftFor(slide.question, view.draft);
  const { answer, past = [] } = draft;
  const undo = past.length > 0 ? [UNDO_BUTTON] : [];
  const beside = room.state === 'running' ? [...undo, ...allOf((part) => part.besideSubmit?.(slide))] : [];
  const how = hintOf(type);
  if (!kind.submits) return status(isOvertime(timer, slide, room.options) ? OVERTIME : how, beside);
  const tried = firstOf((part) => part.tried?.(slide));
  return {
    kind: 'submit',
    words: isTried(answer, tried)
      ? kind.can.parts
        ? TRIED
        : how
      : (submitWords(slide.question, draft) ?? how),
    beside,
    enabled: sendable(answer, tried) !== null,
    quiet: missingParts(slide.question, answer) > 0,
    warns: draft.anyway === true,
    undoes: kind.can.parts?.pieceOfKey !== undefined,
  };
}

const status = (line: Message | null, beside: readonly SceneButton[] = []): FooterView => ({
  kind: 'status',
  line,
  beside,
});
