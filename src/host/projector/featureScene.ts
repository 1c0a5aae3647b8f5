// The scenes that features of games add to the projector.

import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { ProjectorSceneId } from '#core/views/scene.ts';
import { type FeatureProjectorScene, hostFeatures } from '#src/host/room/hostFeature.ts';

/** null for one of the projector's own. */
export const sceneOfFeature = (scene: ProjectorSceneId): FeatureProjectorScene | null =>
  firstAnswer(hostFeatures.get(), ({ projectorScenes }) => projectorScenes?.[scene]);
