import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'robots'> = {
  player: {},
  host: {
    rehearse: ({ commandId, what }) => ({
      type: 'rehearse',
      commandId,
      robots: what % 4,
      accuracy: what % 101,
    }),
  },
};
