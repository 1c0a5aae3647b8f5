import type { MountainView } from '#core/features/mysticPeak/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/**
 * Returns the avalanche about to hit the player's camp; null if there is none, while the game isn't running,
 * and on the peak.
 */
export function avalancheOn({ me, room }: PlayerView): MountainView['avalanche'] {
  const avalanche = room.mountain?.avalanche ?? null;
  const { climb, isOver } = me;
  const isHere = climb !== null && climb.peakAt === null && avalanche?.camp === climb.camp;
  return isHere && room.state === 'running' && !isOver ? avalanche : null;
}
