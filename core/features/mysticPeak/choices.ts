// Which stop follows a miss, and which obstacle that is (mystic-peak, sections 4 and 5).

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { DIFFICULTIES, type Difficulty, type GameId, GAMES } from '#core/features/mysticPeak/games/game.ts';
import type { MissStop } from '#core/features/mysticPeak/ids.ts';
import { shuffled, type Stream } from '#core/random/stream.ts';

/** The stop behind a missed first go; null where none is due. `possible`: those that can be now. */
export function stopAfterMiss(
  {
    sinceStop,
    used,
    nextKind,
  }: { readonly sinceStop: number; readonly used: readonly MissStop[]; readonly nextKind: MissStop },
  possible: readonly MissStop[],
): MissStop | null {
  if (sinceStop < MYSTIC_PEAK.stopDistance) return null;
  const kinds: readonly MissStop[] =
    nextKind === 'obstacle' ? ['obstacle', 'powerupSelection'] : ['powerupSelection', 'obstacle'];
  return kinds.find((kind) => possible.includes(kind) && !used.includes(kind)) ?? null;
}

/** By thirds of the mountain. `camp` is 1-based. */
export function difficultyOf(camp: number, camps: number): Difficulty {
  return DIFFICULTIES[Math.floor((DIFFICULTIES.length * (camp - 1)) / camps)] ?? 'easy';
}

/** The nth obstacle of a seat, from 0: all three in each row, and none twice running. */
export function gameFor(source: (name: string) => Stream, seat: number, nth: number): GameId {
  const draws = source(`peak:games:${seat}`);
  let row: readonly GameId[] = [];
  for (let n = 0; n <= Math.floor(nth / GAMES.length); n += 1) {
    const before = row.at(-1);
    const next = shuffled(draws, GAMES);
    row = next[0] === before ? [...next.slice(1), ...next.slice(0, 1)] : next;
  }
  return row[nth % GAMES.length] ?? GAMES[0];
}
