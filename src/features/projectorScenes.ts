// The scenes on the projector that features of a game add, as the projector's page needs them: a line here for each of them.

import { projectorPeak } from '#src/features/mysticPeak/wall.ts';
import type { FeatureProjectorScene } from '#src/host/projector/featureScene.ts';

export const FEATURE_PROJECTOR_SCENES = { projectorPeak } satisfies Readonly<
  Record<string, FeatureProjectorScene>
>;
