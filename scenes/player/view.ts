// The view of the player's scenes: the server's view, this device's draft of an answer, and what signals have
// left.

import type { AnswerOf, Question, QuestionType } from '#core/questions/question.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Words } from '#scenes/message.ts';
import type { Guidance } from '#scenes/player/guide/model.ts';
import type { Traces } from '#scenes/parts/scenePart.ts';

/** The answer as it takes shape on this device; the play store keeps it, and the twin shows the same. */
export interface Draft<T extends QuestionType = QuestionType> {
  /** The answer so far; null for none. */
  readonly answer: AnswerOf<T> | null;
  /** open: can be changed; sending: on its way; kept: no connection, so it is sent once there is one. */
  readonly state: 'open' | 'sending' | 'kept';
  /** Id of the piece that is picked up; never stored or sent. */
  readonly held?: string;
  /** True if an unfinished answer was submitted; for a while, submitting again sends it. */
  readonly anyway?: true;
  /** The answers before each of the last acts, oldest first, for undo; only for answers made of parts. */
  readonly past?: readonly (AnswerOf<T> | null)[];
}

export interface PlayerStageView {
  readonly player: PlayerView;
  readonly draft: Draft;
  /**
   * Share of the room for what holds the question, which the page shows beside it, 0 if it is closed; absent if
   * it isn't shown.
   */
  readonly beside?: number;
  /** Where pages run from right to left, it is on the right of the question. */
  readonly besideAtRight?: boolean;
  /** The player wants lists instead of boards. */
  readonly asList?: boolean;
  /** Absent if there are none. */
  readonly traces?: Traces;
  /** What the guide shows over the scene; absent for nothing. */
  readonly guidance?: Guidance;
  /** Absent if the verdict comes without one. */
  readonly picture?: CaptionedPicture;
}

/** A picture with a caption, shown with the verdict. */
export interface CaptionedPicture {
  readonly id: string;
  readonly url: string;
  readonly caption: Words;
  /** Describes the picture; '' if the caption says it all. */
  readonly alt: Words;
}

export const NO_DRAFT: Draft = { answer: null, state: 'open' };

/** The draft, if it is an answer to this question: the page may still hold the previous one. */
export function draftFor(question: Question, draft: Draft): Draft {
  return draft.answer === null || draft.answer.type === question.type
    ? draft
    : { ...NO_DRAFT, state: draft.state };
}
