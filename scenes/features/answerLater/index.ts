// Questions left for later, on the canvas.

import { answerLaterPart } from '#scenes/features/answerLater/model.ts';
import type { SceneFeature } from '#scenes/features/feature.ts';

export const answerLater = {
  part: answerLaterPart,
} as const satisfies SceneFeature;
