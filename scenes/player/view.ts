// What the player's scenes show: the view that the server sent, what this device has of an answer that is not final,
// and what signals have left.

import type { AnswerOf, Question, QuestionType } from '#core/questions/question.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Traces } from '#scenes/parts/scenePart.ts';

/** The answer as it grows on this device; the play store keeps it, and the twin shows the same. */
export interface Draft<T extends QuestionType = QuestionType> {
  /** As far as it is made; null: nothing yet. */
  readonly answer: AnswerOf<T> | null;
  /** open: can be changed; sending: on its way; kept: no connection, it is sent as soon as there is one. */
  readonly state: 'open' | 'sending' | 'kept';
  /** Id of the piece that is picked up; never kept nor sent. */
  readonly held?: string;
  /** Before each of the last acts, the oldest first, to undo them; of answers of parts alone. */
  readonly past?: readonly (AnswerOf<T> | null)[];
}

export interface PlayerStageView {
  readonly player: PlayerView;
  readonly draft: Draft;
  /** Absent: nothing. */
  readonly traces?: Traces;
}

export const NO_DRAFT: Draft = { answer: null, state: 'open' };

/** The draft as far as it is an answer to this question: the page may still hold the one before. */
export function draftFor(question: Question, draft: Draft): Draft {
  return draft.answer === null || draft.answer.type === question.type
    ? draft
    : { ...NO_DRAFT, state: draft.state };
}
