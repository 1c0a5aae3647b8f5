// Until when an assigned game can be played: by everybody until it is due, and by single players as long as the host lets them
// (specification 3, section 3 "Accommodations": extendedDeadline).

import { isPlaying } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { entriesOf, mapped } from '#core/collections/list.ts';

/** The instant that due times are held against: while the game is paused they come no nearer. */
export function dueClock({ state, pausedAt }: Room, now: number): number {
  return state === 'paused' && pausedAt !== null ? pausedAt : now;
}

/** The room with the due times that lie ahead so much later: nobody loses what a pause has taken. Times that have passed stay passed. */
export function withLaterDueTimes(room: Room, by: number): Room {
  const { expiresAt, passedAt = 0, untils } = room;
  const moved = { ...room, expiresAt: expiresAt > passedAt ? expiresAt + by : expiresAt };
  if (!untils) return moved;
  return withUntils({
    ...moved,
    seats: mapped(room.seats, (seat) =>
      seat.allowedUntil !== undefined && seat.allowedUntil > passedAt
        ? { ...seat, allowedUntil: seat.allowedUntil + by }
        : seat,
    ),
  });
}

/** When the time of this seat ends, in ms of the server's clock. A due date that is moved behind it counts for this seat too. */
export function timeOf({ expiresAt }: Room, { allowedUntil = 0 }: Seat): number {
  return Math.max(expiresAt, allowedUntil);
}

/** Whether the time of this seat is over, while the room is still open for others. */
export function isOutOfTime(room: Room, seat: Seat): boolean {
  return room.passedAt !== undefined && timeOf(room, seat) <= room.passedAt;
}

/** The seat as its player finds it: a question that the end of its time has cut off stands before nobody; more time brings it back. */
export function inTime(room: Room, seat: Seat): Seat {
  return isOutOfTime(room, seat) ? { ...seat, open: null } : seat;
}

/** Whether nothing is left to do for this seat in its present attempt: it has finished, or its time is over. */
export function isOver(room: Room, seat: Seat): boolean {
  return seat.isOver || isOutOfTime(room, seat);
}

/** When the room closes for the last one. */
export function closesAt({ expiresAt, untils = [] }: Room): number {
  return Math.max(expiresAt, untils.at(-1) ?? expiresAt);
}

/** When somebody's time ends next; what has ended already, for nobody but these, does not end again. */
export function nextClosing(room: Room): number {
  const { expiresAt, untils = [], passedAt = 0 } = room;
  if (expiresAt > passedAt) return expiresAt;
  return untils.find((until) => until > passedAt) ?? closesAt(room);
}

/** As `withUntils`, after the seat has come or gone: all seats are looked at only where it has a time of its own. */
export function withUntilsAfter(room: Room, seat: Seat): Room {
  return seat.allowedUntil === undefined ? room : withUntils(room);
}

/** The room with the times of its players as they are now: after one was given or taken back, or somebody has left. */
export function withUntils(room: Room): Room {
  const { untils: before, ...others } = room;
  const found = new Set<number>();
  for (const [, seat] of entriesOf(room.seats))
    if (isPlaying(seat) && seat.allowedUntil !== undefined) found.add(seat.allowedUntil);
  if (found.size === 0) return before ? others : room;
  return { ...others, untils: [...found].sort((a, b) => a - b) };
}
