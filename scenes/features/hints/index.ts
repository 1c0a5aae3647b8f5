// Hints on the canvas.

import type { SceneFeature } from '#scenes/features/feature.ts';
import { hintsPart } from '#scenes/features/hints/model.ts';

export const hints = {
  part: hintsPart,
} as const satisfies SceneFeature;
