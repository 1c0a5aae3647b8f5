// Answering the question that stands before a player: with an answer, with none, or later.

import { notActing } from '#core/authority/acting.ts';
import { type CommandOf, type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import { finishing } from '#core/features/challenge/authority.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { afterAnswer } from '#core/authority/evolveSeat.ts';
import { offering } from '#core/features/extraLife/authorityOffer.ts';
import { answerFits, respond } from '#core/authority/grade.ts';
import { secondChances } from '#core/features/redemption/authorityChances.ts';
import { isAwaited, mayPostpone, nextOf, questionIdOf, skippableOf } from '#core/authority/seats.ts';
import { deadlineOf, revealing } from '#core/authority/slides.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { KeyedQuestion } from '#core/questions/authorityTypes.ts';
import { offersReview } from '#core/features/review/review.ts';
import { BEAT, type GivenState, isAttempt, type ResponseState } from '#core/room/phase.ts';
import { tellsResults } from '#core/room/results.ts';

/** The question that stands before a seat: its own, or the slide. */
function standing(
  room: Room,
  seat: Seat,
): { q: number; openedAt: number; deadline: number | null; closed: boolean } | null {
  if (!isTeacherPaced(room)) return seat.open && { closed: false, ...seat.open };
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
  const left = seat.later?.find(({ q }) => questionIdOf(room, q) === questionId);
  if (left?.leftAt === undefined) return null;
  const openedAt = left.leftAt - left.usedMs;
  const deadline = deadlineOf(room, left.q, openedAt);
  const least = left.leftAt + (left.leastMs ?? 0);
  return { q: left.q, openedAt, deadline: deadline && Math.max(deadline, least), closed: false };
}

/** Whether the command was carried out before, in whatever attempt. */
function isRepeat({ pending, responses, past }: Seat, commandId: string): boolean {
  return (
    pending?.commandId === commandId ||
    isAmong(responses, commandId) ||
    past?.some((attempt) => isAmong(attempt.responses, commandId)) === true
  );
}

function isAmong(responses: readonly Response[], commandId: string): boolean {
  return responses.some((response) => response.commandId === commandId);
}

/** Why the named question takes no response of this seat now; its index and times otherwise. */
export function answerable(
  room: Room,
  seat: Seat,
  {
    questionId,
    asking,
    state,
  }: {
    readonly questionId: string;
    readonly asking?: number | undefined;
    readonly state?: GivenState;
  },
  now: number,
) {
  const reason = notActing(room, seat, now);
  if (reason) return reason;
  const question = standing(room, seat);
  if (!question || questionIdOf(room, question.q) !== questionId) {
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

export function answer(
  room: Room,
  seat: Seat,
  index: number,
  command: CommandOf<'answer'>,
  now: number,
): Decision {
  if (isRepeat(seat, command.commandId)) return NOTHING;
  const question = answerable(room, seat, command, now);
  if (typeof question === 'string') return refused(question);
  const keyed = room.questions[question.q] as KeyedQuestion;
  if (command.answer ? !answerFits(keyed, command.answer) : isAttempt(command.state))
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
    state: late ? 'timedOut' : stateOf(room, command),
    answer: command.answer,
    elapsedMs: sentAt - question.openedAt,
    at: now,
    commandId: command.commandId,
    asking: command.asking,
  });
  return events({ type: 'answered', seat: index, response }, ...consequences(room, seat, index, response));
}

/** What the room makes of what a page says of its answer: nothing is handed in before the question is shut for all. */
function stateOf(room: Room, { state }: CommandOf<'answer'>): ResponseState {
  if (!isAttempt(state) || (state === 'autoAttempted' && room.slide?.state === 'waiting')) return state;
  return tellsResults(room) ? 'attempted' : 'attemptedSilently';
}

/** What an answer brings about: the last awaited one closes the slide, the last of a player's ends that player's game. */
function consequences(room: Room, seat: Seat, index: number, response: Response): readonly RoomEvent[] {
  const now = response.at;
  if (!isTeacherPaced(room)) {
    const after = afterAnswer(room, index, seat, response);
    const offered = offering(room, index, seat, after, response);
    if (offered.length > 0) return offered;
    return hasNothingLeft(room, index, after) ? finishing(room, index, now) : [];
  }
  const lastAwaited = room.slide?.awaited === (isAwaited(seat) ? 1 : 0);
  return lastAwaited ? revealing(room, now) : [];
}

/** Whether the game is over for a seat with nothing open: no question is left, and nothing to be chosen. */
export function hasNothingLeft(room: Room, index: number, seat: Seat): boolean {
  return (
    seat.open === null &&
    nextOf(room, index, seat) === undefined &&
    secondChances(room, seat).length === 0 &&
    !offersReview(room)
  );
}

export function answerLater(
  room: Room,
  seat: Seat,
  index: number,
  command: CommandOf<'answerLater'>,
  now: number,
): Decision {
  const { commandId, draft } = command;
  // Also where it comes again so late that the question is open once more.
  const before = [...(seat.later ?? []), seat.open?.postponed];
  if (before.some((postponed) => postponed?.commandId === commandId) || isRepeat(seat, commandId))
    return NOTHING;
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

export function skip(
  room: Room,
  seat: Seat,
  index: number,
  command: CommandOf<'skip'>,
  now: number,
): Decision {
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

/** All that is left, in one step: each counts as skipped, with the time that it has taken. */
export function skipMany(
  room: Room,
  seat: Seat,
  index: number,
  { commandId, questionIds }: CommandOf<'skipMany'>,
  now: number,
): Decision {
  if (isRepeat(seat, commandId)) return NOTHING;
  if (isTeacherPaced(room)) return refused('room.WRONG_STATE');
  const reason = notActing(room, seat, now);
  if (reason) return refused(reason);
  const left = skippableOf(room, seat);
  const wanted = new Set(questionIds);
  const isMeant = wanted.size === left.length && left.every((q) => wanted.has(questionIdOf(room, q) ?? ''));
  if (left.length === 0 || !isMeant) return refused('response.WRONG_QUESTION');
  const list: RoomEvent[] = [];
  let present = seat;
  for (const q of left) {
    const response = respond(room, present, {
      q,
      state: 'passed',
      answer: null,
      elapsedMs: usedMsOf(seat, q, now),
      at: now,
      commandId,
    });
    list.push({ type: 'answered', seat: index, response });
    present = afterAnswer(room, index, present, response);
  }
  if (hasNothingLeft(room, index, present)) list.push(...finishing(room, index, now));
  return events(...list);
}

/** Milliseconds of its time that an open question, or one that was left for later, has used up. */
function usedMsOf({ open, later }: Seat, q: number, now: number): number {
  if (open?.q === q) return Math.max(0, now - open.openedAt);
  return later?.find((postponed) => postponed.q === q)?.usedMs ?? 0;
}
