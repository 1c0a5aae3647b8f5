// What an answer on the mountain earns, or costs (specification 2, section 9 "Mystic Peak").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { Role } from '#core/features/mysticPeak/ids.ts';
import type { ResponseResult } from '#core/room/phase.ts';

export interface MountainPoints {
  /** Of any right answer. */
  readonly base: number;
  /** For one of the first goes. */
  readonly attempt: number;
  /** What the role makes of it: more, or less than nothing. */
  readonly role: number;
  readonly total: number;
}

const NOTHING: MountainPoints = { base: 0, attempt: 0, role: 0, total: 0 };

/** `asking`: 1 for the first time. `score`: the total before, below which nothing is taken. */
export function pointsOf({
  role,
  asking,
  result,
  score,
}: {
  readonly role: Role;
  readonly asking: number;
  readonly result: ResponseResult;
  readonly score: number;
}): MountainPoints {
  const { base, attemptBonus, roles } = MYSTIC_PEAK;
  const { multiplier, penalty } = roles[role];
  if (result === 'correct') {
    const attempt = attemptBonus[asking - 1] ?? 0;
    const extra = (base * (multiplier - 100)) / 100;
    return { base, attempt, role: extra, total: base + attempt + extra };
  }
  const taken = result === 'incorrect' ? Math.min(score, (base * penalty) / 100) : 0;
  return taken === 0 ? NOTHING : { ...NOTHING, role: -taken, total: -taken };
}
