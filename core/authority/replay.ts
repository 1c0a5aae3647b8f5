// A game's log on a time line: when each event was, and what stood there afterwards.

import type { RoomEvent } from '#core/authority/events.ts';
import { hostSlide } from '#core/authority/hostView.ts';
import { playerView } from '#core/authority/playerView.ts';
import { seatIndexOf } from '#core/authority/seats.ts';
import type { Room } from '#core/authority/state.ts';
import { boardOf, roomInfo, type ViewContext } from '#core/authority/viewParts.ts';
import type { ReplayMark, ReplayMoment, ReplayOverview } from '#core/views/replay.ts';

/** Milliseconds: where nothing happened for longer, the time line goes on. */
const LONGEST_WAIT_MS = 30_000;

/** When each event was: the server's time, and the place on the time line; both in ms, and neither ever goes back. */
export interface Timeline {
  readonly times: readonly number[];
  readonly places: readonly number[];
  readonly overview: ReplayOverview;
}

/** null for a game that never started. An event that tells no time happened with the one before it. */
export function timelineOf(events: readonly RoomEvent[]): Timeline | null {
  const start = events.findIndex(isStart);
  if (start < 0) return null;
  const times: number[] = [];
  const places: number[] = [];
  const marks: ReplayMark[] = [];
  let [time, place] = [0, 0];
  events.forEach((event, index) => {
    const at = event.type === 'answered' ? event.response.at : 'at' in event ? event.at : time;
    if (index > start) place += Math.min(LONGEST_WAIT_MS, Math.max(0, at - time));
    time = Math.max(time, at);
    times.push(time);
    places.push(place);
    const kind = MARKS[event.type];
    if (kind) marks.push({ kind, place, question: event.type === 'slideOpened' ? event.index : null });
  });
  return { times, places, overview: { length: place, marks } };
}

const MARKS: { readonly [Type in RoomEvent['type']]?: ReplayMark['kind'] } = {
  gameStarted: 'start',
  slideOpened: 'question',
  gamePaused: 'pause',
  gameResumed: 'resume',
  gameEnded: 'end',
};

/** An assigned game is open from its beginning. */
function isStart(event: RoomEvent): boolean {
  return event.type === 'gameStarted' || (event.type === 'roomCreated' && event.playMode === 'async');
}

/** How many events had happened at this place, in ms, and what time it was. */
export function momentAt({ times, places }: Timeline, place: number): { count: number; at: number } {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) <= place) low = middle + 1;
    else high = middle;
  }
  const last = Math.max(0, low - 1);
  return { count: low, at: (times[last] ?? 0) + place - (places[last] ?? 0) };
}

/** `playerId`: whose screen is wanted too. */
export function replayMoment(
  room: Room,
  at: number,
  playerId: string | null,
  context: ViewContext,
): ReplayMoment {
  const seat = playerId === null ? -1 : seatIndexOf(room, playerId);
  return {
    at,
    room: roomInfo(room),
    slide: hostSlide(room),
    board: boardOf(room, context, null),
    player: seat < 0 ? null : playerView(room, seat, context),
  };
}
