// How full the music of a climb is: a layer more as the camps go by.

import type { PlayerView } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';

/** Layers of the music of a climb: the last camp has all of them, however many camps there are. */
const LAYERS = 5;

/** `camp`: from 1; a mountain of a single one sounds as if half of it were behind. */
function layersAt(camp: number, camps: number): number {
  const share = camps > 1 ? (camp - 1) / (camps - 1) : 0.5;
  return 1 + Math.floor((LAYERS - 1) * Math.min(1, share));
}

/** For a player: by the own camp. 1 where there is no mountain. */
export function layersOfClimb({ room, me }: Pick<PlayerView, 'room' | 'me'>): number {
  const camps = room.mountain?.camps.length ?? 0;
  if (!me.climb || camps === 0) return 1;
  return me.climb.peakAt === null ? layersAt(me.climb.camp, camps) : LAYERS;
}

/** On the wall: by the camp of whoever is highest. 1 where there is no mountain. */
export function layersOnWall({
  room,
  climbers,
  summit,
}: Pick<ProjectorView, 'room' | 'climbers' | 'summit'>): number {
  const camps = room.mountain?.camps.length ?? 0;
  if (camps === 0 || !summit) return 1;
  const highest = Math.max(0, ...climbers.map(({ height }) => height));
  return layersAt(Math.min(camps, 1 + Math.floor((highest / summit) * camps)), camps);
}
