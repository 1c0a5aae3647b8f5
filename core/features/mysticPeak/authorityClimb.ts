// State of a climb: the camp's queue, what a response changes, and which stops open before the next question
// (mystic-peak: "The flow of one climber").

import { isMarked } from '#core/authority/grade.ts';
import { whyCannotAct } from '#core/authority/refusals.ts';
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
import { afterMiss, afterSettled, isLastTry, passingOf as passing } from '#core/features/mysticPeak/queue.ts';
import { pointsOf } from '#core/features/mysticPeak/score.ts';
import { isFinished } from '#core/room/phase.ts';
import { NO_SCORE } from '#core/scoring/score.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';

/** The climb before anything has happened. */
export const INITIAL_CLIMB: Climb = {
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
  avalancheLosses: 0,
};

export function climbOf({ climb }: Seat): Climb {
  return climb ?? INITIAL_CLIMB;
}

/**
 * Returns the stops still to be opened; only the choice on the peak if stops are switched off. Stops between
 * camps lapse with the next camp's first question, and a power-up selection when there is nothing to offer,
 * as with a full belt.
 */
export function dueStops(room: Room, index: number, seat: Seat): readonly StopKind[] {
  const climb = climbOf(seat);
  const isBetween = (climb.queue === null && seat.open === null) || climb.peakAt !== null;
  const canOpen: Readonly<Record<StopKind, () => boolean>> = {
    pathFinder: () => isBetween && offersRoles(room, climb.camp),
    levelUp: () => isBetween && hasStops(room),
    obstacle: () => hasStops(room),
    powerupSelection: () => hasStops(room) && hasSelection(room, index, seat, climb),
    summit: () => true,
  };
  return climb.due.filter((kind) => canOpen[kind]());
}

/** True if a role is chosen before this camp; false if no question in it has a correct answer to bet on. */
export function offersRoles(room: Room, camp: number): boolean {
  return hasStops(room) && (campsOf(room).keyed[camp - 1] ?? 0) > 0;
}

export const campCount = (room: Room): number => campsOf(room).sizes.length;

export const roleOf = ({ role }: Climb): Role => role ?? 'TREKKER';

/** Returns the unsettled questions of the seat's camp, or those left on the ridge; the next one first. */
export function queueOf(room: Room, seatIndex: number, seat: Seat): readonly number[] {
  const climb = climbOf(seat);
  if (climb.peakAt !== null) return climb.ridge ?? [];
  return climb.queue ?? campQuestions(room, seatIndex, climb.camp);
}

function campQuestions(room: Room, seatIndex: number, camp: number): readonly number[] {
  const { levels } = campsOf(room);
  return orderOf(room, seatIndex).filter((q) => levels[q] === camp);
}

/** Returns how often a question was answered or timed out, and how often it was skipped. */
export function triesOf({ responses }: Seat, q: number): { readonly tries: number; readonly skips: number } {
  let tries = 0;
  let skips = 0;
  for (const response of responses)
    if (response.q === q)
      if (response.state === 'passed') skips += 1;
      else tries += 1;
  return { tries, skips };
}

/**
 * Returns the points for answering everything the seat was asked on the first try, on the paths it took;
 * questions without a correct answer earn none.
 */
export function possibleOf(room: Room, seat: Seat): number {
  let possible = 0;
  for (const q of new Set(seat.responses.map((response) => response.q)))
    if (room.questions[q]?.question.hasCorrectAnswer) {
      possible += pointsOf({ role: roleIn(room, seat, q), asking: 1, result: 'correct', score: 0 }).total;
    }
  return possible;
}

/**
 * Returns the effect of skipping a question: it's asked again later, or left behind for good; null if it
 * can't be skipped.
 */
export function passingOf(room: Room, seatIndex: number, seat: Seat, q: number): 'later' | 'behind' | null {
  if (climbOf(seat).ridge) return 'behind';
  return passing({
    hasKey: room.questions[q]?.question.hasCorrectAnswer ?? false,
    ...triesOf(seat, q),
    isAlone: queueOf(room, seatIndex, seat).length <= 1,
  });
}

/**
 * Returns the response as the mountain scores it, by role and number of tries, and marks a question that will
 * be asked again.
 */
export function judgeResponse(room: Room, seatIndex: number, seat: Seat, response: Response): Response {
  const climb = climbOf(seat);
  if (climb.ridge) return { ...response, breakup: NO_SCORE, ridge: true };
  const { q, asking = 1, state, result } = response;
  // A teacher's mark counts the same on every path.
  if (isMarked(response)) return response;
  const points = pointsOf({ role: roleOf(climb), asking, result: resultOf(response), score: seat.score });
  const { base } = points;
  const extra = points.total - base;
  const breakup = { base, timer: 0, streak: 0, ...(extra !== 0 && { extra }), total: points.total };
  const isDone =
    result === 'correct' ||
    (result === 'none' && state !== 'passed' && state !== 'timedOut') ||
    (state === 'passed' && passingOf(room, seatIndex, seat, q) === 'behind') ||
    isLastTry(asking);
  return { ...response, breakup, ...(!isDone && { comesAgain: true }) };
}

/**
 * Returns a response judged again by the path of its camp. Whether the question comes back stays as the climber
 * saw it.
 */
export function judgedAgain(room: Room, seat: Seat, response: Response): Response {
  if (response.ridge) return { ...response, breakup: NO_SCORE };
  if (isMarked(response)) return response;
  const { q, asking = 1 } = response;
  const { base, total } = pointsOf({
    role: roleIn(room, seat, q),
    asking,
    result: resultOf(response),
    score: seat.score,
  });
  const extra = total - base;
  return { ...response, breakup: { base, timer: 0, streak: 0, ...(extra !== 0 && { extra }), total } };
}

/** The path that the seat took through the camp of a question. */
function roleIn(room: Room, seat: Seat, q: number): Role {
  const climb = climbOf(seat);
  return climb.past[(campsOf(room).levels[q] ?? 1) - 1]?.role ?? roleOf(climb);
}

/** Returns the seat with the points and correct first tries of each camp after a correction. */
export function climbCorrected(room: Room, before: Seat, seat: Seat): Seat {
  if (!seat.climb) return seat;
  const { levels } = campsOf(room);
  const inCamp = <Of extends Pick<Climb, 'earned' | 'firstGoes'>>(of: Of, camp: number): Of => {
    let { earned, firstGoes } = of;
    for (const [by, { responses }] of [
      [-1, before],
      [1, seat],
    ] as const)
      for (const { q, breakup, result, asking, ridge } of responses)
        if (levels[q] === camp && !ridge) {
          earned += by * breakup.total;
          firstGoes += by * Number(result === 'correct' && asking === undefined);
        }
    return { ...of, earned, firstGoes };
  };
  const { climb } = seat;
  const past = climb.past.map((camp, index) => inCamp(camp, index + 1));
  const isUnderWay = past.length < climb.camp;
  return { ...seat, climb: { ...(isUnderWay ? inCamp(climb, climb.camp) : climb), past } };
}

/** Skips and timeouts cost nothing. */
function resultOf({ state, result }: Response): Response['result'] {
  return state === 'timedOut' || state === 'passed' ? 'none' : result;
}

/** Returns the climb after a response, before the camp is passed with it. */
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
  return possibleOffers(room, seatIndex, seat, climb).length >= MYSTIC_PEAK.minOffers;
}

/**
 * Returns what follows when a camp has no questions left: the next camp, the peak, or the flag after the
 * ridge.
 */
export function campEnds(room: Room, seat: number, climb: Climb, at: number): readonly RoomEvent[] {
  if (climb.ridge) return climb.ridge.length === 0 ? [{ type: 'flagPlanted', seat, by: null, at }] : [];
  if (climb.peakAt !== null || climb.queue === null || climb.queue.length > 0) return [];
  const { camp } = climb;
  if (camp < campCount(room)) return [{ type: 'campPassed', seat, camp, at }];
  const peak: RoomEvent = { type: 'peakReached', seat, at };
  return hasStops(room) ? [peak] : [peak, { type: 'flagPlanted', seat, by: null, at }];
}

/** Returns the record of a camp that the climber leaves. */
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

/** Returns the climb at the start of the next camp. */
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

/** Returns the points by camp with those of an obstacle; a camp game's belong to the camp just passed. */
export function earnedInCamp(
  { earned, past }: Climb,
  camp: number,
  points: number,
): Pick<Climb, 'earned' | 'past'> {
  const passed = past[camp - 1];
  return passed
    ? { earned, past: past.with(camp - 1, { ...passed, earned: passed.earned + points }) }
    : { earned: earned + points, past };
}

/** Returns the climb once it has reached the peak. */
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

/** True if the stop is an obstacle played for fun. */
export function isPractice(stop: Stop | null): boolean {
  return stop?.kind === 'obstacle' && stop.obstacle.practice === true;
}

/** Returns how many obstacles a player who waits on the peak may still play for fun; 0 anywhere else. */
export function practicesLeft(room: Room, seat: Seat): number {
  const { flagAt, practiceCount = 0 } = climbOf(seat);
  const isWaiting = seat.isOver && flagAt !== null && !isFinished(room.state);
  return isWaiting && hasStops(room) ? MYSTIC_PEAK.practices - practiceCount : 0;
}

/**
 * Returns why the seat can't act in its current stop; null if it can. Practice is open to players who have
 * finished.
 */
export function whyNotInStop(room: Room, seat: Seat, now: number): Refusal | null {
  const reason = whyCannotAct(room, seat, now);
  return reason === 'player.ALREADY_OVER' && isPractice(climbOf(seat).stop) ? null : reason;
}

/** True if the mountain still has something for a player who has no questions left. */
export function hasMoreToClimb(room: Room, seat: Seat): boolean {
  if (!hasMountain(room)) return false;
  const climb = climbOf(seat);
  if (climb.flagAt !== null) return false;
  if (climb.ridge) return climb.ridge.length > 0;
  return climb.peakAt !== null || campCount(room) > climb.camp || hasStops(room);
}
