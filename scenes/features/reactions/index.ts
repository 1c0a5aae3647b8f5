// Reactions on the canvas.

import type { SceneFeature } from '#scenes/features/feature.ts';
import { reactionsPart } from '#scenes/features/reactions/model.ts';

export const reactions = {
  part: reactionsPart,
} as const satisfies SceneFeature;
