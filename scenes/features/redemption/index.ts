import type { SceneFeature } from '#scenes/features/feature.ts';

export const redemption = {
  fixtures: () => import('#scenes/features/redemption/fixtures.ts'),
} as const satisfies SceneFeature<'redemption'>;
