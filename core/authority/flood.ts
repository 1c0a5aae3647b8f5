// Whether those who come in are more than a class could be.

import type { Room, Seat } from '#core/authority/state.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { DOOR } from '#core/room/flood.ts';

/** The room with its flood, once the newest seat has made one or has come with it. `isInvited`: who did not come through the door counts for nothing. */
export function withFlood(room: Room, isInvited: (seat: Seat) => boolean): Room {
  const last = sizeOf(room.seats) - 1;
  const newest = at(room.seats, last);
  if (!newest || isInvited(newest)) return room;
  let first = last;
  let joins = 1;
  for (let index = last - 1; index >= 0 && joins < DOOR.floodJoins; index -= 1) {
    const seat = at(room.seats, index) as Seat;
    if (seat.joinedAt <= newest.joinedAt - DOOR.floodWindowMs) return room;
    if (isInvited(seat)) continue;
    joins += 1;
    first = index;
  }
  if (joins < DOOR.floodJoins) return room;
  const { flood } = room;
  return { ...room, flood: { first: flood && flood.last >= first ? flood.first : first, last } };
}
