import type { SceneFeature } from '#scenes/features/feature.ts';
import { teamsPart } from '#scenes/features/teams/model.ts';

export const teams = {
  part: teamsPart,
  fixtures: () => import('#scenes/features/teams/fixtures.ts'),
} as const satisfies SceneFeature<'teams'>;
