// What an answer on the mountain earns or costs, and what an avalanche takes (specification 2, section 9 "Mystic Peak").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { Role } from '#core/features/mysticPeak/ids.ts';
import type { ResponseResult } from '#core/room/phase.ts';

/** Points by where they come from; all but the base are entries of the ledger. */
export interface MountainPoints {
  /** Of any right answer. */
  readonly base: number;
  /** For the first two askings. */
  readonly attempt: number;
  /** What the role adds to a right answer. */
  readonly role: number;
  /** What the role takes for a wrong one: 0 or less. */
  readonly penalty: number;
  readonly total: number;
}

const NOTHING: MountainPoints = { base: 0, attempt: 0, role: 0, penalty: 0, total: 0 };

/** An ended asking. */
export interface JudgedAnswer {
  readonly role: Role;
  /** 1 for the first time. */
  readonly asking: number;
  /** none: skipped, out of time, or without a right answer. */
  readonly result: ResponseResult;
  /** The total before, below nothing of which is taken. */
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

/** What an avalanche takes (0 or more) from who has earned so much in this camp, and has this total. */
export function avalancheLoss(earned: number, score: number): number {
  const { percent, step, most } = MYSTIC_PEAK.avalanche;
  const part = Math.floor((earned * percent) / (100 * step)) * step;
  return Math.max(0, Math.min(part, most, score));
}
