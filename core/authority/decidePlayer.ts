// What a player may do, and when.

import { closedReason, finishedReason, notActing, outOfTime } from '#core/authority/acting.ts';
import type { PlayerCommand } from '#core/authority/commands.ts';
import { answer, answerLater, skip, skipMany } from '#core/authority/decideAnswer.ts';
import { declining, extraLife } from '#core/authority/decideExtraLife.ts';
import { takeHint } from '#core/authority/decideHint.ts';
import { type CommandOf, type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import { closesAt, isOutOfTime, isOver } from '#core/authority/dueTimes.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { isPast, standingOffer } from '#core/features/extraLife/authorityOffer.ts';
import { secondChances } from '#core/features/redemption/authorityChances.ts';
import {
  attemptsLeft,
  handOf,
  isFull,
  isPlaying,
  nextOf,
  playerIdOf,
  questionIdOf,
  seatIndexOf,
} from '#core/authority/seats.ts';
import { isAtReview, reopening, reviewFor } from '#core/features/review/authorityReview.ts';
import { deadlineOf, leavingAgain } from '#core/authority/slides.ts';
import type { Postponed, Room, Seat } from '#core/authority/state.ts';
import { lookUp } from '#core/collections/buckets.ts';
import { at, entriesOf, sizeOf } from '#core/collections/list.ts';
import { decideChallenge, finishing } from '#core/features/challenge/authority.ts';
import { isOnPaper, isTeacherPaced } from '#core/modes/registry.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { FOCUS } from '#core/features/focus/focus.ts';
import { isFinished } from '#core/room/phase.ts';

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
      return finish(room, seat, index, command, now);
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
      ? events(...goesOn, ...finishing(room, index, now))
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

function finish(
  room: Room,
  seat: Seat,
  index: number,
  { attempt = seat.attempt }: CommandOf<'finish'>,
  now: number,
): Decision {
  if (isTeacherPaced(room)) return refused('room.WRONG_STATE');
  // A call that comes twice must not end the attempt that has begun since.
  if (seat.isOver || attempt !== seat.attempt) return NOTHING;
  const reason = notActing(room, seat, now);
  return reason
    ? refused(reason)
    : events(...leavingAgain(room, seat, index, now), ...finishing(room, index, now));
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
  if (!away)
    return isFinished(room.state) || isOver(room, seat)
      ? NOTHING
      : events({ type: 'focusRegained', seat: index, at: now });
  const watches =
    room.options.focusMode && room.state === 'running' && isPlaying(seat) && !isOver(room, seat);
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
