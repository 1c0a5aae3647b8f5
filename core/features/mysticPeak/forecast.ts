// Forecast at the path finder: the climber's recent form, and a rough estimate of what each role would earn.

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { Role } from '#core/features/mysticPeak/ids.ts';
import type { ResponseResult } from '#core/room/phase.ts';

/** First tries so far: `right` out of `of`. */
export interface RecentForm {
  readonly right: number;
  readonly of: number;
}

/** A finished try at a question. */
export interface QuestionTry {
  /** 1 for the first try. */
  readonly asking: number;
  /** True if the question has a correct answer. */
  readonly hasKey: boolean;
  readonly result: ResponseResult;
}

/** Counts first tries at questions with a correct answer; a skipped one counts as a try. */
export function formOf(askings: readonly QuestionTry[]): RecentForm {
  const goes = askings.filter(({ asking, hasKey }) => hasKey && asking === 1);
  return { right: goes.filter(({ result }) => result === 'correct').length, of: goes.length };
}

/** A second try is more likely correct than a first one by 1 / `better`, up to (`most` - 1) / `most`. */
const SECOND = { better: 5, most: 20 } as const;

/**
 * Estimates what a role would earn over this many questions with a correct answer if the climber's form
 * holds, rounded down to hundreds; null before the first try. A first try is correct with f = (right + 1) /
 * (of + 2), a second one with g = min(0.95, f + 0.2); computed in integers over a common denominator.
 */
export function forecast(role: Role, { right, of }: RecentForm, questions: number): number | null {
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
