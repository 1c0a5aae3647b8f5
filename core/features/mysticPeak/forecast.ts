import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { Role } from '#core/features/mysticPeak/ids.ts';

/** About what a role would earn in a camp of so many questions, in hundreds, by the first goes so far (mystic-peak, section 3). */
export function forecast(
  role: Role,
  { right, of }: { readonly right: number; readonly of: number },
  questions: number,
): number {
  const { base, attemptBonus, roles } = MYSTIC_PEAK;
  const { multiplier, penalty } = roles[role];
  const first = (right + 1) / (of + 2);
  const second = Math.min(0.95, first + 0.2);
  const misses = (1 - first) * (2 - second);
  const each =
    (base * multiplier) / 100 +
    attemptBonus[0] * first +
    attemptBonus[1] * (1 - first) * second -
    ((base * penalty) / 100) * misses;
  return Math.floor((each * questions) / 100) * 100;
}
