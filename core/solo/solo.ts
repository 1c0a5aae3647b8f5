// Playing alone, whenever one likes: its numbers, and what a student may choose (specification 2, sections 5 and 9 "Solo bots").

import { modeOf } from '#core/modes/registry.ts';
import { blocksOf, dealt } from '#core/questions/groups.ts';
import { type Seed, shuffled, stream } from '#core/random/stream.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { optionsIn, readOptions } from '#core/features/options.ts';
import { GAME_TYPES, type GameType } from '#core/room/phase.ts';

export const SOLO = {
  /** Simulated players, at least and at most. */
  fewest: 15,
  most: 25,
  /** Rounds that are simulated where nobody says how many. */
  rounds: 20,
  /** Part of their answers that is right on average, 0 to 1, where nobody says another. */
  accuracy: 0.7,
  /** By how many per cent one of them is better or worse than that, at the most; nobody is all wrong, or never. */
  skillSpread: 20,
  leastSkill: 10,
  mostSkill: 97,
  /** Per cent of a question's time that is left after their answers, at least and at most, and how much that differs from answer to answer. */
  timeLeft: [35, 80],
  timeSpread: 15,
  /** Answers for each round after which one who tries until all is right gives up. */
  mostTries: 10,
  /** Questions of one game; of a longer quiz as many are drawn, others each time: nobody practises for hours, and each game is kept for days. */
  mostQuestions: 100,
} as const;

/** The kinds of games that can be played alone. */
export const SOLO_TYPES: readonly GameType[] = GAME_TYPES.filter((type) =>
  modeOf({ type }).playModes.includes('solo'),
);

/** With the clock, for points by speed, or without. Nobody is cut off. */
export const SOLO_TIMERS = ['classic', 'off'] as const satisfies readonly GameOptions['timer'][];

type Chosen = { readonly [Name in keyof GameOptions]?: GameOptions[Name] | undefined };

/** The options of a game alone, with what the student has chosen: everything else is as practice wants it. */
export function soloOptions(type: GameType, chosen: Chosen = {}): GameOptions {
  return { ...readOptions(type, { ...chosen }), ...optionsIn('alone') };
}

/** What one game asks of a quiz, `most` at the most, in the author's order. Questions that belong together come whole where they fit. */
export function drawnQuestions<T extends { readonly group?: string }>(
  questions: readonly T[],
  seed: Seed,
  most: number = SOLO.mostQuestions,
): readonly T[] {
  if (questions.length <= most) return questions;
  const blocks = blocksOf([...questions.keys()], (place) => questions[place]?.group);
  const drawn = new Set(dealt(shuffled(stream(seed, 'solo:questions'), blocks), most).hand.flat());
  return questions.filter((_, place) => drawn.has(place));
}
