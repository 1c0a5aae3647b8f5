// Choice of the stop after a miss, and of the obstacle (specification 2, section 9 "Mystic Peak").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { DIFFICULTIES, type Difficulty, type GameId, GAMES } from '#core/features/mysticPeak/games/ids.ts';
import type { MissStop } from '#core/features/mysticPeak/ids.ts';
import { type Seed, shuffled, stream } from '#core/random/stream.ts';

export interface StopsSoFar {
  /** Tries since the last stop after a miss, including this one. */
  readonly sinceStop: number;
  /** Stops after a miss in this camp. */
  readonly used: readonly MissStop[];
  /** The preferred kind: an obstacle at first, then whichever kind wasn't opened last. */
  readonly nextKind: MissStop;
}

/**
 * Returns the stop after a missed first try, if the camp has questions left; null if none is due. `possible`:
 * the kinds that can open now.
 */
export function stopAfterMiss(
  { sinceStop, used, nextKind }: StopsSoFar,
  possible: readonly MissStop[],
): MissStop | null {
  if (sinceStop < MYSTIC_PEAK.stopDistance) return null;
  const kinds = [nextKind, otherThan(nextKind)];
  return kinds.find((kind) => possible.includes(kind) && !used.includes(kind)) ?? null;
}

export function otherThan(kind: MissStop): MissStop {
  return kind === 'obstacle' ? 'powerupSelection' : 'obstacle';
}

/** Returns the difficulty by thirds of the mountain, easiest first. `camp` is 1-based. */
export function difficultyOf(camp: number, camps: number): Difficulty {
  return DIFFICULTIES[Math.floor((DIFFICULTIES.length * (camp - 1)) / camps)] ?? 'easy';
}

/**
 * Returns the game of a seat's nth obstacle, starting at 0: shuffled rounds of all games, never the same one
 * twice in a row.
 */
export function gameFor(seed: Seed, seat: number, nth: number): GameId {
  const draws = stream(seed, `peak:games:${seat}`);
  let row = shuffled(draws, GAMES);
  for (let left = Math.floor(nth / GAMES.length); left > 0; left -= 1) {
    const last = row.at(-1);
    do row = shuffled(draws, GAMES);
    while (row[0] === last);
  }
  return row[nth % GAMES.length] ?? GAMES[0];
}
