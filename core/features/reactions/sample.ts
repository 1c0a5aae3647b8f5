import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'reactions'> = {
  player: {},
  host: {},
  options: { reactions: [true, false] },
};
