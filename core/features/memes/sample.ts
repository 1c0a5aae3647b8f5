import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'memes'> = { player: {}, host: {}, options: { memes: [true, false] } };
