// The wall of a climb through camps on the projector's page.

import { peakSays } from '#scenes/features/mysticPeak/wall/lead/model.ts';
import { lazyPage } from '#src/ui/lazyPage.tsx';
import { layersOnWall } from '#src/features/mysticPeak/ambience.ts';
import type { FeatureProjectorScene } from '#src/host/room/hostFeature.ts';

export const projectorPeak: FeatureProjectorScene = {
  Twin: lazyPage(() => import('#src/features/mysticPeak/WallTwin.tsx'), 'WallTwin'),
  layers: layersOnWall,
  says: peakSays,
};
