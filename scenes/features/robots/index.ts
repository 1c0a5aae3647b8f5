// Simulated players on the canvas.

import type { SceneFeature } from '#scenes/features/feature.ts';
import { robotsPart } from '#scenes/features/robots/model.ts';

export const robots = {
  part: robotsPart,
} as const satisfies SceneFeature;
