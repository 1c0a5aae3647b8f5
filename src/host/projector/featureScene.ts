// Projector scenes that come from game features.

import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { ProjectorSceneId } from '#core/views/scene.ts';
import { type FeatureProjectorScene, hostFeatures } from '#src/host/room/hostFeature.ts';

/** null for the projector's own scenes. */
export const sceneOfFeature = (scene: ProjectorSceneId): FeatureProjectorScene | null =>
  firstAnswer(hostFeatures.get(), ({ projectorScenes }) => projectorScenes?.[scene]);
