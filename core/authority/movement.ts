// At an own pace: where players stood when a player last saw the standings, and who has passed whom until that player's last answer.

import { policyOf } from '#core/authority/order/order.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { at, entriesOf, sizeOf } from '#core/collections/list.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';

/** After how many of so many responses a player saw the standings before; 0 where that was never. */
export function lastSeen(room: Room, responses: number): number {
  return Math.max(0, responses - policyOf(room).boardEvery);
}

interface Stood {
  readonly index: number;
  readonly score: number;
  readonly timeMs: number;
  readonly isIdle: boolean;
}

/**
 * Both instants lie in the past, so that what follows from them changes only as players are removed, or come back: kept beside the
 * responses that they are of. `out`: how many seats were in no ranks when it was worked out. Newcomers stand behind, then and now.
 */
const ranksBefore = new WeakMap<readonly Response[], { readonly out: number; readonly rank: number }>();

/** When the seat saw the standings before, in ms of the server's clock; null where that was never, or nobody goes on. */
export function seenBefore(room: Room, seatIndex: number): number | null {
  const { responses } = at(room.seats, seatIndex) as Seat;
  if (isTeacherPaced(room) || isFinished(room.state)) return null;
  return responses[lastSeen(room, responses.length) - 1]?.at ?? null;
}

/** The rank of the seat then, as far as it tells who was overtaken, or overtook: among equal scores nobody moves. */
export function rankBefore(room: Room, seatIndex: number): number | null {
  const from = seenBefore(room, seatIndex);
  const { responses } = at(room.seats, seatIndex) as Seat;
  const to = responses.at(-1)?.at;
  if (from === null || to === undefined) return null;
  const out = sizeOf(room.seats) - room.players;
  const known = ranksBefore.get(responses);
  if (known?.out === out) return known.rank;
  const rank = moved(room, seatIndex, from, to);
  ranksBefore.set(responses, { out, rank });
  return rank;
}

function moved(room: Room, own: number, from: number, to: number): number {
  const seat = at(room.seats, own) as Seat;
  const [ownBefore, ownNow] = [stoodAt(seat, own, from), stoodAt(seat, own, to)];
  let rank = 1;
  for (const [index, other] of entriesOf(room.seats)) {
    if (index === own || !isPlaying(other)) continue;
    const [before, now] = [stoodAt(other, index, from), stoodAt(other, index, to)];
    const wasAhead = compare(before, ownBefore) < 0;
    if (compare(now, ownNow) < 0) rank += 1;
    if (wasAhead && now.score < ownNow.score) rank += 1;
    if (!wasAhead && now.score > ownNow.score) rank -= 1;
  }
  return rank;
}

/** Negative if `a` stood before `b`. */
function compare(a: Stood, b: Stood): number {
  return b.score - a.score || Number(a.isIdle) - Number(b.isIdle) || a.timeMs - b.timeMs || a.index - b.index;
}

function stoodAt(seat: Seat, index: number, instant: number): Stood {
  const { responses, timeMs } = seat;
  const first = responses[0];
  const isIdle = !seat.past?.length && (!first || first.at > instant);
  return {
    index,
    score: scoreAt(seat, instant),
    timeMs: timeMs - sumLater(responses, instant, timeOf),
    isIdle,
  };
}

const timeOf = ({ timeMs }: Response): number => timeMs;
const pointsOf = ({ breakup }: Response): number => breakup.total;

/** The best score of the seat at that instant. */
export function scoreAt(seat: Seat, instant: number): number {
  const { past = [] } = seat;
  return past.reduce(
    (best, attempt) => Math.max(best, scoreOfAttempt(attempt.standing.score, attempt, instant)),
    Math.max(0, scoreOfAttempt(seat.score, seat, instant)),
  );
}

type Scored = Pick<Seat, 'responses' | 'ledger'>;

function scoreOfAttempt(score: number, { responses, ledger = [] }: Scored, instant: number): number {
  const moves = ledger.reduce((sum, { at: when, points }) => (when > instant ? sum + points : sum), 0);
  return score - moves - sumLater(responses, instant, pointsOf);
}

/** Of the responses after the instant. They are few: looked for from the end. */
function sumLater(
  responses: readonly Response[],
  instant: number,
  of: (response: Response) => number,
): number {
  let sum = 0;
  for (let index = responses.length - 1; index >= 0; index -= 1) {
    const response = responses[index] as Response;
    if (response.at <= instant) break;
    sum += of(response);
  }
  return sum;
}
