// Due times of an assigned game: the game's own, and later ones the host grants to individual players
// (specification 3, section 3 "Accommodations": extendedDeadline).

import { isPlaying } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { entriesOf, mapped } from '#core/collections/list.ts';

/** The time that due times are compared with; it stops while the game is paused. */
export function deadlineClock({ state, pausedAt }: Room, now: number): number {
  return state === 'paused' && pausedAt !== null ? pausedAt : now;
}

/**
 * Returns the room with future due times moved `by` ms later, so that a pause costs no one time. Times
 * already past stay past.
 */
export function withLaterDueTimes(room: Room, by: number): Room {
  const { expiresAt, timeUpAt = 0, extendedDeadlines } = room;
  const moved = { ...room, expiresAt: expiresAt > timeUpAt ? expiresAt + by : expiresAt };
  if (!extendedDeadlines) return moved;
  return withExtendedDeadlines({
    ...moved,
    seats: mapped(room.seats, (seat) =>
      seat.allowedUntil !== undefined && seat.allowedUntil > timeUpAt
        ? { ...seat, allowedUntil: seat.allowedUntil + by }
        : seat,
    ),
  });
}

/**
 * Returns when this seat's time ends, in ms on the server's clock. If the due date moves past the seat's own
 * time, it applies to the seat too.
 */
export function deadlineOfSeat({ expiresAt }: Room, { allowedUntil = 0 }: Seat): number {
  return Math.max(expiresAt, allowedUntil);
}

/** True if this seat's time is up while the room is still open to others. */
export function isOutOfTime(room: Room, seat: Seat): boolean {
  return room.timeUpAt !== undefined && deadlineOfSeat(room, seat) <= room.timeUpAt;
}

/**
 * Returns the seat as its player sees it: a question cut off by the end of the seat's time isn't open. More
 * time brings it back.
 */
export function asPlayerSees(room: Room, seat: Seat): Seat {
  return isOutOfTime(room, seat) ? { ...seat, open: null } : seat;
}

/** True if this seat has nothing left to do in its current attempt: it has finished, or its time is up. */
export function isOver(room: Room, seat: Seat): boolean {
  return seat.isOver || isOutOfTime(room, seat);
}

/** Returns when the room closes for the last player, in ms on the server's clock. */
export function closesAt({ expiresAt, extendedDeadlines = [] }: Room): number {
  return Math.max(expiresAt, extendedDeadlines.at(-1) ?? expiresAt);
}

/**
 * Returns when the next player's time ends, in ms on the server's clock. Times already recorded as past are
 * skipped.
 */
export function nextDueTime(room: Room): number {
  const { expiresAt, extendedDeadlines = [], timeUpAt = 0 } = room;
  if (expiresAt > timeUpAt) return expiresAt;
  return extendedDeadlines.find((until) => until > timeUpAt) ?? closesAt(room);
}

/**
 * Like `withExtendedDeadlines`, after this seat was added or removed. Scans all seats only if this one has
 * its own end time.
 */
export function withExtendedDeadlinesAfter(room: Room, seat: Seat): Room {
  return seat.allowedUntil === undefined ? room : withExtendedDeadlines(room);
}

/**
 * Returns the room with `untils` recomputed, after an extension was granted or withdrawn, or a player left.
 */
export function withExtendedDeadlines(room: Room): Room {
  const { extendedDeadlines: before, ...others } = room;
  const found = new Set<number>();
  for (const [, seat] of entriesOf(room.seats))
    if (isPlaying(seat) && seat.allowedUntil !== undefined) found.add(seat.allowedUntil);
  if (found.size === 0) return before ? others : room;
  return { ...others, extendedDeadlines: [...found].sort((a, b) => a - b) };
}
