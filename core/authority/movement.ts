// Movement in a student-paced game: ranks when a player last saw the leaderboard, and overtakes up to that
// player's latest answer.

import { isPlaying } from '#core/authority/seats.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { boardEvery, isTeacherPaced } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import { accuracyOf } from '#core/scoring/score.ts';

/** Number of responses from which a player with this many counts their moves; 0 if there are none before. */
export function lastSeen(room: Room, responses: number): number {
  return Math.max(0, responses - (boardEvery(room) || 1));
}

/**
 * Both instants are in the past, so the result changes only when players are removed or restored. Cached by
 * the seat's responses; `out`: the number of unranked seats at the time. Newcomers rank below, then and now.
 */
const ranksBefore = new WeakMap<readonly Response[], { readonly out: number; readonly rank: number }>();

/**
 * Returns when the seat previously saw the leaderboard, in ms on the server's clock; null if it never did, if
 * the game is teacher-paced, or once it is over.
 */
export function seenBefore(room: Room, seatIndex: number): number | null {
  const { responses } = at(room.seats, seatIndex) as Seat;
  if (isTeacherPaced(room) || isFinished(room.state)) return null;
  return responses[lastSeen(room, responses.length) - 1]?.at ?? null;
}

/**
 * The seat's rank at that time, adjusted to show only overtakes: among equal scores no one moves. Null if
 * unknown.
 */
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

/** Scans the whole room for every answer, so it allocates no object per seat. */
function moved(room: Room, own: number, from: number, to: number): number {
  const seat = at(room.seats, own) as Seat;
  const [ownBefore, ownNow] = [standingAt(seat, from), standingAt(seat, to)];
  let rank = 1;
  let index = -1;
  for (const chunk of room.seats)
    for (const other of chunk) {
      index += 1;
      if (index === own || !isPlaying(other)) continue;
      const isStill = hasOnlyBefore(other, from);
      const before = isStill ? other.score : scoreAt(other, from);
      const now = isStill ? before : scoreAt(other, to);
      const wasAhead =
        before === ownBefore.score
          ? isFirstOfEqual(other, ownBefore, from, index < own)
          : before > ownBefore.score;
      const isAhead =
        now === ownNow.score ? isFirstOfEqual(other, ownNow, to, index < own) : now > ownNow.score;
      if (isAhead) rank += 1;
      if (wasAhead && now < ownNow.score) rank += 1;
      if (!wasAhead && now > ownNow.score) rank -= 1;
    }
  return rank;
}

/** True if all of the seat's score is from its only attempt's responses up to the instant, as most in a large room. */
function hasOnlyBefore({ past, ledger, score, responses }: Seat, instant: number): boolean {
  return !past?.length && !ledger?.length && score >= 0 && (responses.at(-1)?.at ?? 0) <= instant;
}

/** A player's figures at an instant, which many others are compared with. */
interface StandingThen {
  readonly score: number;
  readonly isIdle: boolean;
  readonly accuracy: number;
  readonly timeMs: number;
}

function standingAt(seat: Seat, instant: number): StandingThen {
  return {
    score: scoreAt(seat, instant),
    isIdle: isIdleAt(seat, instant),
    accuracy: accuracyAt(seat, instant),
    timeMs: timeAt(seat, instant),
  };
}

/**
 * True if the seat ranked above a player with the same score at that instant. `isFirst`: it joined earlier.
 */
function isFirstOfEqual(seat: Seat, other: StandingThen, instant: number, isFirst: boolean): boolean {
  const isIdle = isIdleAt(seat, instant);
  if (isIdle !== other.isIdle) return !isIdle;
  const better = accuracyAt(seat, instant) - other.accuracy;
  if (better !== 0) return better > 0;
  const later = timeAt(seat, instant) - other.timeMs;
  return later === 0 ? isFirst : later < 0;
}

function isIdleAt({ past, responses: [first] }: Seat, instant: number): boolean {
  return !past?.length && (!first || first.at > instant);
}

function accuracyAt({ responses, marks, possible }: Seat, instant: number): number {
  let [earned, most] = [marks, possible];
  const count = countAt(responses, instant);
  for (let index = count; index < responses.length; index += 1) {
    earned -= responses[index]?.marks ?? 0;
    most -= responses[index]?.possible ?? 0;
  }
  return accuracyOf(earned, most, count);
}

function timeAt({ responses, timeMs }: Seat, instant: number): number {
  let time = timeMs;
  for (let index = countAt(responses, instant); index < responses.length; index += 1)
    time -= responses[index]?.timeMs ?? 0;
  return time;
}

/** Number of responses up to the instant. Little happens after it, so this searches from the end. */
function countAt(responses: readonly Response[], instant: number): number {
  let count = responses.length;
  while ((responses[count - 1]?.at ?? 0) > instant) count -= 1;
  return count;
}

/** Best score of the seat at that instant. */
export function scoreAt(seat: Seat, instant: number): number {
  let best = Math.max(0, scoreOfAttempt(seat.score, seat, instant));
  if (seat.past)
    for (const attempt of seat.past)
      best = Math.max(best, scoreOfAttempt(attempt.standing.score, attempt, instant));
  return best;
}

type Scored = Pick<Seat, 'responses' | 'ledger'>;

function scoreOfAttempt(score: number, { responses, ledger }: Scored, instant: number): number {
  let then = score;
  for (let index = countAt(responses, instant); index < responses.length; index += 1)
    then -= responses[index]?.breakup.total ?? 0;
  if (ledger) for (const entry of ledger) if (entry.at > instant) then -= entry.points;
  return then;
}
