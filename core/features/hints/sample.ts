import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'hints'> = {
  player: {
    takeHint: ({ playerId, question, what }) => ({
      type: 'takeHint',
      playerId,
      questionId: question?.id ?? 'x',
      hint: 1 + (what % 4),
    }),
  },
  host: {},
  busy: ['takeHint'],
  options: { areHintsEnabled: [true, true, false] },
};
