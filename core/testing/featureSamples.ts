// Samples of all features for random play.

import type { Command, HostCommand } from '#core/authority/index.ts';
import { ALL_FEATURES } from '#core/authority/engine/features.ts';
import type { FeatureWords } from '#core/authority/featureTypes.ts';
import type { AnySample, StepContext } from '#core/authority/sample.ts';
import { merged } from '#core/collections/merged.ts';

export const FEATURE_SAMPLES: readonly AnySample[] = ALL_FEATURES.map(({ sample = {} }) => sample);

type PlayerType = FeatureWords<'playerCommand'>['type'];
type HostType = FeatureWords<'hostCommand'>['type'];

/** Makes each command that features add. */
export const FEATURE_COMMANDS = {
  player: merged(FEATURE_SAMPLES.map(({ player = {} }) => player)) as {
    readonly [T in PlayerType]: (context: StepContext) => Command;
  },
  host: merged(FEATURE_SAMPLES.map(({ host = {} }) => host)) as {
    readonly [T in HostType]: (context: StepContext) => HostCommand;
  },
};
export const PLAYER_TYPES = Object.keys(FEATURE_COMMANDS.player) as readonly PlayerType[];
export const HOST_TYPES = Object.keys(FEATURE_COMMANDS.host) as readonly HostType[];
