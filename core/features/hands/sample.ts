import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'hands'> = {
  player: {
    raiseHand: ({ playerId, what }) => ({ type: 'raiseHand', playerId, raised: what % 3 !== 0 }),
  },
  host: {
    lowerHand: ({ commandId, playerId, what }) => ({
      type: 'lowerHand',
      commandId,
      playerId: what % 3 === 0 ? null : playerId,
    }),
  },
  options: { raiseHands: [true, false] },
};
