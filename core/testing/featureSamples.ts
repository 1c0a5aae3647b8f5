// What tests play every feature with: the compiler names one that is missing.

import { sample as answerLater } from '#core/features/answerLater/sample.ts';
import { sample as challenge } from '#core/features/challenge/sample.ts';
import { sample as companions } from '#core/features/companions/sample.ts';
import { sample as duels } from '#core/features/duels/sample.ts';
import { sample as extraLife } from '#core/features/extraLife/sample.ts';
import { sample as focus } from '#core/features/focus/sample.ts';
import { sample as hands } from '#core/features/hands/sample.ts';
import { sample as hints } from '#core/features/hints/sample.ts';
import { sample as mastery } from '#core/features/mastery/sample.ts';
import { sample as memes } from '#core/features/memes/sample.ts';
import { sample as mysticPeak } from '#core/features/mysticPeak/sample.ts';
import { sample as paper } from '#core/features/paper/sample.ts';
import { sample as powerups } from '#core/features/powerups/sample.ts';
import { sample as reactions } from '#core/features/reactions/sample.ts';
import { sample as redemption } from '#core/features/redemption/sample.ts';
import { sample as review } from '#core/features/review/sample.ts';
import { sample as robots } from '#core/features/robots/sample.ts';
import { sample as teams } from '#core/features/teams/sample.ts';
import { FEATURE_IDS, type FeatureId } from '#core/features/ids.ts';
import type { FeatureWords } from '#core/features/authorityTypes.ts';
import type { FeatureSample } from '#core/testing/featureSample.ts';

const SAMPLES: { readonly [Id in FeatureId]: FeatureSample<Id> } = {
  hints,
  extraLife,
  review,
  redemption,
  answerLater,
  mastery,
  teams,
  challenge,
  paper,
  robots,
  companions,
  hands,
  focus,
  reactions,
  memes,
  powerups,
  duels,
  mysticPeak,
};

export function sampleOfFeature(id: FeatureId): FeatureSample<FeatureId> {
  return SAMPLES[id];
}

export const FEATURE_SAMPLES: readonly FeatureSample<FeatureId>[] = FEATURE_IDS.map((id) => SAMPLES[id]);

type PlayerType = FeatureWords<'playerCommand'>['type'];
type HostType = FeatureWords<'hostCommand'>['type'];

const players = Object.assign(
  {},
  ...FEATURE_SAMPLES.map(({ player }) => player),
) as FeatureSample<FeatureId>['player'];
const hosts = Object.assign(
  {},
  ...FEATURE_SAMPLES.map(({ host }) => host),
) as FeatureSample<FeatureId>['host'];

/** A maker for each command that features bring. */
export const FEATURE_COMMANDS = { player: players, host: hosts };
export const PLAYER_TYPES = Object.keys(players) as readonly PlayerType[];
export const HOST_TYPES = Object.keys(hosts) as readonly HostType[];
