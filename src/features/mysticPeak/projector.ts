// Projector scene of a climb.

import { peakLeadOrTitle } from '#scenes/features/mysticPeak/projector/lead/model.ts';
import { lazyPage } from '#src/ui/lazyPage.tsx';
import { musicLayersOnProjector } from '#src/features/mysticPeak/musicLayers.ts';
import type { FeatureProjectorScene } from '#src/host/room/hostFeature.ts';

export const projectorPeak: FeatureProjectorScene = {
  Twin: lazyPage(() => import('#src/features/mysticPeak/ClimbProjectorTwin.tsx'), 'ClimbProjectorTwin'),
  layers: musicLayersOnProjector,
  announcement: peakLeadOrTitle,
};
