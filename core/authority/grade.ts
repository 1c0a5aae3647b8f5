// Grading: turns an answer into a response with its result, score breakup, and marks (decisions, "Scoring").

import { policyOf } from '#core/authority/order/policies.ts';
import type { Rules } from '#core/authority/ruleSet.ts';
import { PARTS_OF_A_MARK, type Response, type Room, type Seat } from '#core/authority/state.ts';
import { authorityOf, type KeyedQuestion } from '#core/questions/authority.ts';
import type { Answer } from '#core/questions/question.ts';
import { worthOf } from '#core/questions/worth.ts';
import { isAttempt, type ResponseResult, type ResponseState } from '#core/room/phase.ts';
import { SCORING } from '#core/scoring/config.ts';
import {
  type Fraction,
  NO_SCORE,
  roundedToStep,
  type ScoreBreakup,
  scoreOf,
  streakAfter,
  timerBonus,
} from '#core/scoring/score.ts';

interface Given {
  readonly q: number;
  readonly state: ResponseState;
  readonly answer: Answer | null;
  readonly elapsedMs: number;
  readonly at: number;
  readonly commandId: string;
  readonly asking?: number | undefined;
  /** The question's total time in ms, if it isn't the author's. */
  readonly timeMs?: number | undefined;
}

/** True if the answer has the question's type and refers only to what the question offers. */
export function answerFits(keyed: KeyedQuestion, answer: Answer): boolean {
  return answer.type === keyed.question.type && authorityOf(answer.type).fits(keyed.question, answer);
}

function resultOf(fraction: Fraction): ResponseResult {
  if (fraction.right >= fraction.of) return 'correct';
  return fraction.right > 0 ? 'partial' : 'incorrect';
}

/** Builds the response to a player's answer, or to the lack of one. */
export function respond({ hooks }: Pick<Rules, 'hooks'>, room: Room, seat: Seat, given: Given): Response {
  const { q, state, answer, elapsedMs, at, commandId, asking } = given;
  // Optional properties come last: after a spread, each new property gives V8 a hidden class for this one
  // object.
  const response = {
    q,
    state,
    answer,
    timeMs: elapsedMs,
    at,
    commandId,
    ...judged(room, seat, given),
    ...(asking && { asking }),
  };
  const whole: Response = Object.assign(response, ...hooks.response.map((part) => part(seat, given)));
  return hooks.judged.reduce((each, judge) => judge(room, seat, each), whole);
}

/**
 * Returns the response with its time bonus recomputed for another total time, if it has one: a full answer to
 * a question with a clock.
 */
export function withBonusOf(response: Response, timeMs: number): Response {
  const { result, state, breakup } = response;
  if (result !== 'correct' || !isAttempt(state)) return response;
  const timer = timerBonus(response.timeMs, timeMs);
  return { ...response, breakup: { ...breakup, timer, total: breakup.total - breakup.timer + timer } };
}

const NONE: Fraction = { right: 0, of: 1 };
const WHOLE: Fraction = { right: 1, of: 1 };
/** Points without an answer to a question for which everyone gets full marks. */
const FULL_MARKS: ScoreBreakup = { ...NO_SCORE, base: SCORING.base, total: SCORING.base };

type Judgement = Pick<Response, 'result' | 'breakup' | 'marks' | 'possible'>;

/** Judges an answer for a seat with these earlier responses and streak, apart from what features make of it. */
export function judged(
  room: Room,
  seat: Seat,
  { q, state, answer, elapsedMs, asking, timeMs }: Omit<Given, 'at' | 'commandId'>,
): Judgement {
  const keyed = room.questions[q] as KeyedQuestion;
  const { question } = keyed;
  // Only an attempt can be correct: a draft from when time ran out is kept for the teacher but not judged.
  const attempt = isAttempt(state) ? answer : null;
  if (!question.hasCorrectAnswer) return marked(keyed, attempt);
  const isFull = room.corrections?.[q]?.fullMarks === true;
  // Whoever gave no answer gets the points, too, but was neither correct nor incorrect.
  if (isFull && !attempt) return { result: 'none', breakup: FULL_MARKS, marks: 0, possible: 0 };
  const fraction = isFull ? WHOLE : attempt ? authorityOf(question.type).grade(keyed, attempt) : NONE;
  const result = resultOf(fraction);
  const possible = PARTS_OF_A_MARK * worthOf(question);
  const policy = policyOf(room);
  const breakup = scoreOf({
    fraction,
    elapsedMs: (asking ? policy.usedMs(seat, q) : 0) + elapsedMs,
    timeMs: timeMs ?? question.timeMs,
    timerOn: room.options.timer !== 'off',
    secondChance: asking !== undefined,
    streak: streakAfter(seat.streak, result),
  });
  return {
    result,
    breakup: asking ? policy.repeatScore(breakup, result, seat, q) : breakup,
    marks: Math.round((possible * fraction.right) / fraction.of),
    possible,
  };
}

const UNMARKED: Judgement = { result: 'none', breakup: NO_SCORE, marks: 0, possible: 0 };

/**
 * Judges an answer by the mark that a person gave it. It has no result, because the mark may come long after it:
 * streaks and what features do with a miss go by what players knew.
 */
function marked(keyed: KeyedQuestion, attempt: Answer | null): Judgement {
  const credit = attempt && creditOf(keyed, attempt);
  if (credit === null) return UNMARKED;
  const base = roundedToStep(SCORING.base * credit);
  const possible = PARTS_OF_A_MARK * worthOf({ ...keyed.question, hasCorrectAnswer: true });
  return {
    result: 'none',
    breakup: { ...NO_SCORE, base, total: base },
    marks: Math.round(possible * credit),
    possible,
  };
}

/** Share of the question's worth that a person gave the answer, 0 to 1; null while no one has. */
export function creditOf(keyed: KeyedQuestion, answer: Answer): number | null {
  const { mark } = authorityOf(answer.type).can;
  return mark?.credit(keyed, mark.compared(answer)) ?? null;
}

/** True if a person has marked the response. */
export function isMarked({ result, possible }: Pick<Response, 'result' | 'possible'>): boolean {
  return result === 'none' && possible > 0;
}

/** The result as people see it, in which a mark counts like a key's verdict. */
export function shownResult(response: Pick<Response, 'result' | 'marks' | 'possible'>): ResponseResult {
  const { result, marks: right, possible: of } = response;
  return isMarked(response) ? resultOf({ right, of }) : result;
}
