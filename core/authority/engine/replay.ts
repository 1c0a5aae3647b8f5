// Replay timeline: when each event of a game's log happened, and the state after it.

import type { ViewContext } from '#core/authority/viewContext.ts';
import { boardOf } from '#core/authority/engine/board.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { marksOf } from '#core/authority/engine/featureMarks.ts';
import { hostSlide } from '#core/authority/engine/hostView.ts';
import { playerView } from '#core/authority/engine/playerView.ts';
import { showingPlaces } from '#core/authority/places.ts';
import { seatIndexOf } from '#core/authority/seats.ts';
import type { Room } from '#core/authority/state.ts';
import { roomInfo } from '#core/authority/engine/viewParts.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { runsFromOpening } from '#core/room/phase.ts';
import type { ReplayMark, ReplayMoment, ReplayOverview } from '#core/views/replay.ts';

/** Longest gap on the timeline in ms; longer waits are cut. Assigned games have few events in many hours. */
const LONGEST_WAIT_MS = { live: 30_000, async: 3_000, solo: 3_000 } as const;

/**
 * Time on the timeline, in ms, before each correction after the end of the game, so that both can be seen, and
 * before marks given one after another: there may be hundreds of these.
 */
const FIX_AFTER_END_MS = 3_000;

/**
 * Maximum marks kept for one player, newest first: someone who skips and restarts all day must not slow down
 * the teacher's page. Attempt marks are all kept.
 */
const OWN_MARKS = 300;

/**
 * Server time and timeline position of each event up to the end of the game, or a later correction. Both are in
 * ms and never decrease.
 */
export interface Timeline {
  readonly times: readonly number[];
  readonly places: readonly number[];
  readonly length: number;
  readonly marks: readonly SeatMark[];
  /** Seat index by player id. */
  readonly seats: ReadonlyMap<string, number>;
}

interface SeatMark {
  /** Seats the mark belongs to; null if it concerns everyone. */
  readonly seats: readonly number[] | null;
  readonly mark: ReplayMark;
}

/** Returns null for a game that never started. */
export function timelineOf(events: readonly RoomEvent[]): Timeline | null {
  const [created] = events;
  if (created?.type !== 'roomCreated') return null;
  const playMode = created.playMode ?? 'live';
  const start = runsFromOpening({ playMode }) ? 0 : events.findIndex(({ type }) => type === 'gameStarted');
  if (start < 0) return null;
  const end = events.findIndex(({ type }) => type === 'gameEnded');
  const last = Math.max(
    end,
    events.findLastIndex(({ type }) => type === 'questionCorrected'),
  );
  const played = end < 0 ? events : events.slice(0, last + 1);
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
    const isAfter = end >= 0 && index > end;
    const isMarking = isMarkingIn(event);
    const isFix = event.type === 'questionCorrected' && !isMarking;
    const isStep = isFix || (isMarking && !isMarkingIn(played[index - 1]));
    place += isAfter ? Number(isStep) * FIX_AFTER_END_MS : Math.min(LONGEST_WAIT_MS[playMode], wait);
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
    if (isFix) {
      const kind = isAfter ? 'fixedAfter' : 'fixed';
      const known = isTeacherPaced({ type: created.gameType })
        ? [[event.q, null] as const]
        : numbers.known(event.q, ids.length);
      for (const [question, whose] of known) marks.push({ seats: whose, mark: { kind, place, question } });
    }
    for (const { seats: whose, part } of marksOf(event, idOf))
      marks.push({ seats: whose, mark: { kind: 'feature', place, question: null, ...part } });
  });
  return { times, places, length: place, marks, seats };
}

const isMarkingIn = (event: RoomEvent | undefined): boolean =>
  event?.type === 'questionCorrected' && event.change.type === 'marks';

/** `playerId`: the player whose own marks to include; only student-paced games have any. */
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

/**
 * Numbers the questions of each seat's attempt the way its player sees them: in order of first appearance.
 */
function countQuestions() {
  const met = new Map<number, Map<number, number>>();
  return {
    begin(seat: number): void {
      met.delete(seat);
    },
    /** `isNew`: true on the question's first appearance in this attempt. */
    numberOf(seat: number, q: number): { number: number; isNew: boolean } {
      const numbers = met.get(seat) ?? new Map<number, number>();
      const known = numbers.get(q);
      const number = known ?? numbers.size;
      met.set(seat, numbers.set(q, number));
      return { number, isNew: known === undefined };
    },
    /** Seats by their number of the question; null for those that haven't met it in this attempt. */
    known(q: number, seatCount: number): ReadonlyMap<number | null, readonly number[]> {
      const seats = new Map<number | null, number[]>();
      for (let seat = 0; seat < seatCount; seat += 1) {
        const number = met.get(seat)?.get(q) ?? null;
        const same = seats.get(number);
        if (same) same.push(seat);
        else seats.set(number, [seat]);
      }
      return seats;
    },
  };
}

const MARKS: { readonly [Type in RoomEvent['type']]?: ReplayMark['kind'] } = {
  gamePaused: 'pause',
  gameResumed: 'resume',
  gameEnded: 'end',
};

/** The mark of the question or attempt that this event starts, for everyone or for one seat. */
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
  // A postponed question that comes back already has its mark.
  return isNew ? { kind: 'question', question: number, seat: event.seat } : null;
}

/**
 * Times of all events. An event without a time takes that of the next one with a time, since its cause comes
 * with it or right after it.
 */
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

/**
 * Returns the number of events up to a timeline position in ms, and the server's time there. Positions past
 * the end mean the end.
 */
export function positionAt(
  { times, places, length }: Timeline,
  wanted: number,
): { count: number; at: number } {
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

/** `playerId`: the player whose screen to include; null for none. */
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
    // A replay ends with the game, and with everyone's place.
    player: seat < 0 ? null : playerView(showingPlaces(room), seat, context),
  };
}
