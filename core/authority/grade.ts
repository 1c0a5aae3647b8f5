// From an answer to a response: result, score breakup and marks (decisions, "Scoring").

import {
  MARKS_PER_QUESTION,
  type Postponed,
  type Response,
  type Room,
  type Seat,
} from '#core/authority/state.ts';
import { countingBefore } from '#core/authority/askings.ts';
import { hintsTaken } from '#core/features/hints/authorityHints.ts';
import { authorityOf } from '#core/questions/authority.ts';
import type { KeyedQuestion } from '#core/questions/authorityTypes.ts';
import type { Answer } from '#core/questions/question.ts';
import { isAttempt, type ResponseResult, type ResponseState } from '#core/room/phase.ts';
import { offersReview } from '#core/features/review/review.ts';
import { type Fraction, NO_SCORE, scoreOf } from '#core/scoring/score.ts';
import type { ScoreBreakup } from '#core/views/playerView.ts';

interface Given {
  readonly q: number;
  readonly state: ResponseState;
  readonly answer: Answer | null;
  readonly elapsedMs: number;
  readonly at: number;
  readonly commandId: string;
  readonly asking?: number | undefined;
}

/** Whether the answer is of the question's type and names only what it offers. */
export function answerFits(keyed: KeyedQuestion, answer: Answer): boolean {
  return answer.type === keyed.question.type && authorityOf(answer.type).fits(keyed.question, answer);
}

function resultOf(fraction: Fraction): ResponseResult {
  if (fraction.right >= fraction.of) return 'correct';
  return fraction.right > 0 ? 'partial' : 'incorrect';
}

/** The streak after a response: lengthened by a full answer, kept by a partial one, ended by a wrong one or none (decisions). */
export function streakAfter(streak: number, result: ResponseResult): number {
  if (result === 'correct') return streak + 1;
  return result === 'incorrect' ? 0 : streak;
}

export function respond(room: Room, seat: Seat, given: Given): Response {
  const { q, state, answer, elapsedMs, at, commandId, asking } = given;
  const byExtraLife = asking !== undefined && seat.open?.byExtraLife === true;
  const hints = hintsTaken(seat, q);
  // What not every response has comes last: after a spread, each property that is new gives V8 a hidden class for this one object.
  return {
    q,
    state,
    answer,
    timeMs: elapsedMs,
    at,
    commandId,
    ...judged(room, seat, given),
    ...(asking && { asking }),
    ...(byExtraLife && { byExtraLife }),
    ...(hints > 0 && { hints }),
  };
}

type Judgement = Pick<Response, 'result' | 'breakup' | 'marks' | 'possible'>;

function judged(room: Room, seat: Seat, { q, state, answer, elapsedMs, asking }: Given): Judgement {
  const { question, key } = room.questions[q] as KeyedQuestion;
  if (!question.hasCorrectAnswer) return { result: 'none', breakup: NO_SCORE, marks: 0, possible: 0 };
  // Only an attempt can be right: what stood there when time ran out is kept for the teacher, not judged.
  const fraction =
    answer && isAttempt(state) ? authorityOf(question.type).grade(key as never, answer) : { right: 0, of: 1 };
  const result = resultOf(fraction);
  const before = asking && offersReview(room) ? countingBefore(seat, { q, asking }) : undefined;
  const usedMs = before ? usedFor(seat, q) : 0;
  const breakup = scoreOf({
    fraction,
    elapsedMs: usedMs + elapsedMs,
    timeMs: question.timeMs,
    timerOn: room.options.timer !== 'off',
    secondChance: asking !== undefined,
    streak: streakAfter(seat.streak, result),
  });
  return {
    result,
    breakup: before ? revised(breakup, result, before) : asking ? toppedUp(breakup, seat, q) : breakup,
    marks: Math.round((MARKS_PER_QUESTION * fraction.right) / fraction.of),
    possible: MARKS_PER_QUESTION,
  };
}

/** Milliseconds that the seat has had question `q` before it. */
function usedFor({ responses }: Seat, q: number): number {
  return responses.reduce((sum, response) => (response.q === q ? sum + response.timeMs : sum), 0);
}

/** An answer that was changed before it was handed in takes the place of the one before; a streak is what it was, or is lost. */
function revised({ base, timer }: ScoreBreakup, result: ResponseResult, before: Response): ScoreBreakup {
  const streak = result === 'correct' && before.result === 'correct' ? before.breakup.streak : 0;
  return { base, timer, streak, total: base + timer + streak };
}

/** Base points of a question are earned once: a better answer to it, asked again, earns what the one before left. */
function toppedUp({ base, timer, streak }: ScoreBreakup, { responses }: Seat, q: number): ScoreBreakup {
  const earned = responses.reduce((sum, given) => (given.q === q ? sum + given.breakup.base : sum), 0);
  const left = Math.max(0, base - earned);
  return { base: left, timer, streak, total: left + timer + streak };
}

/** A question left for later that gets no answer now: it was seen, or has a draft. */
export function leave(
  room: Room,
  seat: Seat,
  { q, usedMs, draft, commandId }: Postponed,
  at: number,
): Response {
  const state = draft ? 'draft' : 'seen';
  return respond(room, seat, { q, state, answer: null, elapsedMs: usedMs, at, commandId });
}
