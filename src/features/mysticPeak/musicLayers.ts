// Music layers of a climb: one more as the camps go by.

import type { PlayerView } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';

/** Number of layers; the last camp has all of them, however many camps there are. */
const LAYERS = 5;

/** `camp` starts at 1. A mountain with a single camp sounds half climbed. */
function layersAt(camp: number, camps: number): number {
  const share = camps > 1 ? (camp - 1) / (camps - 1) : 0.5;
  return 1 + Math.floor((LAYERS - 1) * Math.min(1, share));
}

/** Layers on a player's page, by the player's camp; null without a mountain. */
export function musicLayersOfClimb({ room, me }: Pick<PlayerView, 'room' | 'me'>): number | null {
  const camps = room.mountain?.camps.length ?? 0;
  if (!me.climb || camps === 0) return null;
  return me.climb.peakAt === null ? layersAt(me.climb.camp, camps) : LAYERS;
}

/** Layers on the projector, by the highest climber's camp; 1 without a mountain. */
export function musicLayersOnProjector({
  room,
  climbers,
  summit,
}: Pick<ProjectorView, 'room' | 'climbers' | 'summit'>): number {
  const camps = room.mountain?.camps.length ?? 0;
  if (camps === 0 || !summit) return 1;
  const highest = Math.max(0, ...climbers.map(({ height }) => height));
  return layersAt(Math.min(camps, 1 + Math.floor((highest / summit) * camps)), camps);
}
