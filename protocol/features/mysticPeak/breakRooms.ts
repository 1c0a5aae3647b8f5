// Break rooms under the names of the specification's calls (specification 2, section 7).

import type { StopKind } from '#core/features/mysticPeak/ids.ts';

/** The choice on the peak is another path finder. */
export const BREAK_ROOMS = {
  levelUp: 'LEVEL_UP',
  pathFinder: 'PATH_FINDER',
  obstacle: 'OBSTACLE',
  powerupSelection: 'POWERUP_SELECTION',
  summit: 'PATH_FINDER',
} as const satisfies Readonly<Record<StopKind, string>>;
