// Players' places at the end of a live game: with a projector connected, players learn them once it has shown
// its podium.

import { isOver } from '#core/authority/dueTimes.ts';
import { isPlaying } from '#core/authority/seats.ts';
import { standingOf } from '#core/authority/standing.ts';
import type { Room } from '#core/authority/state.ts';
import type { ViewContext } from '#core/authority/viewContext.ts';
import { entriesOf } from '#core/collections/list.ts';
import { memoized } from '#core/collections/memoized.ts';
import { isFinished } from '#core/room/phase.ts';

/** True if players may see who is ahead, now that nothing is left for the projector to show first. */
export function showsPlaces(room: Room, { isProjected }: Pick<ViewContext, 'isProjected'>): boolean {
  if (room.options.studentLeaderboard !== 'yes' || room.podiumAt !== undefined) return false;
  return !isProjected || isFinished(room.state) || !isDecided(room);
}

/** Returns the finished room with its places withheld until `podiumAt`, if players would see any. */
export function withholdingPlaces(room: Room, podiumAt: number): Room {
  return showsPlaces(room, { isProjected: false }) && awaitsPodium(room) ? { ...room, podiumAt } : room;
}

/** Returns the room with its places no longer withheld. */
export function showingPlaces({ podiumAt: _podiumAt, ...room }: Room): Room {
  return room;
}

const decided = new WeakMap<Room, { readonly isDecided: boolean }>();

/**
 * True if the leaderboard is what the podium will show: no points are left to win, or everyone who is here and
 * has answered anything is done. If those who haven't counted, a new attempt or a stranger who only joins would
 * reveal it.
 */
function isDecided(room: Room): boolean {
  if (room.playMode !== 'live' || room.startedAt === null) return false;
  return memoized(decided, room, () => ({ isDecided: !isBeingPlayed(room) && awaitsPodium(room) })).isDecided;
}

function isBeingPlayed(room: Room): boolean {
  const { slide, questions, seats } = room;
  if (slide) {
    const ahead = questions.slice(slide.state === 'active' ? slide.index : slide.index + 1);
    return ahead.some(({ question }) => question.hasCorrectAnswer);
  }
  for (const [, seat] of entriesOf(seats))
    if (isPlaying(seat) && seat.connected && seat.responses.length > 0 && !isOver(room, seat)) return true;
  return false;
}

/** Without points, the podium stays empty. */
function awaitsPodium(room: Room): boolean {
  if (room.playMode !== 'live') return false;
  for (const [, seat] of entriesOf(room.seats))
    if (isPlaying(seat) && standingOf(seat).score > 0) return true;
  return false;
}
