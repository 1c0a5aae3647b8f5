// What events do to a seat.

import { countingBefore, isCounting } from '#core/authority/askings.ts';
import type { PlayerJoined, RoomEvent } from '#core/authority/events.ts';
import { leave, streakAfter } from '#core/authority/grade.ts';
import { requeued } from '#core/authority/mastery.ts';
import { NOTHING_REDEEMABLE } from '#core/authority/redemption.ts';
import { isAwaited, isPlaying, queueOf } from '#core/authority/seats.ts';
import { attemptStanding } from '#core/authority/standings.ts';
import type {
  CountedAnswer,
  OpenQuestion,
  PastAttempt,
  Response,
  Room,
  Seat,
  Tally,
} from '#core/authority/state.ts';
import { emptyBuckets, lookUp, withKey, withoutKey } from '#core/collections/buckets.ts';
import { appended, at, sizeOf, withAt } from '#core/collections/list.ts';
import { authorityOf } from '#core/questions/authority.ts';

type SeatEvent = Extract<RoomEvent, { readonly seat: number }> | PlayerJoined;
type QuestionOpened = Extract<RoomEvent, { readonly type: 'questionOpened' }>;

/** What a seat has at the start of an attempt. */
const FRESH = {
  score: 0,
  marks: 0,
  possible: 0,
  totalCorrect: 0,
  streak: 0,
  longestStreak: 0,
  timeMs: 0,
  isOver: false,
  responses: [],
  pending: null,
  open: null,
  later: null,
  queue: null,
  repeated: 0,
  redeemableFrom: 0,
} as const;

export function evolveSeat(room: Room, event: SeatEvent): Room {
  if (event.type === 'playerJoined') return joined(room, event);
  const seat = at(room.seats, event.seat) as Seat;
  switch (event.type) {
    case 'playerDropped':
      return withSeat(room, event.seat, { ...seat, connected: false });
    case 'playerReturned':
      return withSeat(room, event.seat, { ...seat, connected: true });
    case 'playerApproved':
      return freed(
        withSeat(room, event.seat, { ...seat, approval: event.approved ? 'approved' : 'rejected' }),
        seat,
        !event.approved,
      );
    case 'playerRemoved':
      return freed(
        {
          ...withSeat(room, event.seat, { ...seat, deleted: true, connected: false }),
          hands: withoutHand(room.hands, event.seat),
        },
        seat,
        true,
      );
    case 'attemptStarted':
      return withSeat(room, event.seat, {
        ...seat,
        ...FRESH,
        past: withAttempt(seat),
        attempt: seat.attempt + 1,
      });
    case 'questionOpened':
      return withSeat(room, event.seat, {
        ...seat,
        ...reopened(seat, openedBy(event)),
      });
    case 'redemptionDeclined':
      return withSeat(room, event.seat, { ...seat, redeemableFrom: seat.responses.length });
    case 'answerPostponed':
      return withSeat(room, event.seat, {
        ...seat,
        open: null,
        later: [...(seat.later ?? []), event.postponed],
        ...(room.type === 'mastery_mode' && { queue: postponing(room, event.seat, seat, event.postponed.q) }),
      });
    case 'answered':
      return answered(room, event.seat, seat, upcast(event.response));
    case 'playerFinished':
      return withSeat(room, event.seat, {
        ...leaveUnanswered(room, seat, event.at),
        isOver: true,
        open: null,
      });
    case 'handRaised':
      return { ...room, hands: [...room.hands, { seat: event.seat, ticket: room.seq + 1 }] };
    case 'handLowered':
      return { ...room, hands: withoutHand(room.hands, event.seat) };
    default:
      return event satisfies never;
  }
}

function withoutHand(hands: Room['hands'], seat: number): Room['hands'] {
  return hands.some((hand) => hand.seat === seat) ? hands.filter((hand) => hand.seat !== seat) : hands;
}

function openedBy(event: QuestionOpened): OpenQuestion {
  const { q, at, deadline, asking } = upcast(event);
  return { q, openedAt: at, deadline, ...(asking && { asking }) };
}

/** What a question that opens changes of the seat: one that was left for later waits no more, and has its draft again. */
function reopened(seat: Seat, open: OpenQuestion): Partial<Seat> {
  const postponed = seat.later?.find((waiting) => waiting.q === open.q);
  if (!postponed || !seat.later) return { open };
  return {
    open: { ...open, postponed },
    later: seat.later.filter((waiting) => waiting !== postponed),
    redeemableFrom: NOTHING_REDEEMABLE,
  };
}

/** The seat after the questions left for later never got an answer. */
export function leaveUnanswered(room: Room, seat: Seat, at: number): Seat {
  let left = seat;
  for (const postponed of seat.later ?? []) left = counted(left, leave(room, left, postponed, at));
  return seat.later === null ? left : { ...left, later: [] };
}

/** Puts the seat in place and keeps the room's counts of players right; `answers` are new ones to the open slide. */
function withSeat(room: Room, index: number, seat: Seat, tallies = room.tallies, answers = 0): Room {
  const before = at(room.seats, index) as Seat;
  const players = room.players + Number(isPlaying(seat)) - Number(isPlaying(before));
  return {
    ...room,
    seats: withAt(room.seats, index, seat),
    players,
    tallies,
    slide: slideWith(room.slide, Number(isAwaited(seat)) - Number(isAwaited(before)), answers),
  };
}

/** The slide after the number of awaited seats changed and answers came in. */
function slideWith(slide: Room['slide'], awaited: number, answers: number): Room['slide'] {
  if (!slide) return null;
  const open = slide.state === 'active' || slide.state === 'waiting';
  if (answers === 0 && (!open || awaited === 0)) return slide;
  return {
    ...slide,
    answered: slide.answered + answers,
    awaited: slide.awaited + (open ? awaited : 0),
  };
}

function joined(room: Room, event: PlayerJoined): Room {
  const seat: Seat = {
    id: event.playerId,
    name: event.name,
    typedName: event.typedName,
    nameKey: event.nameKey,
    character: event.character,
    joinedAt: event.at,
    joinCommandId: event.commandId,
    approval: event.approved ? 'approved' : 'pending',
    deleted: false,
    ...(event.robot === undefined ? {} : { robot: event.robot }),
    connected: true,
    attempt: 1,
    ...FRESH,
  };
  return {
    ...room,
    seats: appended(room.seats, seat),
    names: withKey(room.names, event.nameKey, sizeOf(room.seats)),
    players: room.players + Number(isPlaying(seat)),
    slide: slideWith(room.slide, Number(isAwaited(seat)), 0),
  };
}

/** Gives the name of a seat that is gone back to others. */
function freed(room: Room, seat: Seat, gone: boolean): Room {
  const own = gone && at(room.seats, lookUp(room.names, seat.nameKey) ?? -1)?.id === seat.id;
  return own ? { ...room, names: withoutKey(room.names, seat.nameKey) } : room;
}

function answered(room: Room, index: number, seat: Seat, response: Response): Room {
  const before = countingBefore(seat, response);
  const earlier = before?.answer ? before : earlierAnswer(seat, response.q);
  const tallies = isCounting(response) ? withTally(room, response, earlier) : room.tallies;
  return room.type === 'tp'
    ? withSeat(room, index, { ...seat, pending: response }, tallies, 1)
    : withSeat(room, index, afterAnswer(room, index, seat, response), tallies);
}

/** In logs from before a question could be asked more than twice, the second time has a name instead of a number. */
function upcast<T extends { readonly asking?: number; readonly attemptType?: 'redemption' }>(
  event: T,
): Omit<T, 'attemptType'> {
  const { attemptType, ...rest } = event;
  return attemptType ? { ...rest, asking: 2 } : event;
}

/** Mastery: a question that is left for later comes after all others. */
function postponing(room: Room, seatIndex: number, seat: Seat, q: number): readonly number[] {
  return [...queueOf(room, seatIndex, seat).filter((other) => other !== q), q];
}

/** The seat after its own answer at its own pace. */
export function afterAnswer(room: Room, seatIndex: number, seat: Seat, response: Response): Seat {
  const after = counted(seat, response);
  if (room.type !== 'mastery_mode') return after;
  return { ...after, queue: requeued(room, seatIndex, seat, queueOf(room, seatIndex, seat), response) };
}

/** The seat with the response counted, and so with nothing open or pending any more. */
export function counted(seat: Seat, response: Response): Seat {
  const streak = streakAfter(seat.streak, response.result);
  // An answer to a question that was asked again replaces the one before for accuracy and marks (decisions, "Redemption").
  const before = countingBefore(seat, response);
  const replacing = before && isCounting(response) ? response.marks - before.marks : 0;
  return {
    ...seat,
    score: seat.score + response.breakup.total,
    marks: seat.marks + (before ? replacing : response.marks),
    possible: seat.possible + (before ? 0 : response.possible),
    totalCorrect: seat.totalCorrect + Number(response.result === 'correct'),
    streak,
    longestStreak: Math.max(seat.longestStreak, streak),
    timeMs: seat.timeMs + response.timeMs,
    responses: [...seat.responses, response],
    repeated: seat.repeated + Number(before !== undefined),
    pending: null,
    open: null,
  };
}

function withAttempt(seat: Seat): readonly PastAttempt[] {
  const { past = [], attempt, responses } = seat;
  return responses.length === 0 ? past : [...past, { attempt, standing: attemptStanding(seat), responses }];
}

/** The last answer that the player gave to a question in the attempts before this one; one that was only passed does not count. */
export function earlierAnswer({ past = [] }: Seat, q: number): CountedAnswer | undefined {
  for (let index = past.length - 1; index >= 0; index -= 1) {
    const given = past[index]?.responses.findLast((response) => response.q === q && response.answer !== null);
    if (given) return given;
  }
  return undefined;
}

/** `earlier` is what the same player answered in an attempt before: the teacher wants to know how many are right, not how often. */
function withTally(
  room: Room,
  response: CountedAnswer,
  earlier: CountedAnswer | undefined,
): readonly Tally[] {
  if (!response.answer) return room.tallies;
  const tally = room.tallies[response.q] as Tally;
  const tallies = room.tallies.slice();
  tallies[response.q] = recounted(earlier ? recounted(tally, earlier, -1) : tally, response, 1);
  return tallies;
}

/** The tally with an answer more, or one less. */
function recounted(tally: Tally, { answer, result }: CountedAnswer, by: 1 | -1): Tally {
  if (!answer) return tally;
  const authority = authorityOf(answer.type);
  const counted: Tally = {
    ...tally,
    answered: tally.answered + by,
    correct: tally.correct + (result === 'correct' ? by : 0),
    partial: tally.partial + (result === 'partial' ? by : 0),
  };
  const picks = authority.picks(answer);
  if (authority.shown) return withText(counted, picks[0] ?? '', authority.shown(answer), by);
  const options: Record<string, number> = { ...tally.options };
  for (const pick of picks) options[pick] = (options[pick] ?? 0) + by;
  return { ...counted, options };
}

/** Counts `text`; `shown` is how it was typed this time. */
function withText(tally: Tally, text: string, shown: string, by: 1 | -1): Tally {
  const { texts, spellings } = tally;
  if (!texts) return tally;
  const before = lookUp(texts, text) ?? 0;
  if (before + by <= 0)
    return {
      ...tally,
      texts: withoutKey(texts, text),
      ...(spellings && { spellings: withoutKey(spellings, text) }),
    };
  return {
    ...tally,
    texts: withKey(texts, text, before + by),
    ...(before === 0 && shown !== text && { spellings: withKey(spellings ?? emptyBuckets(), text, shown) }),
  };
}
