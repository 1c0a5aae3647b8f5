// Players' places at the end of a live game: with a projector connected, players learn them once it has shown
// its podium.

import { isPlaying } from '#core/authority/seats.ts';
import { standingOf } from '#core/authority/standing.ts';
import type { Room } from '#core/authority/state.ts';
import { entriesOf } from '#core/collections/list.ts';

/** True if players may see who is ahead, now that nothing is left for the projector to show first. */
export function showsPlaces({ options, podiumAt }: Room): boolean {
  return options.studentLeaderboard === 'yes' && podiumAt === undefined;
}

/** Returns the finished room with its places withheld until `podiumAt`, if players would see any. */
export function withholdingPlaces(room: Room, podiumAt: number): Room {
  return room.playMode === 'live' && showsPlaces(room) && hasPoints(room) ? { ...room, podiumAt } : room;
}

/** Returns the room with its places no longer withheld. */
export function showingPlaces({ podiumAt: _podiumAt, ...room }: Room): Room {
  return room;
}

/** Without points, the podium stays empty. */
function hasPoints(room: Room): boolean {
  for (const [, seat] of entriesOf(room.seats))
    if (isPlaying(seat) && standingOf(seat).score > 0) return true;
  return false;
}
