// The game features on the canvas, one line each. Where several add to the same place, this is their order;
// where there is room for only one, the first wins.

import { answerLater } from '#scenes/features/answerLater/index.ts';
import { challenge } from '#scenes/features/challenge/index.ts';
import { duels } from '#scenes/features/duels/index.ts';
import { extraLife } from '#scenes/features/extraLife/index.ts';
import { hints } from '#scenes/features/hints/index.ts';
import { mastery } from '#scenes/features/mastery/index.ts';
import { memes } from '#scenes/features/memes/index.ts';
import { mysticPeak } from '#scenes/features/mysticPeak/index.ts';
import { powerups } from '#scenes/features/powerups/index.ts';
import { reactions } from '#scenes/features/reactions/index.ts';
import { redemption } from '#scenes/features/redemption/index.ts';
import { bots } from '#scenes/features/bots/index.ts';
import { teams } from '#scenes/features/teams/index.ts';
import type { SceneFeature, SceneParts } from '#scenes/features/feature.ts';
import { loadPart } from '#core/collections/loadPart.ts';
import type { FeatureId } from '#core/room/feature.ts';
import { sceneParts } from '#scenes/parts/model.ts';
import { projectorParts } from '#scenes/parts/projectorPart.ts';
import { questionLayers } from '#scenes/player/question/layer.ts';
import { sceneOverlays } from '#scenes/player/overlay.ts';
import { projectorLayers } from '#scenes/projector/layer.ts';

export const FEATURES = {
  answerLater,
  hints,
  extraLife,
  duels,
  memes,
  redemption,
  mastery,
  teams,
  bots,
  challenge,
  reactions,
  mysticPeak,
  powerups,
} as const satisfies { readonly [Id in FeatureId]?: SceneFeature<Id> };

const all: readonly SceneParts[] = Object.values(FEATURES);
sceneParts.provide(all.flatMap(({ part }) => part ?? []));
// Features that come first in the order lie on top.
questionLayers.provide(all.flatMap(({ overQuestion }) => overQuestion ?? []).toReversed());
sceneOverlays.provide(all.flatMap(({ overScenes }) => overScenes ?? []));

/** Loads the features' projector parts. */
export async function loadProjectorFeatures(): Promise<void> {
  const features = Object.values(await loadPart(FEATURES, 'projector')).toReversed();
  projectorParts.provide(features);
  projectorLayers.provide(features.flatMap(({ over }) => over ?? []));
}

type ScenesOf<Feature> = Feature extends { readonly scenes: infer Scenes } ? Scenes : never;
type WallsOf<Feature> = Feature extends { readonly projectorScenes: infer Scenes } ? Scenes : never;
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Feature = (typeof FEATURES)[keyof typeof FEATURES];

/** The features' scenes, by id. */
export type FeatureScenes = Merged<ScenesOf<Feature> | WallsOf<Feature>>;

/** The features' projector scenes, which sit among the projector's own. They load first. */
export const FEATURE_PROJECTOR_SCENES = Object.assign(
  {},
  ...all.map((each) => each.projectorScenes),
) as Merged<WallsOf<Feature>>;
export const FEATURE_SCENES = Object.assign(
  { ...FEATURE_PROJECTOR_SCENES },
  ...all.map(({ scenes }) => scenes),
) as FeatureScenes;
