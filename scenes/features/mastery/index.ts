import type { SceneFeature } from '#scenes/features/feature.ts';

export const mastery = {
  fixtures: () => import('#scenes/features/mastery/fixtures.ts'),
} as const satisfies SceneFeature<'mastery'>;
