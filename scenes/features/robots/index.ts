// Simulated players, of a rehearsal or of a game alone.

import type { SceneFeature } from '#scenes/features/feature.ts';

export const robots = {
  part: {
    row: ({ origin }) => (origin === 'bot' ? { isSimulated: true } : null),
  },
} as const satisfies SceneFeature;
