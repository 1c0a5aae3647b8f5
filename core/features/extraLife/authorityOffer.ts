// When a player is offered the extra life of the present attempt, and what has become of it (specification 2, section 4).

import { isOver } from '#core/authority/dueTimes.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { LifeOffer, Response, Room, Seat } from '#core/authority/state.ts';
import { EXTRA_LIFE, type ExtraLifeState, offersExtraLife } from '#core/features/extraLife/extraLife.ts';
import { isAttempt, isFinished } from '#core/room/phase.ts';

/** What the player has to decide now; null where there is nothing. */
export function standingOffer(room: Room, seat: Seat): LifeOffer | null {
  return isFinished(room.state) || isOver(room, seat) ? null : seat.lifeOffer;
}

/** null where the game has none. */
export function extraLifeOf(room: Room, { open, responses }: Seat): ExtraLifeState | null {
  if (!offersExtraLife(room)) return null;
  if (open?.byExtraLife) return 'inProgress';
  return responses.some(({ byExtraLife }) => byExtraLife) ? 'utilised' : 'available';
}

/**
 * The offer that follows from this response; none where it was not missed, or the question was asked before. `before`: the seat
 * as it was before it, `after`: as it is now. Robots take no offers: they are there to try the game out.
 */
export function offering(
  room: Room,
  seatIndex: number,
  before: Seat,
  after: Seat,
  { q, state, result, asking, at }: Response,
): readonly RoomEvent[] {
  const missed = result === 'incorrect' && (isAttempt(state) || state === 'timedOut');
  if (!missed || asking || after.open || after.robot !== undefined) return [];
  if (extraLifeOf(room, after) !== 'available') return [];
  const until = room.options.timer === 'off' ? null : at + EXTRA_LIFE.offerMs;
  return [{ type: 'extraLifeOffered', seat: seatIndex, at, offer: { q, until, streak: before.streak } }];
}

/** Whether the time to decide is over; `graceMs`: what a decision may be late by. */
export function isPast({ until }: LifeOffer, now: number, graceMs = 0): boolean {
  return until !== null && now >= until + graceMs;
}
