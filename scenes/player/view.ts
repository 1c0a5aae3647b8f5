// What the player's scenes show: the view that the server sent, and what this device has of an answer that is not final.

import type { AnswerOf, Question, QuestionType } from '#core/questions/question.ts';
import type { PlayerSlide, PlayerView } from '#core/views/playerView.ts';

/** The answer as it grows on this device; the play store keeps it, and the twin shows the same. */
export interface Draft<T extends QuestionType = QuestionType> {
  /** As far as it is made; null: nothing yet. */
  readonly answer: AnswerOf<T> | null;
  /** open: can be changed; sending: on its way; kept: no connection, it is sent as soon as there is one. */
  readonly state: 'open' | 'sending' | 'kept';
}

export interface PlayerStageView {
  readonly player: PlayerView;
  readonly draft: Draft;
}

export const NO_DRAFT: Draft = { answer: null, state: 'open' };

/** The draft as far as it is an answer to this question: the page may still hold the one before. */
export function draftFor(question: Question, draft: Draft): Draft {
  return draft.answer === null || draft.answer.type === question.type ? draft : { ...draft, answer: null };
}

/** Whether the player can ask for a hint to the question that stands there. */
export function offersHint(slide: PlayerSlide | null): boolean {
  return slide !== null && isOpen(slide) && slide.hints.left > 0;
}

/** Hints that stand with the open question. */
export function hintsShown(slide: PlayerSlide | null): readonly string[] {
  return slide && isOpen(slide) ? slide.hints.taken : NO_HINTS;
}

const NO_HINTS: readonly string[] = [];
const isOpen = ({ state, answered }: PlayerSlide): boolean => state === 'active' && !answered;

/** Before the first question of an attempt, where their number is limited: which one it is, 1-based, and how many there are; null else. */
export function attemptToBegin({ me, slide }: Pick<PlayerView, 'me' | 'slide'>): AttemptPlace | null {
  if (me.remainingAttempts === null || me.responses > 0 || slide === null || slide.postponed > 0) return null;
  return { number: me.attempt, count: me.attempt + me.remainingAttempts };
}

export interface AttemptPlace {
  readonly number: number;
  readonly count: number;
}
