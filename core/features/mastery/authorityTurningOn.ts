// A running game that becomes a mastery game (specification 2, section 4 "Mastery mode can be turned on for an existing game").

import { countingResponses } from '#core/authority/askings.ts';
import { isOutOfTime } from '#core/authority/dueTimes.ts';
import { isPlaying, orderOf } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { mapped } from '#core/collections/list.ts';
import { isAskedAgain } from '#core/features/mastery/authorityOrder.ts';
import type { Reattempts } from '#core/features/mastery/mastery.ts';
import { modeOf } from '#core/modes/registry.ts';
import { offersReview } from '#core/features/review/review.ts';

/** Whether the host can still choose it: players are under way at an own pace, each for oneself, and not looking over what they hand in. */
export function turnsToMastery(room: Room): boolean {
  return modeOf(room).turnsToMastery && room.playMode !== 'solo' && !offersReview(room);
}

/** The room as a mastery game: what was missed so far comes again to everybody, also to who was over. */
export function withMastery(room: Room, masteryReattempts: Reattempts): Room {
  const type = 'mastery_mode';
  const options = { ...room.options, masteryReattempts };
  const changed: Room = {
    ...room,
    type,
    options: { ...options, ...modeOf({ type }).settled?.(options) },
  };
  return { ...changed, seats: mapped(room.seats, (seat, index) => requeued(changed, index, seat)) };
}

/** First what the seat has not met, then what it missed, at last what it left for later. */
function requeued(room: Room, seatIndex: number, seat: Seat): Seat {
  const given = countingResponses(seat.responses);
  const waiting = new Set((seat.later ?? []).map(({ q }) => q));
  const order = orderOf(room, seatIndex);
  const isMissed = (q: number): boolean => {
    const response = given.get(q);
    return response !== undefined && isAskedAgain(room, response);
  };
  const queue = [
    ...order.filter((q) => !given.has(q) && !waiting.has(q)),
    ...order.filter(isMissed),
    ...waiting,
  ];
  const playsOn = queue.length > 0 && isPlaying(seat) && !isOutOfTime(room, seat);
  return { ...seat, queue, lifeOffer: null, isOver: seat.isOver && !playsOn };
}
