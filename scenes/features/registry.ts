// The features of games on the canvas: a line for each. Where several add to the same place, this is their order; where there is room for one
// alone, the first one counts.

import { answerLater } from '#scenes/features/answerLater/index.ts';
import { challenge } from '#scenes/features/challenge/index.ts';
import { duels } from '#scenes/features/duels/index.ts';
import { extraLife } from '#scenes/features/extraLife/index.ts';
import { hints } from '#scenes/features/hints/index.ts';
import { memes } from '#scenes/features/memes/index.ts';
import { mysticPeak } from '#scenes/features/mysticPeak/index.ts';
import { powerups } from '#scenes/features/powerups/index.ts';
import { reactions } from '#scenes/features/reactions/index.ts';
import { robots } from '#scenes/features/robots/index.ts';
import { teams } from '#scenes/features/teams/index.ts';
import type { SceneFeature } from '#scenes/features/feature.ts';
import { sceneParts } from '#scenes/parts/model.ts';
import { questionLayers } from '#scenes/player/question/layer.ts';

const FEATURES = [
  answerLater,
  hints,
  extraLife,
  duels,
  memes,
  teams,
  robots,
  challenge,
  reactions,
  mysticPeak,
  powerups,
] as const satisfies readonly SceneFeature[];

const all: readonly SceneFeature[] = FEATURES;
sceneParts.hand(all.flatMap(({ part }) => part ?? []));
// What counts first lies over the others.
questionLayers.hand(all.flatMap(({ overQuestion }) => overQuestion ?? []).toReversed());

type ScenesOf<Feature> = Feature extends { readonly scenes: infer Scenes } ? Scenes : never;
type WallsOf<Feature> = Feature extends { readonly projectorScenes: infer Scenes } ? Scenes : never;
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Feature = (typeof FEATURES)[number];

/** The scenes that features bring, by id. */
export type FeatureScenes = Merged<ScenesOf<Feature> | WallsOf<Feature>>;

/** Those on the projector, which stand among its own scenes: these are loaded first. */
export const FEATURE_WALLS = Object.assign({}, ...all.map((each) => each.projectorScenes)) as Merged<
  WallsOf<Feature>
>;
export const FEATURE_SCENES = Object.assign(
  { ...FEATURE_WALLS },
  ...all.map(({ scenes }) => scenes),
) as FeatureScenes;
