// What a player may do, and when.

import { closedReason, finishedReason, notActing, outOfTime } from '#core/authority/acting.ts';
import type { PlayerCommand, Refusal } from '#core/authority/commands.ts';
import type { Decision } from '#core/authority/decide.ts';
import { closesAt, isOutOfTime, isOver } from '#core/authority/dueTimes.ts';
import { closedReason, finishedReason, notActing } from '#core/authority/acting.ts';
import type { PlayerCommand } from '#core/authority/commands.ts';
import { answer, answerLater, skip, skipMany } from '#core/authority/decideAnswer.ts';
import { declining, extraLife } from '#core/authority/decideExtraLife.ts';
import { takeHint } from '#core/authority/decideHint.ts';
import { type CommandOf, type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { isPast, standingOffer } from '#core/authority/extraLife.ts';
import { secondChances } from '#core/authority/redemption.ts';
import {
  attemptsLeft,
  handOf,
  isAwaited,
  isFull,
  isPlaying,
  nextOf,
  playerIdOf,
  questionIdOf,
  seatIndexOf,
} from '#core/authority/seats.ts';
import { isAtReview, reopening, reviewFor } from '#core/authority/review.ts';
import { deadlineOf, leavingAgain, revealing } from '#core/authority/slides.ts';
import type { Postponed, Response, Room, Seat } from '#core/authority/state.ts';
import { deadlineOf, leavingAgain } from '#core/authority/slides.ts';
import { MAX_SEATS, type Postponed, type Room, type Seat } from '#core/authority/state.ts';
import { lookUp } from '#core/collections/buckets.ts';
import { at, entriesOf, sizeOf } from '#core/collections/list.ts';
import { afterFinish, decideChallenge } from '#core/modes/challenge/authority.ts';
import { isOnPaper, isTeacherPaced } from '#core/modes/registry.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { offersReview } from '#core/room/review.ts';
import { FOCUS } from '#core/room/focus.ts';
import { BEAT, isFinished } from '#core/room/phase.ts';

type CommandOf<T extends PlayerCommand['type']> = Extract<PlayerCommand, { readonly type: T }>;

const NOTHING: Decision = { ok: true, events: [] };

function refused(reason: Refusal): Decision {
  return { ok: false, reason };
}

function events(...list: RoomEvent[]): Decision {
  return { ok: true, events: list };
}

function idOf(room: Room, q: number): string | undefined {
  return room.questions[q]?.question.id;
import { isFinished } from '#core/room/phase.ts';

/** Whether there is no seat left. Who plays alone has the only one. */
export function isFull(room: Room): boolean {
  return sizeOf(room.seats) >= (room.playMode === 'solo' ? 1 : MAX_SEATS);
}

export function decidePlayer(room: Room, command: PlayerCommand, now: number): Decision {
  // Nobody plays here. To newcomers the room is like a locked one.
  if (isOnPaper(room)) return refused(command.type === 'join' ? 'room.NOT_FOUND' : 'room.WRONG_STATE');
  if (command.type === 'join') return join(room, command, now);
  const index = seatIndexOf(room, command.playerId);
  const seat = at(room.seats, index);
  if (!seat) return refused('player.NOT_FOUND');
  if (seat.deleted) return refused('player.DELETED');
  if (seat.approval === 'rejected') return refused('player.REJECTED');
  switch (command.type) {
    case 'drop':
      return seat.connected && !isFinished(room.state)
        ? events({ type: 'playerDropped', seat: index })
        : NOTHING;
    case 'return':
      return seat.connected || isFinished(room.state)
        ? NOTHING
        : events({ type: 'playerReturned', seat: index });
    case 'startAttempt':
      return startAttempt(room, seat, index, now);
    case 'openQuestion':
      return openQuestion(room, seat, index, command, now);
    case 'answer':
      return answer(room, seat, index, command, now);
    case 'takeHint':
      return takeHint(room, seat, index, command, now);
    case 'extraLife':
      return extraLife(room, seat, index, command, now);
    case 'answerLater':
      return answerLater(room, seat, index, command, now);
    case 'skip':
      return skip(room, seat, index, command, now);
    case 'skipMany':
      return skipMany(room, seat, index, command, now);
    case 'raiseHand':
      return raiseHand(room, seat, index, command);
    case 'reportFocus':
      return reportFocus(room, seat, index, command, now);
    case 'finish':
      return finish(room, seat, index, now);
    case 'startChallenge':
    case 'endChallenge':
    case 'offerRematch':
      return decideChallenge(room, index, command, now);
    default:
      return command satisfies never;
  }
}

function join(room: Room, command: CommandOf<'join'>, now: number): Decision {
  const sitting = lookUp(room.names, command.nameKey);
  if (sitting !== undefined && at(room.seats, sitting)?.joinCommandId === command.commandId) return NOTHING;
  if (isFinished(room.state)) return refused(closedReason(room));
  if (now >= room.expiresAt) return refused('room.EXPIRED');
  // A locked or full room answers like a wrong code: trying codes tells nothing.
  if (room.locked || isFull(room)) return refused('room.NOT_FOUND');
  // Nobody can be quicker than who opens the room.
  const isFirst = sizeOf(room.seats) === 0 && room.openedBy !== undefined;
  if (isFirst && command.commandId !== room.openedBy) return refused('room.NOT_FOUND');
  if (room.state === 'scheduled') return refused('room.SCHEDULED');
  if (sitting !== undefined) return refused('player.DUPLICATE_NAME');
  const { commandId, name, typedName, nameKey, character, idSuffix } = command;
  return events({
    type: 'playerJoined',
    commandId,
    playerId: playerIdOf(sizeOf(room.seats), idSuffix),
    name: typedName === null ? name : numbered(room, name),
    typedName,
    nameKey,
    character,
    approved: !room.options.requestJoinApproval,
    at: now,
  });
}

/** The name that stands in for others, with a number where somebody has it already. */
function numbered(room: Room, name: string): string {
  const taken = new Set<string>();
  for (const [, seat] of entriesOf(room.seats)) if (seat.name.startsWith(name)) taken.add(seat.name);
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`;
  return free;
}

function startAttempt(room: Room, seat: Seat, index: number, now: number): Decision {
  if (!isPlaying(seat)) return refused('player.NOT_APPROVED');
  if (isFinished(room.state)) return refused(finishedReason(room));
  if (!isOver(room, seat)) return NOTHING;
  if (isTeacherPaced(room) || room.state !== 'running') return refused('room.WRONG_STATE');
  if (now >= closesAt(room)) return refused('room.COMPLETED');
  if (outOfTime(room, seat, now)) return refused('room.EXPIRED');
  if (attemptsLeft(room, seat) === 0) return refused('player.NO_ATTEMPTS_LEFT');
  return events({ type: 'attemptStarted', seat: index });
}

function openQuestion(
  room: Room,
  seat: Seat,
  index: number,
  { redemptionId, reviewId }: CommandOf<'openQuestion'>,
  now: number,
): Decision {
  if (isTeacherPaced(room)) return refused('room.WRONG_STATE');
  if (seat.open && !isOutOfTime(room, seat)) return NOTHING;
  const reason = notActing(room, seat, now);
  if (reason) return refused(reason);
  const offer = standingOffer(room, seat);
  // A call that comes late or twice must not make the choice, but it may note that the time for it is over.
  if (offer) return isPast(offer, now) ? events(...declining(room, seat, index, now)) : NOTHING;
  if (isAtReview(room, index, seat))
    return reviewId === undefined ? NOTHING : reopen(room, seat, index, reviewId, now);
  const chances = secondChances(room, seat);
  if (typeof redemptionId === 'string') {
    const chosen = chances.find((q) => questionIdOf(room, q) === redemptionId);
    if (chosen === undefined) return refused('response.WRONG_QUESTION');
    const deadline = deadlineOf(room, chosen, now);
    return events({
      type: 'questionOpened',
      seat: index,
      q: chosen,
      at: now,
      deadline,
      asking: askingsOf(seat, chosen) + 1,
    });
  }
  // A call that comes late or twice must not make the choice.
  if (chances.length > 0 && redemptionId === undefined) return NOTHING;
  const goesOn: readonly RoomEvent[] =
    chances.length > 0 ? [{ type: 'redemptionDeclined', seat: index }] : [];
  const q = nextOf(room, index, seat);
  if (q === undefined)
    return goesOn.length > 0
      ? events(...goesOn, { type: 'playerFinished', seat: index, at: now })
      : refused('player.ALREADY_OVER');
  const postponed = seat.later?.find((waiting) => waiting.q === q);
  const askings = askingsOf(seat, q);
  const times = postponed
    ? timesAgain(room, postponed, now)
    : { at: now, deadline: deadlineOf(room, q, now) };
  return events(...goesOn, {
    type: 'questionOpened',
    seat: index,
    q,
    ...times,
    ...(askings > 0 && { asking: askings + 1 }),
  });
}

/** How often the question has been asked in this attempt, and is not open any more. */
function askingsOf({ responses }: Seat, q: number): number {
  return responses.filter((response) => response.q === q).length;
}

/** Opens a question that is looked over once more. */
function reopen(room: Room, seat: Seat, index: number, questionId: string, now: number): Decision {
  const item = reviewFor(room, index, seat).find((each) => each.questionId === questionId);
  const q = room.questions.findIndex(({ question }) => question.id === questionId);
  if (!item) return refused('response.WRONG_QUESTION');
  if (!item.mayRevise) return refused('response.QUESTION_CLOSED');
  return events({ type: 'questionOpened', seat: index, ...reopening(room, seat, q, now) });
}

/**
 * The clock of a question that comes again goes on where it stood: there is some time left at least, but no bonus for time that
 * was used up. That time is given once: who leaves the question again does not get it again.
 */
function timesAgain(
  room: Room,
  { q, usedMs, leastMs = QUESTION_TIME.laterLeastMs }: Postponed,
  now: number,
): { at: number; deadline: number | null } {
  const at = now - usedMs;
  const deadline = deadlineOf(room, q, at);
  return { at, deadline: deadline && Math.max(deadline, now + leastMs) };
}

/** The question that stands before a seat: its own, or the slide. */
function standing(
  room: Room,
  seat: Seat,
): { q: number; openedAt: number; deadline: number | null; closed: boolean } | null {
  if (!isTeacherPaced(room)) return seat.open && { ...seat.open, closed: false };
  const { slide } = room;
  return (
    slide && {
      q: slide.index,
      openedAt: slide.openedAt,
      deadline: slide.deadline,
      closed: slide.state !== 'active' && slide.state !== 'waiting',
    }
  );
}

/**
 * A question that was left for later by a call that crossed with this one: what was pressed is not lost. Its clock has not stood still.
 */
function leftQuestion(room: Room, seat: Seat, questionId: string) {
  const left = seat.later?.find(({ q }) => idOf(room, q) === questionId);
  if (left?.leftAt === undefined) return null;
  const openedAt = left.leftAt - left.usedMs;
  const deadline = deadlineOf(room, left.q, openedAt);
  const least = left.leftAt + (left.leastMs ?? 0);
  return { q: left.q, openedAt, deadline: deadline && Math.max(deadline, least), closed: false };
}

function isRepeat(seat: Seat, commandId: string): boolean {
  return (
    seat.pending?.commandId === commandId ||
    seat.responses.some((response) => response.commandId === commandId)
  );
}

/** Why the named question takes no response of this seat now; its index and times otherwise. */
function answerable(
  room: Room,
  seat: Seat,
  {
    questionId,
    asking,
    state,
  }: {
    readonly questionId: string;
    readonly asking?: number | undefined;
    readonly state?: 'attempted' | 'timedOut';
  },
  now: number,
) {
  const reason = notActing(room, seat, now);
  if (reason) return reason;
  const question = standing(room, seat);
  if (!question || idOf(room, question.q) !== questionId) {
    const left = state === 'attempted' && asking === undefined && leftQuestion(room, seat, questionId);
    if (left) return left;
    const q = room.questions.findIndex((keyed) => keyed.question.id === questionId);
    const known = q >= 0 && seat.responses.some((response) => response.q === q);
    return known ? 'response.ALREADY_ANSWERED' : 'response.WRONG_QUESTION';
  }
  // Meant for the other time that the question was asked.
  if (asking !== seat.open?.asking) return 'response.ALREADY_ANSWERED';
  if (seat.pending || (isTeacherPaced(room) && seat.responses.some((response) => response.q === question.q)))
    return 'response.ALREADY_ANSWERED';
  if (question.closed) return 'response.QUESTION_CLOSED';
  return question;
}

function answer(room: Room, seat: Seat, index: number, command: CommandOf<'answer'>, now: number): Decision {
  if (isRepeat(seat, command.commandId)) return NOTHING;
  const question = answerable(room, seat, command, now);
  if (typeof question === 'string') return refused(question);
  const keyed = room.questions[question.q] as KeyedQuestion;
  if (command.answer ? !answerFits(keyed, command.answer) : command.state === 'attempted')
    return refused('response.CANT_SAVE');
  const sentAt = Math.max(
    question.openedAt,
    now - Math.min(Math.max(0, command.networkMs), BEAT.networkAllowanceMs),
  );
  const strict = room.options.timer === 'strict' && question.deadline !== null;
  const late = strict && sentAt > (question.deadline as number);
  if (
    command.state === 'timedOut' &&
    (!strict || now < (question.deadline as number) - BEAT.networkAllowanceMs)
  )
    return refused('response.TOO_EARLY');
  const response = respond(room, seat, {
    q: question.q,
    state: late ? 'timedOut' : command.state,
    answer: command.answer,
    elapsedMs: sentAt - question.openedAt,
    at: now,
    commandId: command.commandId,
    asking: command.asking,
  });
  return events({ type: 'answered', seat: index, response }, ...consequences(room, seat, index, response));
}

/** What an answer brings about: the last awaited one closes the slide, the last of a player's ends that player's game. */
function consequences(room: Room, seat: Seat, index: number, response: Response): readonly RoomEvent[] {
  const now = response.at;
  if (!isTeacherPaced(room)) {
    const after = afterAnswer(room, index, seat, response);
    const isLast =
      after.open === null &&
      nextOf(room, index, after) === undefined &&
      secondChances(room, after).length === 0 &&
      !offersReview(room);
    return isLast ? [{ type: 'playerFinished', seat: index, at: now }, ...afterFinish(room, index, now)] : [];
  }
  const lastAwaited = room.slide?.awaited === (isAwaited(seat) ? 1 : 0);
  return lastAwaited ? revealing(room, now) : [];
}

function answerLater(
  room: Room,
  seat: Seat,
  index: number,
  command: CommandOf<'answerLater'>,
  now: number,
): Decision {
  const { commandId, draft } = command;
  // Also where it comes again so late that the question is open once more.
  const before = [...(seat.later ?? []), seat.open?.postponed];
  if (before.some((postponed) => postponed?.commandId === commandId)) return NOTHING;
  if (isTeacherPaced(room)) return refused('room.WRONG_STATE');
  const question = answerable(room, seat, command, now);
  if (typeof question === 'string') return refused(question);
  const { q, openedAt, deadline } = question;
  if (seat.open?.q !== q) return refused('response.WRONG_QUESTION');
  // What stands there when its time is over is sent, not put off.
  if (room.options.timer === 'strict' && deadline !== null && now > deadline)
    return refused('response.QUESTION_CLOSED');
  if (draft && !answerFits(room.questions[q] as KeyedQuestion, draft)) return refused('response.CANT_SAVE');
  if (!mayPostpone(room, seat)) return refused('response.NOTHING_ELSE_LEFT');
  const usedMs = Math.max(0, now - openedAt);
  const again = seat.open?.postponed !== undefined && deadline !== null;
  const postponed = {
    q,
    after: seat.responses.length,
    usedMs,
    leftAt: now,
    draft,
    commandId,
    ...(again && { leastMs: Math.max(0, deadline - now) }),
  };
  return events({ type: 'answerPostponed', seat: index, postponed });
}

function skip(room: Room, seat: Seat, index: number, command: CommandOf<'skip'>, now: number): Decision {
  if (isRepeat(seat, command.commandId)) return NOTHING;
  if (isTeacherPaced(room)) return refused('room.WRONG_STATE');
  const question = answerable(room, seat, command, now);
  if (typeof question === 'string') return refused(question);
  const response = respond(room, seat, {
    q: question.q,
    state: 'passed',
    answer: null,
    elapsedMs: Math.max(0, now - question.openedAt),
    at: now,
    commandId: command.commandId,
    asking: command.asking,
  });
  return events({ type: 'answered', seat: index, response }, ...consequences(room, seat, index, response));
}

function finish(room: Room, seat: Seat, index: number, now: number): Decision {
  if (isTeacherPaced(room)) return refused('room.WRONG_STATE');
  if (seat.isOver) return NOTHING;
  const reason = notActing(room, seat, now);
  return reason
    ? refused(reason)
    : events(
        ...leavingAgain(room, seat, index, now),
        { type: 'playerFinished', seat: index, at: now },
        ...afterFinish(room, index, now),
      );
}

/** While the game runs for the player; what is told is a sign for the teacher, and changes nothing in the game. */
function reportFocus(
  room: Room,
  seat: Seat,
  index: number,
  { away }: CommandOf<'reportFocus'>,
  now: number,
): Decision {
  const isAway = (seat.focus?.since ?? null) !== null;
  if (away === isAway) return NOTHING;
  if (!away) return events({ type: 'focusRegained', seat: index, at: now });
  const watches = room.options.focusMode && room.state === 'running' && isPlaying(seat) && !seat.isOver;
  if (!watches || (seat.focus?.lost ?? 0) >= FOCUS.mostCounted) return NOTHING;
  return events({ type: 'focusLost', seat: index, at: now });
}

/** In any moment of an open live game, also for who is over: the teacher is there to see it. */
function raiseHand(room: Room, seat: Seat, index: number, { raised }: CommandOf<'raiseHand'>): Decision {
  const isUp = handOf(room, index) > 0;
  if (raised === isUp) return NOTHING;
  if (!raised) return events({ type: 'handLowered', seat: index, commandId: null });
  if (!isPlaying(seat)) return refused('player.NOT_APPROVED');
  if (isFinished(room.state)) return refused(finishedReason(room));
  if (room.playMode !== 'live' || !room.options.raiseHands) return refused('room.WRONG_STATE');
  return events({ type: 'handRaised', seat: index });
}
