// Class statistics per camp, which views show only once enough climbers count.

import { isPlaying } from '#core/authority/seats.ts';
import type { Room } from '#core/authority/state.ts';
import { memoized } from '#core/collections/memoized.ts';
import type { Role } from '#core/features/mysticPeak/ids.ts';

export interface ClassStats {
  /** By camp: how many climbers chose each role. */
  readonly took: readonly (Record<Role, number> | undefined)[];
  /**
   * By camp: questions correct on the first try, out of how many, and the number of climbers who have passed
   * it.
   */
  readonly first: readonly ({ right: number; of: number; climbers: number } | undefined)[];
}

const known = new WeakMap<Room['seats'], ClassStats>();

export function classStats({ seats }: Pick<Room, 'seats'>): ClassStats {
  return memoized(known, seats, () => {
    const took: Record<Role, number>[] = [];
    const first: { right: number; of: number; climbers: number }[] = [];
    const count = (camp: number, role: Role): void => {
      took[camp] ??= { TREKKER: 0, LEADER: 0, PIONEER: 0 };
      took[camp][role] += 1;
    };
    for (const chunk of seats)
      for (const seat of chunk) {
        const { climb } = seat;
        if (!climb || !isPlaying(seat)) continue;
        climb.past.forEach(({ role, firstGoes, of }, camp) => {
          count(camp, role);
          first[camp] ??= { right: 0, of: 0, climbers: 0 };
          first[camp].right += firstGoes;
          first[camp].of += of;
          first[camp].climbers += 1;
        });
        if (climb.role && climb.peakAt === null) count(climb.camp - 1, climb.role);
      }
    return { took, first };
  });
}
