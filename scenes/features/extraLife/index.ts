import { extraLifePart } from '#scenes/features/extraLife/model.ts';
import type { SceneFeature } from '#scenes/features/feature.ts';

export const extraLife = {
  part: extraLifePart,
  fixtures: () => import('#scenes/features/extraLife/fixtures.ts'),
} as const satisfies SceneFeature<'extraLife'>;
