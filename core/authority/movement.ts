// At an own pace: where players stood when a player last saw the standings, and who has passed whom until that player's last answer.

import { policyOf } from '#core/authority/order/policies.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';

/** After how many of so many responses a player saw the standings before; 0 where that was never. */
export function lastSeen(room: Room, responses: number): number {
  return Math.max(0, responses - policyOf(room).boardEvery);
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

/** Looks at the whole room for one answer: no object is made of a seat. */
function moved(room: Room, own: number, from: number, to: number): number {
  const seat = at(room.seats, own) as Seat;
  const [ownBefore, ownNow] = [scoreAt(seat, from), scoreAt(seat, to)];
  let rank = 1;
  let index = -1;
  for (const chunk of room.seats)
    for (const other of chunk) {
      index += 1;
      if (index === own || !isPlaying(other)) continue;
      const before = scoreAt(other, from);
      const now = scoreAt(other, to);
      const wasAhead =
        before === ownBefore ? isFirstOfEqual(other, seat, from, index < own) : before > ownBefore;
      const isAhead = now === ownNow ? isFirstOfEqual(other, seat, to, index < own) : now > ownNow;
      if (isAhead) rank += 1;
      if (wasAhead && now < ownNow) rank += 1;
      if (!wasAhead && now > ownNow) rank -= 1;
    }
  return rank;
}

/** Whether it stood before the other at that instant, with the same score. `isFirst`: it joined before. */
function isFirstOfEqual(seat: Seat, other: Seat, instant: number, isFirst: boolean): boolean {
  const isIdle = isIdleAt(seat, instant);
  if (isIdle !== isIdleAt(other, instant)) return !isIdle;
  const later = timeAt(seat, instant) - timeAt(other, instant);
  return later === 0 ? isFirst : later < 0;
}

function isIdleAt({ past, responses: [first] }: Seat, instant: number): boolean {
  return !past?.length && (!first || first.at > instant);
}

function timeAt({ responses, timeMs }: Seat, instant: number): number {
  let time = timeMs;
  for (let index = responses.length - 1; index >= 0; index -= 1) {
    const response = responses[index] as Response;
    if (response.at <= instant) break;
    time -= response.timeMs;
  }
  return time;
}

/** The best score of the seat at that instant. */
export function scoreAt(seat: Seat, instant: number): number {
  let best = Math.max(0, scoreOfAttempt(seat.score, seat, instant));
  if (seat.past)
    for (const attempt of seat.past)
      best = Math.max(best, scoreOfAttempt(attempt.standing.score, attempt, instant));
  return best;
}

type Scored = Pick<Seat, 'responses' | 'ledger'>;

/** What came after the instant is little: looked for from the end. */
function scoreOfAttempt(score: number, { responses, ledger }: Scored, instant: number): number {
  let then = score;
  for (let index = responses.length - 1; index >= 0; index -= 1) {
    const response = responses[index] as Response;
    if (response.at <= instant) break;
    then -= response.breakup.total;
  }
  if (ledger) for (const entry of ledger) if (entry.at > instant) then -= entry.points;
  return then;
}
