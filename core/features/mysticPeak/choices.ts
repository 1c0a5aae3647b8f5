// Which stop follows a miss, and which obstacle that is (specification 2, section 9 "Mystic Peak").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { DIFFICULTIES, type Difficulty, type GameId, GAMES } from '#core/features/mysticPeak/games/game.ts';
import type { MissStop } from '#core/features/mysticPeak/ids.ts';
import { type Seed, shuffled, stream } from '#core/random/stream.ts';

export interface StopsSoFar {
  /** Tries since the last stop behind a miss, this one counted. */
  readonly sinceStop: number;
  /** Stops behind a miss in this camp. */
  readonly used: readonly MissStop[];
  /** The kind whose turn it is: an obstacle at first, then other than the one that was opened last. */
  readonly nextKind: MissStop;
}

/** The stop behind a first go that was missed while questions are left in the camp; null where none is due. `possible`: kinds that can be now. */
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

/** By thirds of the mountain, the lower ones first. `camp` is 1-based, of `camps`. */
export function difficultyOf(camp: number, camps: number): Difficulty {
  return DIFFICULTIES[Math.floor((DIFFICULTIES.length * (camp - 1)) / camps)] ?? 'easy';
}

/** The game of a seat's nth obstacle, from 0: shuffled rows of all games, and none twice running. */
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
