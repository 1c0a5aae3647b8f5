// What a player does with questions, attempt by attempt, and how long: opening, answering, letting pass, finishing.

import { finishedReason, notActing, outOfTime } from '#core/authority/acting.ts';
import { asks } from '#core/authority/asked.ts';
import { countingBefore, isCounting } from '#core/authority/askings.ts';
import { attemptsLeft } from '#core/authority/attemptsLeft.ts';
import type { AttemptCommands } from '#core/authority/commands.ts';
import { controlsOf } from '#core/authority/controls.ts';
import { answerable } from '#core/authority/currentQuestion.ts';
import { type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import { closesAt, isOutOfTime, isOver, withUntils } from '#core/authority/dueTimes.ts';
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
import { presentAttempt } from '#core/authority/standing.ts';
import type { PastAttempt, Response, Room, Seat } from '#core/authority/state.ts';
import { earlierAnswer, withTally } from '#core/authority/tallies.ts';
import { toAll, toOtherDevices, toSeat, WHOLE_VIEW } from '#core/authority/tells.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { isTeacherPaced, modeOf } from '#core/modes/registry.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { Answer } from '#core/questions/question.ts';
import { MAX_ATTEMPTS } from '#core/room/gameOptions.ts';
import { BEAT, isAttempt, isFinished, type ResponseState } from '#core/room/phase.ts';
import { tellsResults } from '#core/room/results.ts';

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
    timePassed: (room, event) => ({ ...room, passedAt: event.at }),
    attemptsAllowed(room, { seat: index, attempts: allowed }, rules) {
      const { attemptsAllowed: _before, ...seat } = at(room.seats, index) as Seat;
      return rules.withSeat(room, index, allowed === null ? seat : { ...seat, attemptsAllowed: allowed });
    },
    untilAllowed(room, { seat: index, until }, rules) {
      const { allowedUntil: _before, ...seat } = at(room.seats, index) as Seat;
      return withUntils(
        rules.withSeat(room, index, until === null ? seat : { ...seat, allowedUntil: until }),
      );
    },
  },
  tells: {
    attemptStarted: ({ seat }, { room }) => ({
      ...toldOfAttempt(room, seat),
      // What this player had let pass may now be answered after all.
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
      // What was left for later is now certain to have no answer.
      host: { ...RESPONDED, questions: withoutAnswer(at(room.seats, seat)?.responses) },
    }),
    dueDateSet: (_event, { room, before }) => ({
      players: [
        toAll('updateGameOptions', 'room'),
        // Whose time was over may go on, and who has more time than others has that long.
        ...(before.passedAt === undefined && !room.untils
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

const AT_ONCE = { name: 'updateQuestionState', atOnce: true } as const;

/** At an own pace leaderboards move with every answer. */
function toldOfAttempt(room: Room, seat: number) {
  return {
    players: [toOtherDevices(seat)],
    soon: isTeacherPaced(room) ? [] : (['board'] as const),
  };
}

function withoutAnswer(responses: readonly Response[] = []): readonly number[] {
  return responses.flatMap(({ q, answer: given }) => (given ? [] : q));
}

/** Seats whose time has ended with what has just happened. */
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
  return events({ type: 'attemptStarted', seat: index });
}

function openQuestion(turn: PlayerTurn, command: PlayerWord<'openQuestion'>): Decision {
  const { room, seat, index, now, rules } = turn;
  if (isTeacherPaced(room)) return refused('room.WRONG_STATE');
  if (seat.open && !isOutOfTime(room, seat)) return NOTHING;
  const reason = notActing(room, seat, now);
  if (reason) return refused(reason);
  const first: RoomEvent[] = [];
  for (const { choice } of rules.choices) {
    if (!choice.stands(room, index, seat) && !choice.isAsked?.(command)) continue;
    const outcome = choice.onNext(turn, command);
    if ('stop' in outcome) return outcome.stop;
    first.push(...outcome.first);
    break;
  }
  const q = nextOf(room, index, seat);
  if (q === undefined)
    return first.length > 0
      ? events(...first, ...rules.finishing(room, index, now))
      : refused('player.ALREADY_OVER');
  return events(...first, reopening(turn, q));
}

/** The question as it opens for the seat, whatever brings it. */
export function reopening(
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
  const question = answerable(turn, command);
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
  const given = late ? 'timedOut' : stateOf(room, command);
  const isHandedIn = given === 'timedOut' && handsIn(room, keyed, question, command.answer, sentAt);
  const response = respond(rules, room, seat, {
    q: question.q,
    state: isHandedIn ? 'autoAttempted' : given,
    answer: rules.hooks.counting.reduce((each, of) => of(room, seat, question.q, each), command.answer),
    elapsedMs: rules.hooks.elapsedMs.reduce((ms, of) => of(seat, question.q, ms), sentAt - question.openedAt),
    timeMs: isTeacherPaced(room) ? wholeTime(question) : undefined,
    at: now,
    commandId: command.commandId,
    asking: command.asking,
  });
  if (!isTeacherPaced(room) && !isHandedIn)
    for (const instead of rules.hooks.instead) {
      const others = instead(turn, response);
      if (others) return events(...others);
    }
  return events({ type: 'answered', seat: index, response }, ...consequences(turn, response));
}

/** True where the parts that a player has placed are graded after a strict clock has run out: within `BEAT.handInMs` of the own one, up to the reveal of one for all. */
function handsIn(
  room: Room,
  { question: { type } }: KeyedQuestion,
  { deadline }: CurrentQuestion,
  answer: Answer | null,
  sentAt: number,
): boolean {
  if (!answer || deadline === null || !kindOf(type).can.parts) return false;
  return isTeacherPaced(room) || sentAt <= deadline + BEAT.handInMs;
}

/** Milliseconds, with what the teacher has added; undefined without a clock. */
function wholeTime({ openedAt, deadline }: CurrentQuestion): number | undefined {
  return deadline === null ? undefined : deadline - openedAt;
}

/** What the room makes of what a page says of its answer: nothing is handed in before the question is shut for all. */
function stateOf(room: Room, { state }: PlayerWord<'answer'>): ResponseState {
  if (!isAttempt(state) || (state === 'autoAttempted' && room.slide?.state === 'waiting')) return state;
  return tellsResults(room) ? 'attempted' : 'attemptedSilently';
}

/** Events behind an answer: the reveal after the last awaited one to a slide that asks for something, the end of a player's game after the last of that player's. */
function consequences({ room, seat, index, rules }: PlayerTurn, response: Response): readonly RoomEvent[] {
  if (!isTeacherPaced(room)) return rules.afterAnswer(room, index, seat, response);
  const lastAwaited = room.slide?.awaited === (isAwaited(seat) ? 1 : 0);
  return lastAwaited && asks(room, response.q) ? revealing(room, response.at) : [];
}

function skip(turn: PlayerTurn, command: PlayerWord<'skip'>): Decision {
  const { room, seat, index, now, rules } = turn;
  if (isTeacherPaced(room)) return refused('room.WRONG_STATE');
  const question = answerable(turn, command);
  if (typeof question === 'string') return refused(question);
  for (const against of rules.hooks.notSkipping) {
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
  return events({ type: 'answered', seat: index, response }, ...consequences(turn, response));
}

function finish(
  { room, seat, index, now, rules }: PlayerTurn,
  { attempt = seat.attempt }: PlayerWord<'finish'>,
): Decision {
  if (isTeacherPaced(room)) return refused('room.WRONG_STATE');
  // A call that comes twice must not end the attempt that has begun since.
  if (seat.isOver || attempt !== seat.attempt) return NOTHING;
  const reason = notActing(room, seat, now);
  if (reason) return refused(reason);
  const before = rules.hooks.beforeEnd.flatMap((end) => end(room, seat, index, now, rules));
  return events(...before, ...rules.finishing(room, index, now));
}

function setDueDate(
  { room, now, rules }: HostTurn,
  { expiresAt, commandId }: HostWord<'setDueDate'>,
): Decision {
  if (!controlsOf(room, rules).includes('setDueDate')) return refused('room.WRONG_STATE');
  if (expiresAt <= now || expiresAt > now + BEAT.maxAsyncMs) return refused('room.EXPIRED');
  return events({ type: 'dueDateSet', expiresAt, commandId, at: now });
}

/** Attempts of one player go before those of the game (specification 2, section 9 "participant attempts override limitAttempts"). */
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
  return events({ type: 'attemptsAllowed', seat, attempts: allowed, commandId });
}

/** More time for one player than for everybody (specification 3, section 3 "Accommodations": extendedDeadline). */
function allowUntil(
  { room, now, rules }: HostTurn,
  { playerId, until, commandId }: HostWord<'allowUntil'>,
): Decision {
  if (!controlsOf(room, rules).includes('setDueDate')) return refused('room.WRONG_STATE');
  const seat = seatIndexOf(room, playerId);
  const found = at(room.seats, seat);
  if (!found || !isPlaying(found)) return refused('player.NOT_FOUND');
  if ((found.allowedUntil ?? null) === until) return NOTHING;
  if (until !== null && (until <= Math.max(now, room.expiresAt) || until > now + BEAT.maxAsyncMs))
    return refused('room.EXPIRED');
  return events({ type: 'untilAllowed', seat, until, commandId });
}

function answered(room: Room, index: number, response: Response, rules: Rules): Room {
  const seat = at(room.seats, index) as Seat;
  const before = countingBefore(seat, response);
  const earlier = before?.answer ? before : earlierAnswer(seat, response.q);
  const tallies = isCounting(response) ? withTally(room, response, earlier) : room.tallies;
  return isTeacherPaced(room)
    ? rules.withSeat(room, index, { ...seat, pending: response }, tallies, 1)
    : rules.withSeat(room, index, rules.after(room, index, seat, response), tallies);
}

/** In logs from before a question could be asked more than twice, the second time has a name instead of a number. */
function upcast<T extends EventOf<'questionOpened'> | EventOf<'answered'>['response']>(
  event: T,
): Omit<T, 'attemptType'> & { readonly asking?: number } {
  const { attemptType, ...rest } = event;
  return attemptType ? { ...rest, asking: 2 } : event;
}

function withAttempt(seat: Seat): readonly PastAttempt[] {
  return seat.responses.length === 0 ? (seat.past ?? []) : [...(seat.past ?? []), presentAttempt(seat)];
}
