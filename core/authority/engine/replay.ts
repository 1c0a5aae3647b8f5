// A game's log on a time line: when each event was, and what stood there afterwards.

import type { ViewContext } from '#core/authority/viewContext.ts';
import { boardOf } from '#core/authority/engine/board.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { marksOf } from '#core/authority/engine/featureMarks.ts';
import { hostSlide } from '#core/authority/engine/hostView.ts';
import { playerView } from '#core/authority/engine/playerView.ts';
import { seatIndexOf } from '#core/authority/seats.ts';
import type { Room } from '#core/authority/state.ts';
import { roomInfo } from '#core/authority/engine/viewParts.ts';
import { runsFromOpening } from '#core/room/phase.ts';
import type { ReplayMark, ReplayMoment, ReplayOverview } from '#core/views/replay.ts';

/** Milliseconds: where nothing happened for longer, the time line goes on. Homework has few moments in many hours. */
const LONGEST_WAIT_MS = { live: 30_000, async: 3_000, solo: 3_000 } as const;

/** Of one player, the newest ones: who skips and starts again all day must not slow the teacher's page down. Attempts have all of theirs. */
const OWN_MARKS = 300;

/** When each event was, up to the end of the game: the server's time, and the place on the time line; both in ms, and neither ever goes back. */
export interface Timeline {
  readonly times: readonly number[];
  readonly places: readonly number[];
  readonly length: number;
  readonly marks: readonly SeatMark[];
  /** Seat index by player. */
  readonly seats: ReadonlyMap<string, number>;
}

interface SeatMark {
  /** Whose it is; null for what happened to all. */
  readonly seats: readonly number[] | null;
  readonly mark: ReplayMark;
}

/** null for a game that never started. */
export function timelineOf(events: readonly RoomEvent[]): Timeline | null {
  const [created] = events;
  if (created?.type !== 'roomCreated') return null;
  const playMode = created.playMode ?? 'live';
  const start = runsFromOpening({ playMode }) ? 0 : events.findIndex(({ type }) => type === 'gameStarted');
  if (start < 0) return null;
  const end = events.findIndex(({ type }) => type === 'gameEnded');
  const played = end < 0 ? events : events.slice(0, end + 1);
  const times = timesOf(played);
  const places: number[] = [];
  const marks: SeatMark[] = [];
  const seats = new Map<string, number>();
  const ids: string[] = [];
  const idOf = (seat: number): string => ids[seat] ?? '';
  const numbers = countQuestions();
  let place = 0;
  played.forEach((event, index) => {
    const wait = index > start ? (times[index] as number) - (times[index - 1] as number) : 0;
    place += Math.min(LONGEST_WAIT_MS[playMode], wait);
    places.push(place);
    if (event.type === 'playerJoined') {
      seats.set(event.playerId, seats.size);
      ids.push(event.playerId);
    }
    if (index === start) marks.push({ seats: null, mark: { kind: 'start', place, question: null } });
    const kind = MARKS[event.type];
    if (kind) marks.push({ seats: null, mark: { kind, place, question: null } });
    const asked = askedBy(event, numbers);
    if (asked) {
      const { seat, ...mark } = asked;
      marks.push({ seats: seat === null ? null : [seat], mark: { ...mark, place } });
    }
    for (const { seats: whose, part } of marksOf(event, idOf))
      marks.push({ seats: whose, mark: { kind: 'feature', place, question: null, ...part } });
  });
  return { times, places, length: place, marks, seats };
}

/** `playerId`: with the marks of this player, who has some of their own only at an own pace. */
export function overviewOf({ length, marks, seats }: Timeline, playerId: string | null): ReplayOverview {
  const own = playerId === null ? undefined : seats.get(playerId);
  const shown = marks.filter(
    (each) => each.seats === null || (own !== undefined && each.seats.includes(own)),
  );
  const isOwn = ({ seats: whose, mark }: SeatMark): boolean => whose !== null && mark.kind !== 'attempt';
  const newest = new Set(shown.filter(isOwn).slice(-OWN_MARKS));
  return { length, marks: shown.filter((each) => !isOwn(each) || newest.has(each)).map(({ mark }) => mark) };
}

type Numbers = ReturnType<typeof countQuestions>;

/** Numbers the questions of each seat's attempt as its player does: in the order in which they first came. */
function countQuestions() {
  const met = new Map<number, Map<number, number>>();
  return {
    begin(seat: number): void {
      met.delete(seat);
    },
    /** `isNew`: whether it comes for the first time in this attempt. */
    numberOf(seat: number, q: number): { number: number; isNew: boolean } {
      const numbers = met.get(seat) ?? new Map<number, number>();
      const known = numbers.get(q);
      const number = known ?? numbers.size;
      met.set(seat, numbers.set(q, number));
      return { number, isNew: known === undefined };
    },
  };
}

const MARKS: { readonly [Type in RoomEvent['type']]?: ReplayMark['kind'] } = {
  gamePaused: 'pause',
  gameResumed: 'resume',
  gameEnded: 'end',
};

/** What begins with this event, for all or for one seat: a question or an attempt. */
function askedBy(
  event: RoomEvent,
  numbers: Numbers,
): (Omit<ReplayMark, 'place'> & { readonly seat: number | null }) | null {
  if (event.type === 'slideOpened') return { kind: 'question', question: event.index, seat: null };
  if (event.type === 'attemptStarted') {
    numbers.begin(event.seat);
    return { kind: 'attempt', question: null, seat: event.seat };
  }
  if (event.type !== 'questionOpened') return null;
  const { number, isNew } = numbers.numberOf(event.seat, event.q);
  if (event.asking ?? event.attemptType) return { kind: 'again', question: number, seat: event.seat };
  // One that was left for later and comes again has its mark already.
  return isNew ? { kind: 'question', question: number, seat: event.seat } : null;
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

/** How many events had happened at this place, in ms, and what time it was; behind the end it is the end. */
export function momentAt({ times, places, length }: Timeline, wanted: number): { count: number; at: number } {
  const place = Math.min(wanted, length);
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
