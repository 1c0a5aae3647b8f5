import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'focus'> = {
  player: { reportFocus: ({ playerId, what }) => ({ type: 'reportFocus', playerId, away: what % 2 === 0 }) },
  host: {},
  options: { focusMode: [true, false] },
};
