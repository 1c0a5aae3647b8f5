import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'challenge'> = {
  player: {
    startChallenge: ({ commandId, playerId }) => ({ type: 'startChallenge', commandId, playerId }),
    endChallenge: ({ commandId, playerId, what }) => ({
      type: 'endChallenge',
      commandId,
      // Seldom by the one who may: an end is the end of the play.
      playerId: what > 960 ? playerId : 'nobody',
    }),
    offerRematch: ({ commandId, playerId }) => ({
      type: 'offerRematch',
      commandId,
      playerId,
      hash: 'b'.repeat(24),
      code: '654321',
    }),
  },
  host: {},
};
