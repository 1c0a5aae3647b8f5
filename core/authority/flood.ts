// Flood detection: players joining faster than a class could.

import type { Room, Seat } from '#core/authority/state.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { JOIN_LIMITS } from '#core/room/flood.ts';

/**
 * Returns the room with its flood updated, if the newest seat started one or belongs to one. `isInvited`:
 * true for seats that the host created, which don't count.
 */
export function withFlood(room: Room, isInvited: (seat: Seat) => boolean): Room {
  const last = sizeOf(room.seats) - 1;
  const newest = at(room.seats, last);
  if (!newest || isInvited(newest)) return room;
  let first = last;
  let joins = 1;
  for (let index = last - 1; index >= 0 && joins < JOIN_LIMITS.floodJoins; index -= 1) {
    const seat = at(room.seats, index) as Seat;
    if (seat.joinedAt <= newest.joinedAt - JOIN_LIMITS.floodWindowMs) return room;
    if (isInvited(seat)) continue;
    joins += 1;
    first = index;
  }
  if (joins < JOIN_LIMITS.floodJoins) return room;
  const { flood } = room;
  return { ...room, flood: { first: flood && flood.last >= first ? flood.first : first, last } };
}
