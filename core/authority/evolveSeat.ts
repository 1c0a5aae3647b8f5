// What events do to a seat.

import { countingBefore, isCounting } from '#core/authority/askings.ts';
import { counted, FRESH, streaksOf } from '#core/authority/counted.ts';
import { withUntils } from '#core/authority/dueTimes.ts';
import type { PlayerJoined, RoomEvent, SheetRecorded } from '#core/authority/events.ts';
import { withHint } from '#core/features/hints/authorityHints.ts';
import { leave } from '#core/authority/grade.ts';
import { requeued } from '#core/features/mastery/authorityOrder.ts';
import { NOTHING_REDEEMABLE } from '#core/features/redemption/authorityChances.ts';
import { isAwaited, isPlaying, queueOf } from '#core/authority/seats.ts';
import { attemptStanding } from '#core/authority/standings.ts';
import type { OpenQuestion, PastAttempt, Response, Room, Seat } from '#core/authority/state.ts';
import { earlierAnswer, withTally } from '#core/authority/tallies.ts';
import { lookUp, withKey, withoutKey } from '#core/collections/buckets.ts';
import { appended, at, sizeOf, withAt } from '#core/collections/list.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { recountedTeams, teamed } from '#core/features/teams/authorityRosters.ts';
import { offersReview } from '#core/features/review/review.ts';

/** Apart from a change of teams and a recorded sheet, which are changes of the whole room. */
type SeatEvent =
  | Exclude<Extract<RoomEvent, { readonly seat: number }>, SheetRecorded | { readonly type: 'playerTeamed' }>
  | PlayerJoined;
type QuestionOpened = Extract<RoomEvent, { readonly type: 'questionOpened' }>;

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
        withUntils({
          ...withSeat(room, event.seat, { ...seat, deleted: true, connected: false }),
          hands: withoutHand(room.hands, event.seat),
        }),
        seat,
        true,
      );
    case 'attemptsAllowed':
      return withSeat(room, event.seat, allowing(seat, event.attempts));
    case 'untilAllowed':
      return withUntils(withSeat(room, event.seat, playingUntil(seat, event.until)));
    case 'attemptStarted':
      return withSeat(room, event.seat, {
        ...seat,
        ...FRESH,
        // Who was away when the attempt before ended is here now.
        ...(seat.focus && { focus: { ...seat.focus, since: null } }),
        past: withAttempt(seat),
        attempt: seat.attempt + 1,
      });
    case 'questionOpened':
      return withSeat(room, event.seat, {
        ...seat,
        ...reopened(seat, openedBy(event)),
      });
    case 'hintTaken':
      return withSeat(room, event.seat, withHint(seat, event.q));
    case 'extraLifeOffered':
      return withSeat(room, event.seat, { ...seat, lifeOffer: event.offer });
    case 'extraLifeDeclined':
      return withSeat(room, event.seat, { ...seat, lifeOffer: null });
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
        lifeOffer: null,
      });
    case 'focusLost':
    case 'focusRegained':
      return withSeat(room, event.seat, { ...seat, focus: focusAfter(seat, event) });
    case 'handRaised':
      return { ...room, hands: [...room.hands, { seat: event.seat, ticket: room.seq + 1 }] };
    case 'handLowered':
      return { ...room, hands: withoutHand(room.hands, event.seat) };
    default:
      return event satisfies never;
  }
}

/** The seat with attempts of its own; null: with those of the game. */
function allowing({ attemptsAllowed: _before, ...seat }: Seat, attempts: number | null): Seat {
  return attempts === null ? seat : { ...seat, attemptsAllowed: attempts };
}

function focusAfter(
  { focus = { lost: 0, awayMs: 0, since: null } }: Seat,
  { type, at }: { readonly type: 'focusLost' | 'focusRegained'; readonly at: number },
): NonNullable<Seat['focus']> {
  const awayMs = focus.awayMs + (focus.since === null ? 0 : at - focus.since);
  return type === 'focusLost'
    ? { lost: focus.lost + 1, awayMs, since: at }
    : { lost: focus.lost, awayMs, since: null };
}

/** The seat with a time of its own; null: with that of everybody. */
function playingUntil({ allowedUntil: _before, ...seat }: Seat, until: number | null): Seat {
  return until === null ? seat : { ...seat, allowedUntil: until };
}

function withoutHand(hands: Room['hands'], seat: number): Room['hands'] {
  return hands.some((hand) => hand.seat === seat) ? hands.filter((hand) => hand.seat !== seat) : hands;
}

function openedBy(event: QuestionOpened): OpenQuestion {
  const { q, at, deadline, asking, byExtraLife } = upcast(event);
  return {
    q,
    openedAt: at,
    deadline,
    ...(asking && { asking }),
    ...(byExtraLife && { byExtraLife }),
  };
}

/** What a question that opens changes of the seat: one that was left for later waits no more, and has its draft again. */
function reopened(seat: Seat, open: OpenQuestion): Partial<Seat> {
  // The answer that ended the streak is taken back.
  if (open.byExtraLife && seat.lifeOffer) return { open, lifeOffer: null, streak: seat.lifeOffer.streak };
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
function withSeat(room: Room, index: number, changed: Seat, tallies = room.tallies, answers = 0): Room {
  const before = at(room.seats, index) as Seat;
  const seat = teamed(room, index, changed);
  const players = room.players + Number(isPlaying(seat)) - Number(isPlaying(before));
  return {
    ...room,
    seats: withAt(room.seats, index, seat),
    players,
    teams: recountedTeams(room.teams, before, seat),
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
  const seat = teamed(room, sizeOf(room.seats), {
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
  });
  return {
    ...room,
    seats: appended(room.seats, seat),
    names: withKey(room.names, event.nameKey, sizeOf(room.seats)),
    players: room.players + Number(isPlaying(seat)),
    teams: recountedTeams(room.teams, undefined, seat),
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
  return isTeacherPaced(room)
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
  if (response.asking && offersReview(room)) return withRevision(seat, response);
  const after = counted(seat, response);
  if (room.type !== 'mastery_mode') return after;
  return { ...after, queue: requeued(room, seatIndex, seat, queueOf(room, seatIndex, seat), response) };
}

/** The seat with an answer changed before it is handed in: what the one before had earned, it has not. */
function withRevision(seat: Seat, response: Response): Seat {
  const before = countingBefore(seat, response);
  const replaces = before !== undefined && isCounting(response);
  const isRight = ({ result }: Response): number => Number(result === 'correct');
  const after = counted(seat, response);
  return {
    ...after,
    score: replaces ? seat.score + response.breakup.total - before.breakup.total : seat.score,
    totalCorrect: replaces ? seat.totalCorrect + isRight(response) - isRight(before) : seat.totalCorrect,
    ...streaksOf(after.responses),
  };
}

function withAttempt(seat: Seat): readonly PastAttempt[] {
  const { past = [], attempt, responses } = seat;
  return responses.length === 0 ? past : [...past, { attempt, standing: attemptStanding(seat), responses }];
}
