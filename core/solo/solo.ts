// Solo play: its numbers, and what a student may choose (specification 2, sections 5 and 9 "Solo bots").

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { HOSTED_TYPES, modeOf } from '#core/modes/registry.ts';
import { childrenOf } from '#core/questions/authoring.ts';
import { blocksOf, dealHand } from '#core/questions/groups.ts';
import { type Seed, shuffled, stream } from '#core/random/stream.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { GAME_TYPES, type GameType } from '#core/room/phase.ts';

export const SOLO = {
  /** Fewest and most simulated players. */
  fewest: 15,
  most: 25,
  /** Rounds to simulate by default. */
  rounds: 20,
  /** Average share of their answers that is right, 0 to 1, by default. */
  accuracy: 0.7,
  /**
   * Most percentage points by which a player is better or worse than that; no one is always or never right.
   */
  skillSpread: 20,
  minSkill: 10,
  maxSkill: 97,
  /**
   * Percent of a question's time left after their answers, from least to most, and how much that varies
   * between answers.
   */
  timeLeft: [35, 80],
  timeSpread: 15,
  /** Answers per round after which a player who tries until everything is right gives up. */
  maxTries: 10,
  /**
   * Most questions in one game. Longer quizzes draw this many, different ones each time: no one practices for
   * hours, and every game is kept for days.
   */
  maxQuestions: 100,
} as const;

/** Types of games that can be played solo. */
export const SOLO_TYPES: readonly GameType[] = GAME_TYPES.filter((type) =>
  modeOf({ type }).playModes.includes('solo'),
);

/** Types of games that their host can preview alone: those that no one leads and that need no friends. */
export const PREVIEW_TYPES: readonly GameType[] = HOSTED_TYPES.filter(
  (type) => modeOf({ type }).pacing === 'own',
);

/** With the clock, for speed points, or without. No one is cut off. */
export const SOLO_TIMERS = ['classic', 'off'] as const satisfies readonly GameOptions['timer'][];

/**
 * Draws the questions of one game, at most `most`, in the author's order. Groups stay whole where they fit.
 */
export function drawnQuestions(
  questions: readonly AuthoredQuestion[],
  seed: Seed,
  most: number = SOLO.maxQuestions,
): readonly AuthoredQuestion[] {
  // A parent takes as many places as it has questions, and one for itself.
  const places = questions.flatMap((question, place) => [place, ...childrenOf(question).map(() => place)]);
  if (places.length <= most) return questions;
  const blocks = blocksOf(places, (place) => questions[place]?.group ?? place);
  const drawn = new Set(dealHand(shuffled(stream(seed, 'solo:questions'), blocks), most).hand.flat());
  return questions.filter((_, place) => drawn.has(place));
}
