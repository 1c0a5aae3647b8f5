import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'review'> = {
  player: {},
  host: {},
  opening({ game, playerId, what }) {
    const review = game.viewOf(playerId)?.slide?.review ?? [];
    const again = review[what % Math.max(1, review.length)];
    return again ? { reviewId: again.questionId } : null;
  },
  options: { reviewAndSubmit: [true, false] },
};
