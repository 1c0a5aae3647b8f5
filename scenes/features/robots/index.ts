// Simulated players, of a rehearsal or of a game alone.

import type { SceneFeature } from '#scenes/features/feature.ts';

export const robots = {
  part: {
    row: ({ origin }) => (origin === 'bot' ? { isSimulated: true } : null),
  },
  fixtures: () => import('#scenes/features/robots/fixtures.ts'),
} as const satisfies SceneFeature<'robots'>;
