// Challenges on the canvas.

import { challengePart } from '#scenes/features/challenge/lobby.ts';
import type { SceneFeature } from '#scenes/features/feature.ts';

export const challenge = {
  part: challengePart,
  scenes: {
    challengeBoard: async () =>
      (await import('#scenes/features/challenge/challengeBoard.ts')).challengeBoardScene,
  },
} as const satisfies SceneFeature;
