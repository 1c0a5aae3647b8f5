// Highlights of a game (docs/game-rules.md, "Highlights"). All they reveal about other players is a count.

import { missesBefore } from '#core/authority/misses.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { isRecorded } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import { policyOf } from '#core/authority/order/policies.ts';
import { MEMORABLE, type Highlight } from '#core/views/highlights.ts';
import type { Tally } from '#core/questions/authority.ts';

/**
 * Returns the most remarkable ones first. `given`: the responses that count, by question; `order`: the
 * attempt's questions as the player met them. Reveals results, so it isn't for players who may not see them
 * yet.
 */
export function highlightsOf(
  room: Room,
  { responses, longestStreak }: Pick<Seat, 'responses' | 'longestStreak'>,
  given: ReadonlyMap<number, Response>,
  order: readonly number[],
): readonly Highlight[] {
  const numberOf = (q: number): number => order.indexOf(q) + 1;
  const { replacesAnswers } = policyOf(room);
  const right = [...given.values()].filter(({ result }) => result === 'correct');
  const found: (Highlight | null)[] = [
    rare(room, right, numberOf),
    comeback(replacesAnswers ? [...given.values()] : responses, numberOf),
    longestStreak >= MEMORABLE.streakFrom ? { kind: 'streak', count: longestStreak } : null,
    replacesAnswers ? null : madeUp(right),
    isRecorded(room) ? null : quickest(right, numberOf),
  ];
  return found.filter((moment) => moment !== null).slice(0, MEMORABLE.most);
}

/**
 * Only once the game is over: before that, it would reveal how others are doing. In solo games, the others
 * are simulated.
 */
function rare(room: Room, right: readonly Response[], numberOf: (q: number) => number): Highlight | null {
  if (!isFinished(room.state) || room.playMode === 'solo') return null;
  const share = ({ q }: Response): number => {
    const { answered, correct } = room.tallies[q] as Tally;
    return answered < MEMORABLE.rareAnswered ? 1 : correct / answered;
  };
  const rarest = right.toSorted((a, b) => share(a) - share(b))[0];
  if (!rarest || share(rarest) > MEMORABLE.rareShare) return null;
  const { answered, correct } = room.tallies[rarest.q] as Tally;
  return { kind: 'rare', number: numberOf(rarest.q), right: correct, answered };
}

function comeback(responses: readonly Response[], numberOf: (q: number) => number): Highlight | null {
  let best: Highlight | null = null;
  let most = MEMORABLE.missesFrom - 1;
  for (const [index, { q, result }] of responses.entries()) {
    const misses = result === 'correct' ? missesBefore(responses, index) : 0;
    if (misses <= most) continue;
    most = misses;
    best = { kind: 'comeback', number: numberOf(q), misses };
  }
  return best;
}

function madeUp(right: readonly Response[]): Highlight | null {
  const count = right.filter(({ asking }) => asking !== undefined).length;
  return count > 0 ? { kind: 'madeUp', count } : null;
}

/** Counts a question only the first time it is asked. */
function quickest(right: readonly Response[], numberOf: (q: number) => number): Highlight | null {
  const atOnce = right.filter(({ asking }) => asking === undefined);
  if (atOnce.length < MEMORABLE.quickestOf) return null;
  const { q, timeMs } = atOnce.reduce((best, each) => (each.timeMs < best.timeMs ? each : best));
  return { kind: 'quickest', number: numberOf(q), timeMs };
}
