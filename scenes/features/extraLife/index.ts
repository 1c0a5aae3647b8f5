// The extra life on the canvas.

import { extraLifePart } from '#scenes/features/extraLife/model.ts';
import type { SceneFeature } from '#scenes/features/feature.ts';

export const extraLife = {
  part: extraLifePart,
} as const satisfies SceneFeature;
