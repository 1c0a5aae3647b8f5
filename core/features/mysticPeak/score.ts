// Points for answers on the mountain, and losses to avalanches (specification 2, section 9 "Mystic Peak").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { Role } from '#core/features/mysticPeak/ids.ts';
import type { ResponseResult } from '#core/room/phase.ts';

/** Points by source; everything but the base becomes the extra of the answer's breakup. */
export interface MountainPoints {
  /** Earned by any correct answer. */
  readonly base: number;
  /** Bonus for the first two tries. */
  readonly attempt: number;
  /** Added by the role to a correct answer. */
  readonly role: number;
  /** Taken by the role for a wrong answer: 0 or less. */
  readonly penalty: number;
  readonly total: number;
}

const NOTHING: MountainPoints = { base: 0, attempt: 0, role: 0, penalty: 0, total: 0 };

/** A finished try at a question. */
export interface JudgedAnswer {
  readonly role: Role;
  /** 1 for the first try. */
  readonly asking: number;
  /** none: the question was skipped, timed out, or has no correct answer. */
  readonly result: ResponseResult;
  /** Score before the answer, which limits what can be taken. */
  readonly score: number;
}

export function pointsOf({ role, asking, result, score }: JudgedAnswer): MountainPoints {
  const { base, attemptBonus, roles } = MYSTIC_PEAK;
  const { multiplier, penalty } = roles[role];
  if (result === 'correct') {
    const attempt = attemptBonus[asking - 1] ?? 0;
    const more = (base * (multiplier - 100)) / 100;
    return { base, attempt, role: more, penalty: 0, total: base + attempt + more };
  }
  const taken = result === 'incorrect' ? Math.min(score, (base * penalty) / 100) : 0;
  return taken === 0 ? NOTHING : { ...NOTHING, penalty: -taken, total: -taken };
}

/** Returns the points an avalanche takes (0 or more), given those earned in this camp and the score. */
export function avalancheLoss(earned: number, score: number): number {
  const { percent, step, most } = MYSTIC_PEAK.avalanche;
  const part = Math.floor((earned * percent) / (100 * step)) * step;
  return Math.max(0, Math.min(part, most, score));
}
