// Attempt rules: opening, answering, skipping, and finishing questions, and the time allowed for them.

import { finishedReason, whyCannotAct, outOfTime } from '#core/authority/refusals.ts';
import { isAnswerable } from '#core/authority/answerable.ts';
import { replacedResponse, isCounted } from '#core/authority/countedResponses.ts';
import { attemptsLeft } from '#core/authority/attemptsLeft.ts';
import type { AttemptCommands } from '#core/authority/commands.ts';
import { controlsOf } from '#core/authority/controls.ts';
import { questionToAnswer } from '#core/authority/currentQuestion.ts';
import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import { closesAt, isOutOfTime, isOver, withExtendedDeadlines } from '#core/authority/dueTimes.ts';
import type { AttemptEvent, RoomEvent } from '#core/authority/events.ts';
import { answerFits, respond } from '#core/authority/grade.ts';
import { withMoves } from '#core/authority/ledger.ts';
import { nextOf } from '#core/authority/order/order.ts';
import type {
  CurrentQuestion,
  HostTurn,
  OpeningTimes,
  PlayerTurn,
  RuleSet,
  Rules,
} from '#core/authority/ruleSet.ts';
import { isAwaited, isPlaying, seatIndexOf } from '#core/authority/seats.ts';
import { deadlineOf, revealing } from '#core/authority/slides.ts';
import { merged } from '#core/collections/merged.ts';
import { currentAttempt } from '#core/authority/standing.ts';
import type { PastAttempt, Response, Room, Seat } from '#core/authority/state.ts';
import { earlierAnswer, withTally } from '#core/authority/tallies.ts';
import { toAll, toOtherDevices, toSeat, WHOLE_VIEW } from '#core/authority/announcements.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { isTeacherPaced, modeOf } from '#core/modes/registry.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { Answer } from '#core/questions/question.ts';
import { MAX_ATTEMPTS } from '#core/room/gameOptions.ts';
import { ROOM_TIMING, isAttempt, isFinished, type ResponseState } from '#core/room/phase.ts';
import { showsResults } from '#core/room/results.ts';

type PlayerWord<Type> = Extract<AttemptCommands['player'], { readonly type: Type }>;
type HostWord<Type> = Extract<AttemptCommands['host'], { readonly type: Type }>;
type EventOf<Type> = Extract<AttemptEvent, { readonly type: Type }>;

const RESPONDED = { name: 'playerResponded' } as const;

export const attempts: RuleSet<AttemptCommands['player'], AttemptCommands['host'], AttemptEvent> = {
  version: 2,
  playerCommands: { startAttempt, openQuestion, answer, skip, finish },
  hostCommands: { setDueDate, allowAttempts, allowUntil },
  evolve: {
    attemptStarted(room, { seat: index }, rules) {
      const { ledger: _before, ...seat } = at(room.seats, index) as Seat;
      return rules.withSeat(room, index, {
        ...seat,
        ...rules.freshAttempt,
        ...merged(rules.hooks.attemptStarted.map((part) => part(seat))),
        past: withAttempt(at(room.seats, index) as Seat),
        attempt: seat.attempt + 1,
      });
    },
    questionOpened(room, event, rules) {
      const { type: _type, seat: index, at: openedAt, ...rest } = upcast(event);
      const seat = at(room.seats, index) as Seat;
      const { q, deadline, asking, ...others } = rest;
      const open = { q, openedAt, deadline, ...(asking && { asking }), ...others };
      return rules.withSeat(room, index, {
        ...seat,
        open,
        ...merged(rules.hooks.opened.map((part) => part(seat, open))),
      });
    },
    answered: (room, { seat, response }, rules) => answered(room, seat, upcast(response), rules),
    pointsMoved: withMoves,
    playerFinished(room, { seat: index, at: now }, rules) {
      const seat = at(room.seats, index) as Seat;
      const left = rules.hooks.finished.reduce((each, finished) => finished(room, each, now, rules), seat);
      return rules.withSeat(room, index, { ...left, isOver: true, open: null });
    },
    dueDateSet: (room, { expiresAt }) => ({ ...room, expiresAt }),
    timePassed: (room, event) => ({ ...room, timeUpAt: event.at }),
    attemptsAllowed(room, { seat: index, attempts: allowed }, rules) {
      const { attemptsAllowed: _before, ...seat } = at(room.seats, index) as Seat;
      return rules.withSeat(room, index, allowed === null ? seat : { ...seat, attemptsAllowed: allowed });
    },
    untilAllowed(room, { seat: index, until }, rules) {
      const { allowedUntil: _before, ...seat } = at(room.seats, index) as Seat;
      return withExtendedDeadlines(
        rules.withSeat(room, index, until === null ? seat : { ...seat, allowedUntil: until }),
      );
    },
  },
  tells: {
    attemptStarted: ({ seat }, { room }) => ({
      ...toldOfAttempt(room, seat),
      // Questions that this player skipped may now be answered after all.
      host: { ...RESPONDED, questions: withoutAnswer(at(room.seats, seat)?.past?.at(-1)?.responses) },
    }),
    questionOpened: ({ seat }, { room }) => ({ ...toldOfAttempt(room, seat), host: RESPONDED }),
    answered: ({ seat, response }, { room }) => ({
      ...toldOfAttempt(room, seat),
      host: { ...RESPONDED, questions: [response.q] },
    }),
    pointsMoved: ({ moves }) => ({
      players: moves.map(({ seat }) => toSeat('playerResponded', seat)),
      soon: ['board'],
      host: { ...RESPONDED, seats: moves.map(({ seat }) => seat) },
    }),
    playerFinished: ({ seat }, { room }) => ({
      ...toldOfAttempt(room, seat),
      // Postponed questions are now certain to stay unanswered.
      host: { ...RESPONDED, questions: withoutAnswer(at(room.seats, seat)?.responses) },
    }),
    dueDateSet: (_event, { room, before }) => ({
      players: [
        toAll('updateGameOptions', 'room'),
        // Players whose time was up may continue, and those with more time see when it ends.
        ...(before.timeUpAt === undefined && !room.extendedDeadlines
          ? []
          : [toAll('updateGameOptions', 'me', 'slide', 'summary')]),
      ],
      host: { ...AT_ONCE, seats: 'all' },
    }),
    timePassed: (_event, { room, before }) => ({
      players: [{ ...toAll('gameEnded', ...WHOLE_VIEW), seats: outSince(room, before), exact: true }],
      host: { ...AT_ONCE, seats: 'all' },
    }),
    attemptsAllowed: ({ seat }) => ({ players: [toSeat('updateGameOptions', seat)] }),
    untilAllowed: ({ seat }) => ({
      players: [{ ...toAll('updateGameOptions', 'me', 'slide', 'summary'), seats: [seat] }],
    }),
  },
};

const AT_ONCE = { name: 'updateQuestionState', immediate: true } as const;

/** Student-paced leaderboards move with every answer. */
function toldOfAttempt(room: Room, seat: number) {
  return {
    players: [toOtherDevices(seat)],
    soon: isTeacherPaced(room) ? [] : (['board'] as const),
  };
}

function withoutAnswer(responses: readonly Response[] = []): readonly number[] {
  return responses.flatMap(({ q, answer: given }) => (given ? [] : q));
}

/** Seats whose time has just ended. */
function outSince(room: Room, before: Room): readonly number[] {
  const list: number[] = [];
  for (const [index, seat] of entriesOf(room.seats))
    if (isOutOfTime(room, seat) && !isOutOfTime(before, seat)) list.push(index);
  return list;
}

function startAttempt({ room, seat, index, now, rules }: PlayerTurn): Decision {
  if (!isPlaying(seat)) return refused('player.NOT_APPROVED');
  if (isFinished(room.state)) return refused(finishedReason(room));
  if (!isOver(room, seat)) return NOTHING;
  if (room.state === 'paused') return refused('room.PAUSED');
  if (isTeacherPaced(room) || room.state !== 'running') return refused('room.WRONG_STATE');
  if (now >= closesAt(room)) return refused('room.COMPLETED');
  if (outOfTime(room, seat, now)) return refused('room.EXPIRED');
  if (attemptsLeft(room, seat, rules) === 0) return refused('player.NO_ATTEMPTS_LEFT');
  return accepted({ type: 'attemptStarted', seat: index });
}

function openQuestion(turn: PlayerTurn, command: PlayerWord<'openQuestion'>): Decision {
  const { room, seat, index, now, rules } = turn;
  if (isTeacherPaced(room)) return refused('room.WRONG_STATE');
  if (seat.open && !isOutOfTime(room, seat)) return NOTHING;
  const reason = whyCannotAct(room, seat, now);
  if (reason) return refused(reason);
  const first: RoomEvent[] = [];
  for (const { choice } of rules.choices) {
    if (!choice.isPending(room, index, seat) && !choice.isAsked?.(command)) continue;
    const outcome = choice.onNext(turn, command);
    if ('stop' in outcome) return outcome.stop;
    first.push(...outcome.first);
    break;
  }
  const q = nextOf(room, index, seat);
  if (q === undefined)
    return first.length > 0
      ? accepted(...first, ...rules.finishing(room, index, now))
      : refused('player.ALREADY_OVER');
  return accepted(...first, questionOpening(turn, q));
}

/** Builds the event that opens a question for the seat, for the first time or again. */
export function questionOpening(
  { room, seat, index, now, rules }: PlayerTurn,
  q: number,
): EventOf<'questionOpened'> {
  const askings = seat.responses.filter((response) => response.q === q).length;
  let times: OpeningTimes = { at: now, deadline: deadlineOf(room, q, now) };
  for (const timesOf of rules.hooks.times) times = timesOf(room, seat, q, now) ?? times;
  return { type: 'questionOpened', seat: index, q, ...times, ...(askings > 0 && { asking: askings + 1 }) };
}

function answer(turn: PlayerTurn, command: PlayerWord<'answer'>): Decision {
  const { room, seat, index, now, rules } = turn;
  const question = questionToAnswer(turn, command);
  if (typeof question === 'string') return refused(question);
  const keyed = room.questions[question.q] as KeyedQuestion;
  if (command.answer ? !answerFits(keyed, command.answer) : isAttempt(command.state))
    return refused('response.CANT_SAVE');
  const sentAt = Math.max(
    question.openedAt,
    now - Math.min(Math.max(0, command.networkMs), ROOM_TIMING.networkAllowanceMs),
  );
  const strict = room.options.timer === 'strict' && question.deadline !== null;
  const late = strict && sentAt > (question.deadline as number);
  if (
    command.state === 'timedOut' &&
    (!strict || now < (question.deadline as number) - ROOM_TIMING.networkAllowanceMs)
  )
    return refused('response.TOO_EARLY');
  const given = late ? 'timedOut' : stateOf(room, command);
  const isHandedIn = given === 'timedOut' && handsIn(room, keyed, question, command.answer, sentAt);
  const response = respond(rules, room, seat, {
    q: question.q,
    state: isHandedIn ? 'autoAttempted' : given,
    answer: rules.hooks.countedAnswer.reduce((each, of) => of(room, seat, question.q, each), command.answer),
    elapsedMs: rules.hooks.elapsedMs.reduce((ms, of) => of(seat, question.q, ms), sentAt - question.openedAt),
    timeMs: isTeacherPaced(room) ? wholeTime(question) : undefined,
    at: now,
    commandId: command.commandId,
    asking: command.asking,
  });
  if (!isTeacherPaced(room) && !isHandedIn)
    for (const instead of rules.hooks.insteadOfAnswer) {
      const others = instead(turn, response);
      if (others) return accepted(...others);
    }
  return accepted({ type: 'answered', seat: index, response }, ...consequences(turn, response));
}

/**
 * True if parts that a player has placed are graded after a strict clock has run out: within
 * `ROOM_TIMING.handInMs` of the player's own clock, or until the reveal of a shared one.
 */
function handsIn(
  room: Room,
  { question: { type } }: KeyedQuestion,
  { deadline }: CurrentQuestion,
  answer: Answer | null,
  sentAt: number,
): boolean {
  if (!answer || deadline === null || !kindOf(type).can.parts) return false;
  return isTeacherPaced(room) || sentAt <= deadline + ROOM_TIMING.handInMs;
}

/** The question's time in ms, including what the teacher added; undefined without a clock. */
function wholeTime({ openedAt, deadline }: CurrentQuestion): number | undefined {
  return deadline === null ? undefined : deadline - openedAt;
}

/**
 * Corrects the state that a page claims for its answer: nothing is auto-submitted before the slide has closed
 * for everyone.
 */
function stateOf(room: Room, { state }: PlayerWord<'answer'>): ResponseState {
  if (!isAttempt(state) || (state === 'autoAttempted' && room.slide?.state === 'waiting')) return state;
  return showsResults(room) ? 'attempted' : 'attemptedSilently';
}

/**
 * Events after an answer: the reveal after the last awaited answer to a slide that asks for one, or the end
 * of a player's game after that player's last answer.
 */
function consequences({ room, seat, index, rules }: PlayerTurn, response: Response): readonly RoomEvent[] {
  if (!isTeacherPaced(room)) return rules.afterAnswer(room, index, seat, response);
  const lastAwaited = room.slide?.awaited === (isAwaited(seat) ? 1 : 0);
  return lastAwaited && isAnswerable(room, response.q) ? revealing(room, response.at) : [];
}

function skip(turn: PlayerTurn, command: PlayerWord<'skip'>): Decision {
  const { room, seat, index, now, rules } = turn;
  if (isTeacherPaced(room)) return refused('room.WRONG_STATE');
  const question = questionToAnswer(turn, command);
  if (typeof question === 'string') return refused(question);
  for (const against of rules.hooks.whyCannotSkip) {
    const hindrance = against(room, index, seat, question.q);
    if (hindrance) return refused(hindrance);
  }
  const response = respond(rules, room, seat, {
    q: question.q,
    state: 'passed',
    answer: null,
    elapsedMs: Math.max(0, now - question.openedAt),
    at: now,
    commandId: command.commandId,
    asking: command.asking,
  });
  return accepted({ type: 'answered', seat: index, response }, ...consequences(turn, response));
}

function finish(
  { room, seat, index, now, rules }: PlayerTurn,
  { attempt = seat.attempt }: PlayerWord<'finish'>,
): Decision {
  if (isTeacherPaced(room)) return refused('room.WRONG_STATE');
  // A repeated call must not end the attempt that has started since.
  if (seat.isOver || attempt !== seat.attempt) return NOTHING;
  const reason = whyCannotAct(room, seat, now);
  if (reason) return refused(reason);
  const before = rules.hooks.beforeEnd.flatMap((end) => end(room, seat, index, now, rules));
  return accepted(...before, ...rules.finishing(room, index, now));
}

function setDueDate(
  { room, now, rules }: HostTurn,
  { expiresAt, commandId }: HostWord<'setDueDate'>,
): Decision {
  if (!controlsOf(room, rules).includes('setDueDate')) return refused('room.WRONG_STATE');
  if (expiresAt <= now || expiresAt > now + ROOM_TIMING.maxAsyncMs) return refused('room.EXPIRED');
  return accepted({ type: 'dueDateSet', expiresAt, commandId, at: now });
}

/**
 * A player's own limit takes precedence over the game's (specification 2, section 9 "participant attempts
 * override limitAttempts").
 */
function allowAttempts(
  { room }: HostTurn,
  { playerId, attempts: wanted, commandId }: HostWord<'allowAttempts'>,
): Decision {
  if (modeOf(room).pacing !== 'own') return refused('room.WRONG_STATE');
  const seat = seatIndexOf(room, playerId);
  const found = at(room.seats, seat);
  if (!found || !isPlaying(found)) return refused('player.NOT_FOUND');
  if ((found.attemptsAllowed ?? null) === wanted) return NOTHING;
  const allowed = wanted === null ? null : Math.max(0, Math.min(MAX_ATTEMPTS, wanted));
  return accepted({ type: 'attemptsAllowed', seat, attempts: allowed, commandId });
}

/**
 * Gives one player more time than everyone else (specification 3, section 3 "Accommodations":
 * extendedDeadline).
 */
function allowUntil(
  { room, now, rules }: HostTurn,
  { playerId, until, commandId }: HostWord<'allowUntil'>,
): Decision {
  if (!controlsOf(room, rules).includes('setDueDate')) return refused('room.WRONG_STATE');
  const seat = seatIndexOf(room, playerId);
  const found = at(room.seats, seat);
  if (!found || !isPlaying(found)) return refused('player.NOT_FOUND');
  if ((found.allowedUntil ?? null) === until) return NOTHING;
  if (until !== null && (until <= Math.max(now, room.expiresAt) || until > now + ROOM_TIMING.maxAsyncMs))
    return refused('room.EXPIRED');
  return accepted({ type: 'untilAllowed', seat, until, commandId });
}

function answered(room: Room, index: number, response: Response, rules: Rules): Room {
  const seat = at(room.seats, index) as Seat;
  const before = replacedResponse(seat, response);
  const earlier = before?.answer ? before : earlierAnswer(seat, response.q);
  const tallies = isCounted(response) ? withTally(room, response, earlier) : room.tallies;
  return isTeacherPaced(room)
    ? rules.withSeat(room, index, { ...seat, pending: response }, tallies, 1)
    : rules.withSeat(room, index, rules.after(room, index, seat, response), tallies);
}

/**
 * Logs from before a question could be asked more than twice name the second asking instead of numbering it.
 */
function upcast<T extends EventOf<'questionOpened'> | EventOf<'answered'>['response']>(
  event: T,
): Omit<T, 'attemptType'> & { readonly asking?: number } {
  const { attemptType, ...rest } = event;
  return attemptType ? { ...rest, asking: 2 } : event;
}

function withAttempt(seat: Seat): readonly PastAttempt[] {
  return seat.responses.length === 0 ? (seat.past ?? []) : [...(seat.past ?? []), currentAttempt(seat)];
}
