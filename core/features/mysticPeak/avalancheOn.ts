import type { MountainView } from '#core/features/mysticPeak/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/** The avalanche that comes down on the reader's camp; null where none does, while the game stands still, and for who is on the peak. */
export function avalancheOn({ me, room }: PlayerView): MountainView['avalanche'] {
  const avalanche = room.mountain?.avalanche ?? null;
  const { climb, isOver } = me;
  const isHere = climb !== null && climb.peakAt === null && avalanche?.camp === climb.camp;
  return isHere && room.state === 'running' && !isOver ? avalanche : null;
}
