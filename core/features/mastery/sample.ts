import { REATTEMPTS } from '#core/features/mastery/mastery.ts';
import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'mastery'> = {
  player: {},
  host: {
    turnOnMastery: ({ commandId, what }) => ({
      type: 'turnOnMastery',
      commandId,
      reattempts: REATTEMPTS[what % REATTEMPTS.length] ?? 'unlimited',
    }),
  },
  options: { masteryReattempts: REATTEMPTS },
};
