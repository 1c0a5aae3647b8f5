// Bots in a rehearsal or a solo game.

import type { SceneFeature } from '#scenes/features/feature.ts';

export const bots = {
  part: {
    row: ({ origin }) => (origin === 'bot' ? { isSimulated: true } : null),
  },
  fixtures: () => import('#scenes/features/bots/fixtures.ts'),
} as const satisfies SceneFeature<'bots'>;
