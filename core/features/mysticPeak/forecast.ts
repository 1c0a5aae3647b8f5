// What is told at the path finder: the own form, and about what each way would earn.

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { Role } from '#core/features/mysticPeak/ids.ts';
import type { ResponseResult } from '#core/room/phase.ts';

/** First goes so far: `right` of `of`. */
export interface Form {
  readonly right: number;
  readonly of: number;
}

/** An ended asking. */
export interface Asking {
  /** 1 for the first time. */
  readonly asking: number;
  /** Whether the question has a right answer. */
  readonly hasKey: boolean;
  readonly result: ResponseResult;
}

/** First goes at questions with a right answer; one that was skipped is one. */
export function formOf(askings: readonly Asking[]): Form {
  const goes = askings.filter(({ asking, hasKey }) => hasKey && asking === 1);
  return { right: goes.filter(({ result }) => result === 'correct').length, of: goes.length };
}

/** A second go is right more often than a first one by 1 / this, and this less 1 of so many times at the most. */
const SECOND = { better: 5, most: 20 } as const;

/**
 * About what a way would earn over so many questions with a right answer, down to hundreds, if the climber goes on like that; null before the
 * first go. A first go is right with f = (right + 1) / (of + 2), a second one with g = min(0.95, f + 0.2): in integers, over one denominator.
 */
export function forecast(role: Role, { right, of }: Form, questions: number): number | null {
  if (of === 0) return null;
  const { base, attemptBonus, roles } = MYSTIC_PEAK;
  const { multiplier, penalty } = roles[role];
  // f = hits / goes, 1 - f = misses / goes, g = seconds / (most x goes).
  const goes = of + 2;
  const hits = right + 1;
  const misses = goes - hits;
  const seconds = Math.min(
    (SECOND.most - 1) * goes,
    SECOND.most * hits + (SECOND.most / SECOND.better) * goes,
  );
  const whole = SECOND.most * goes * goes;
  const each =
    ((base * multiplier) / 100) * whole +
    attemptBonus[0] * hits * SECOND.most * goes +
    attemptBonus[1] * misses * seconds -
    ((base * penalty) / 100) * misses * (2 * SECOND.most * goes - seconds);
  return Math.floor((each * questions) / (whole * 100)) * 100;
}
