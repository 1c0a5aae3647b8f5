// A game's log on a time line: when each event was, and what stood there afterwards.

import type { RoomEvent } from '#core/authority/events.ts';
import { hostSlide } from '#core/authority/hostView.ts';
import { playerView } from '#core/authority/playerView.ts';
import { seatIndexOf } from '#core/authority/seats.ts';
import type { Room } from '#core/authority/state.ts';
import { boardOf, roomInfo, type ViewContext } from '#core/authority/viewParts.ts';
import type { ReplayMark, ReplayMoment, ReplayOverview } from '#core/views/replay.ts';

/** Milliseconds: where nothing happened for longer, the time line goes on. Homework has few moments in many hours. */
const LONGEST_WAIT_MS = { live: 30_000, async: 3_000 } as const;

/** When each event was, up to the end of the game: the server's time, and the place on the time line; both in ms, and neither ever goes back. */
export interface Timeline {
  readonly times: readonly number[];
  readonly places: readonly number[];
  readonly overview: ReplayOverview;
}

/** null for a game that never started. */
export function timelineOf(events: readonly RoomEvent[]): Timeline | null {
  const [created] = events;
  if (created?.type !== 'roomCreated') return null;
  const playMode = created.playMode ?? 'live';
  // An assigned game is open from its beginning.
  const start = playMode === 'async' ? 0 : events.findIndex(({ type }) => type === 'gameStarted');
  if (start < 0) return null;
  const end = events.findIndex(({ type }) => type === 'gameEnded');
  const played = end < 0 ? events : events.slice(0, end + 1);
  const times = timesOf(played);
  const places: number[] = [];
  const marks: ReplayMark[] = [];
  let place = 0;
  played.forEach((event, index) => {
    const wait = index > start ? (times[index] as number) - (times[index - 1] as number) : 0;
    place += Math.min(LONGEST_WAIT_MS[playMode], wait);
    places.push(place);
    const kind = index === start ? 'start' : MARKS[event.type];
    if (kind) marks.push({ kind, place, question: event.type === 'slideOpened' ? event.index : null });
  });
  return { times, places, overview: { length: place, marks } };
}

/** An event that tells no time happened with the next one that does: what brings it about comes with it, or right behind it. */
function timesOf(events: readonly RoomEvent[]): readonly number[] {
  const times: number[] = [];
  let next: number | null = null;
  for (const event of events.toReversed()) {
    next = event.type === 'answered' ? event.response.at : 'at' in event ? event.at : next;
    times.push(next ?? 0);
  }
  let last = 0;
  return times.reverse().map((time) => (last = Math.max(last, time)));
}

const MARKS: { readonly [Type in RoomEvent['type']]?: ReplayMark['kind'] } = {
  slideOpened: 'question',
  gamePaused: 'pause',
  gameResumed: 'resume',
  gameEnded: 'end',
};

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
