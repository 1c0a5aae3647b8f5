// Answer scoring: what one answer earns, as a score breakup (decisions, "Scoring").

import type { ResponseResult } from '#core/room/phase.ts';
import { SCORING } from '#core/scoring/config.ts';

export interface ScoreBreakup {
  readonly base: number;
  readonly timer: number;
  readonly streak: number;
  /** Points that features added or took; absent if none did. */
  readonly extra?: number | undefined;
  readonly total: number;
}

/** Correct share of an answer: `right` of `of` parts. */
export interface Fraction {
  readonly right: number;
  readonly of: number;
}

export interface ScoredAnswer {
  readonly fraction: Fraction;
  /** Milliseconds the player took; never negative. */
  readonly elapsedMs: number;
  readonly timeMs: number;
  readonly timerOn: boolean;
  /** True if the question was asked before and missed. */
  readonly secondChance?: boolean;
  /** Streak after this answer. */
  readonly streak: number;
}

export const NO_SCORE: ScoreBreakup = { base: 0, timer: 0, streak: 0, total: 0 };

/** Rounds points to whole steps. */
export function roundedToStep(points: number): number {
  return Math.round(points / SCORING.step) * SCORING.step;
}

/** Timer bonus of a full answer; both times in ms. */
export function timerBonus(elapsedMs: number, timeMs: number): number {
  const left = timeMs - elapsedMs;
  if (left <= 0) return 0;
  if (left * 1_000 > timeMs * SCORING.fullTimerPerMille) return SCORING.timerBonus;
  return roundedToStep((SCORING.timerBonus * left) / timeMs);
}

function streakBonus(streak: number): number {
  let points = 0;
  for (const step of SCORING.streakBonus) if (streak >= step.from) points = step.points;
  return points;
}

/** Returns the points of an answer; all zero if nothing is right. */
export function scoreOf(answer: ScoredAnswer): ScoreBreakup {
  const { right, of } = answer.fraction;
  if (right <= 0) return NO_SCORE;
  const full = right >= of;
  const base = roundedToStep((SCORING.base * right) / of);
  const timer = full && answer.timerOn ? timerBonus(answer.elapsedMs, answer.timeMs) : 0;
  const wholeStreak = full ? streakBonus(answer.streak) : 0;
  const streak = answer.timerOn && !answer.secondChance ? wholeStreak : wholeStreak / 2;
  return { base, timer, streak, total: base + timer + streak };
}

/**
 * Returns the accuracy, 0 to 100, rounded: marks over possible marks; 100 if nothing that was answered could
 * be wrong.
 */
export function accuracyOf(marks: number, possible: number, answered: number): number {
  if (possible === 0) return answered === 0 ? 0 : 100;
  return Math.round((100 * marks) / possible);
}

/**
 * Returns the streak after a response: extended by a full answer, kept by a partial one, ended by a wrong or
 * missing one (decisions).
 */
export function streakAfter(streak: number, result: ResponseResult): number {
  if (result === 'correct') return streak + 1;
  return result === 'incorrect' ? 0 : streak;
}
