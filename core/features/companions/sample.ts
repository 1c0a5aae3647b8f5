import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'companions'> = { player: {}, host: {} };
