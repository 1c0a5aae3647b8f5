// How far a climber is: the queue of the camp, what a response comes to in it, and what stands before the next question
// (mystic-peak: "The flow of one climber").

import { notActing } from '#core/authority/acting.ts';
import type { Refusal } from '#core/authority/commands.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { orderOf } from '#core/authority/order/draw.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { campsOf } from '#core/features/mysticPeak/authorityCamps.ts';
import { possibleOffers } from '#core/features/mysticPeak/authorityOffers.ts';
import type { Climb, PastCamp, Stop } from '#core/features/mysticPeak/authorityTypes.ts';
import { stopAfterMiss } from '#core/features/mysticPeak/choices.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { hasMountain, hasStops } from '#core/features/mysticPeak/hasMountain.ts';
import { heightOf } from '#core/features/mysticPeak/height.ts';
import type { MissStop, Role, StopKind } from '#core/features/mysticPeak/ids.ts';
import {
  afterMiss,
  afterSettled,
  isLastAsking,
  passingOf as passing,
} from '#core/features/mysticPeak/queue.ts';
import { pointsOf } from '#core/features/mysticPeak/score.ts';
import { isFinished } from '#core/room/phase.ts';
import { NO_SCORE } from '#core/scoring/score.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';

/** Before anything has happened. */
export const FOOT: Climb = {
  camp: 1,
  queue: null,
  role: null,
  past: [],
  due: ['pathFinder'],
  stop: null,
  earned: 0,
  firstGoes: 0,
  sinceStop: MYSTIC_PEAK.stopDistance,
  used: [],
  nextKind: 'obstacle',
  stops: 0,
  avalancheIn: 0,
  passed: [],
  ridge: null,
  peakAt: null,
  flagAt: null,
  height: 0,
  commandIds: [],
  won: 0,
  played: 0,
  swept: 0,
};

export function climbOf({ climb }: Seat): Climb {
  return climb ?? FOOT;
}

/**
 * The stops that wait to be opened: where they are switched off, the choice on the peak alone. What stands between two camps falls away with
 * the first question behind it, and a choice of power-ups where there are none to choose from, as where the belt has been filled since.
 */
export function dueOf(room: Room, index: number, seat: Seat): readonly StopKind[] {
  const climb = climbOf(seat);
  const isBetween = (climb.queue === null && seat.open === null) || climb.peakAt !== null;
  const canOpen: Readonly<Record<StopKind, () => boolean>> = {
    pathFinder: () => isBetween && hasPath(room, climb.camp),
    levelUp: () => isBetween && hasStops(room),
    obstacle: () => hasStops(room),
    powerupSelection: () => hasStops(room) && hasSelection(room, index, seat, climb),
    summit: () => true,
  };
  return climb.due.filter((kind) => canOpen[kind]());
}

/** Whether a role is chosen before this camp: without any right answer in it there is nothing to bet on. */
export function hasPath(room: Room, camp: number): boolean {
  return hasStops(room) && (campsOf(room).keyed[camp - 1] ?? 0) > 0;
}

export const campCount = (room: Room): number => campsOf(room).sizes.length;

export const roleOf = ({ role }: Climb): Role => role ?? 'TREKKER';

/** The questions that are not settled in the camp of the seat, or still to come on the ridge; the next one first. */
export function queueOf(room: Room, seatIndex: number, seat: Seat): readonly number[] {
  const climb = climbOf(seat);
  if (climb.peakAt !== null) return climb.ridge ?? [];
  return climb.queue ?? campQuestions(room, seatIndex, climb.camp);
}

function campQuestions(room: Room, seatIndex: number, camp: number): readonly number[] {
  const { levels } = campsOf(room);
  return orderOf(room, seatIndex).filter((q) => levels[q] === camp);
}

/** Askings of a question so far that were answered, or ran out of time; and those that were let pass. */
export function triesOf({ responses }: Seat, q: number): { readonly tries: number; readonly skips: number } {
  let tries = 0;
  let skips = 0;
  for (const response of responses)
    if (response.q === q)
      if (response.state === 'passed') skips += 1;
      else tries += 1;
  return { tries, skips };
}

/** Questions with a right answer that the seat was asked. */
export function askedOf(room: Room, { responses }: Seat): number {
  let asked = 0;
  for (const q of new Set(responses.map((response) => response.q)))
    asked += Number(room.questions[q]?.question.hasCorrectAnswer ?? false);
  return asked;
}

/** What letting a question pass comes to: it comes later, or is left behind for good; null where it can't be. */
export function passingOf(room: Room, seatIndex: number, seat: Seat, q: number): 'later' | 'behind' | null {
  if (climbOf(seat).ridge) return 'behind';
  return passing({
    hasKey: room.questions[q]?.question.hasCorrectAnswer ?? false,
    ...triesOf(seat, q),
    isAlone: queueOf(room, seatIndex, seat).length <= 1,
  });
}

/** The response as the mountain counts it: its points by role and asking, and whether its question comes again. */
export function judged(room: Room, seatIndex: number, seat: Seat, response: Response): Response {
  const climb = climbOf(seat);
  if (climb.ridge) return { ...response, breakup: NO_SCORE, ridge: true };
  const { q, asking = 1, state, result } = response;
  const points = pointsOf({ role: roleOf(climb), asking, result: resultOf(response), score: seat.score });
  const { base } = points;
  const extra = points.total - base;
  const breakup = { base, timer: 0, streak: 0, ...(extra !== 0 && { extra }), total: points.total };
  const isDone =
    result === 'correct' ||
    (result === 'none' && state !== 'passed' && state !== 'timedOut') ||
    (state === 'passed' && passingOf(room, seatIndex, seat, q) === 'behind') ||
    isLastAsking(asking);
  return { ...response, breakup, ...(!isDone && { comesAgain: true }) };
}

/** Nothing is taken for what was not tried. */
function resultOf({ state, result }: Response): Response['result'] {
  return state === 'timedOut' || state === 'passed' ? 'none' : result;
}

/** The climb after a response of the seat, before a camp is passed with it. */
export function climbAfter(room: Room, seatIndex: number, seat: Seat, response: Response): Climb {
  const climb = climbOf(seat);
  const { q, asking = 1, state, result, comesAgain, breakup } = response;
  if (climb.ridge) return { ...climb, ridge: climb.ridge.filter((each) => each !== q) };
  const before = queueOf(room, seatIndex, seat);
  const queue = comesAgain ? afterMiss(before, q) : afterSettled(before, q);
  const hasKey = (room.questions[q] as KeyedQuestion).question.hasCorrectAnswer;
  const isRight = result === 'correct';
  const after: Climb = {
    ...climb,
    queue,
    earned: climb.earned + breakup.total,
    firstGoes: climb.firstGoes + Number(isRight && asking === 1),
    sinceStop: climb.sinceStop + Number(state !== 'passed'),
    passed: !comesAgain && !isRight && hasKey ? [...climb.passed, q] : climb.passed,
  };
  const { sizes } = campsOf(room);
  const height = heightOf(sizes, after.camp, (sizes[after.camp - 1] ?? 0) - queue.length);
  const missed = asking === 1 && comesAgain === true && queue.length > 0 && hasStops(room);
  const kind = missed ? stopAfterMiss(after, stopsPossible(room, seatIndex, seat, after)) : null;
  return kind === null
    ? { ...after, height }
    : { ...after, height, due: [kind], sinceStop: 0, used: [...after.used, kind] };
}

function stopsPossible(room: Room, seatIndex: number, seat: Seat, climb: Climb): readonly MissStop[] {
  return hasSelection(room, seatIndex, seat, climb) ? ['obstacle', 'powerupSelection'] : ['obstacle'];
}

function hasSelection(room: Room, seatIndex: number, seat: Seat, climb: Climb): boolean {
  return possibleOffers(room, seatIndex, seat, climb).length >= MYSTIC_PEAK.leastOffers;
}

/** What follows once a camp has no question left: the next one, the peak, or the flag behind the ridge. */
export function campEnds(room: Room, seat: number, climb: Climb, at: number): readonly RoomEvent[] {
  if (climb.ridge) return climb.ridge.length === 0 ? [{ type: 'flagPlanted', seat, by: null, at }] : [];
  if (climb.peakAt !== null || climb.queue === null || climb.queue.length > 0) return [];
  const { camp } = climb;
  if (camp < campCount(room)) return [{ type: 'campPassed', seat, camp, at }];
  const peak: RoomEvent = { type: 'peakReached', seat, at };
  return hasStops(room) ? [peak] : [peak, { type: 'flagPlanted', seat, by: null, at }];
}

/** The camp that a climber leaves, as it is remembered. */
function pastCamp(room: Room, climb: Climb, at: number): PastCamp {
  const { levels, keyed } = campsOf(room);
  const { camp, earned, firstGoes, passed } = climb;
  return {
    role: roleOf(climb),
    earned,
    firstGoes,
    of: keyed[camp - 1] ?? 0,
    passed: passed.filter((q) => levels[q] === camp).length,
    at,
  };
}

/** The climb in the next camp. */
export function inNextCamp(room: Room, climb: Climb, at: number): Climb {
  const camp = climb.camp + 1;
  return {
    ...climb,
    camp,
    queue: null,
    role: null,
    past: [...climb.past, pastCamp(room, climb, at)],
    earned: 0,
    firstGoes: 0,
    used: [],
    due: ['levelUp', 'pathFinder'],
  };
}

/** The climb on the peak. */
export function onPeak(room: Room, climb: Climb, at: number): Climb {
  return {
    ...climb,
    queue: [],
    past: [...climb.past, pastCamp(room, climb, at)],
    peakAt: at,
    height: MYSTIC_PEAK.peak,
    due: hasStops(room) ? ['levelUp', 'summit'] : [],
  };
}

/** Whether it is played for fun. */
export function isPractice(stop: Stop | null): boolean {
  return stop?.kind === 'obstacle' && stop.obstacle.practice === true;
}

/** How many obstacles who waits on the peak may still play for fun; 0 anywhere else. */
export function practicesLeft(room: Room, seat: Seat): number {
  const { flagAt, practised = 0 } = climbOf(seat);
  const isWaiting = seat.isOver && flagAt !== null && !isFinished(room.state);
  return isWaiting && hasStops(room) ? MYSTIC_PEAK.practices - practised : 0;
}

/** Why this seat can do nothing in the stop that stands before it; null if it can. Who plays for fun has played to the end. */
export function notInStop(room: Room, seat: Seat, now: number): Refusal | null {
  const reason = notActing(room, seat, now);
  return reason === 'player.ALREADY_OVER' && isPractice(climbOf(seat).stop) ? null : reason;
}

/** Whether the mountain still has something for who has no question left. */
export function holds(room: Room, seat: Seat): boolean {
  if (!hasMountain(room)) return false;
  const climb = climbOf(seat);
  if (climb.flagAt !== null) return false;
  if (climb.ridge) return climb.ridge.length > 0;
  return climb.peakAt !== null || campCount(room) > climb.camp || hasStops(room);
}
