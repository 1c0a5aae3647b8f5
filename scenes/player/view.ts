// What the player's scenes show: the view that the server sent, and what this device has of an answer that is not final.

import type { AnswerOf, Question, QuestionType } from '#core/questions/question.ts';
import type { SecondChance } from '#core/features/redemption/views.ts';
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

/**
 * What the scene of milestones tells, and the name of its words. Second chances: what they are, which one to take, and what is said
 * behind the last one. Mastery: how far the player is, with an accuracy that has risen, has fallen or is as it was, and at the
 * end that all is right.
 */
export type Milestone =
  | `redemption.${'before' | 'choice' | 'after'}`
  | `mastery.${'inGame' | 'increased' | 'decreased' | 'achieved' | 'achievedUnseen' | 'changed'}`;

/** A meme as it is shown, its words in the reader's language. */
export interface ShownMeme {
  readonly id: string;
  /** Address of the picture. */
  readonly picture: string;
  readonly caption: string;
  /** What the picture shows. */
  readonly alt: string;
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

/** Second chances that are shown at once: a phone has room for no more, and those behind them come forward. */
const CHANCES_SHOWN = 6;

export function offeredChances({ slide }: Pick<PlayerView, 'slide'>): readonly SecondChance[] {
  return slide?.secondChances.slice(0, CHANCES_SHOWN) ?? [];
}

/** Before the first question of an attempt, where their number is limited: which one it is, 1-based, and how many there are; null else. */
export function attemptToBegin({ me, slide }: Pick<PlayerView, 'me' | 'slide'>): AttemptPlace | null {
  if (me.remainingAttempts === null || me.responses > 0 || slide === null || slide.postponed > 0) return null;
  return { number: me.attempt, count: me.attempt + me.remainingAttempts };
}

export interface AttemptPlace {
  readonly number: number;
  readonly count: number;
}

/** Challenge: how many besides the reader have not finished. */
export function othersClimbing({ me, room }: Pick<PlayerView, 'me' | 'room'>): number {
  return room.challenge?.climbing.filter((id) => id !== me.playerId).length ?? 0;
}

/** What the line of a milestone needs on the canvas, on the page and for the ear; `further`: it also says that not all second chances are shown at once. */
export function milestoneLine({ me, room, slide }: PlayerView, milestone: Milestone) {
  const chances = slide?.secondChances.length ?? 0;
  const ofMastery = milestone.startsWith('mastery.');
  return {
    further: milestone === 'redemption.choice' && chances > CHANCES_SHOWN,
    values: {
      /** Second chances that stand open, or the questions of the game. */
      count: ofMastery ? room.questionCount : chances,
      done: me.answered,
      percent: me.accuracy,
      shown: CHANCES_SHOWN,
      total: chances,
    },
  };
}
