import type { SceneFeature } from '#scenes/features/feature.ts';
import { hintsPart } from '#scenes/features/hints/model.ts';

export const hints = {
  part: hintsPart,
  fixtures: () => import('#scenes/features/hints/fixtures.ts'),
} as const satisfies SceneFeature<'hints'>;
