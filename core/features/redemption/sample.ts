import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'redemption'> = {
  player: {},
  host: {},
  /** One of the second chances, or none of them. */
  opening({ game, playerId, what }) {
    const chances = game.viewOf(playerId)?.slide?.secondChances ?? [];
    if (chances.length === 0 || what % 5 === 0) return null;
    const chance = what % 2 === 0 ? chances[what % chances.length] : undefined;
    return { redemptionId: chance?.questionId ?? null };
  },
  options: { redemption: ['yes', 'no'] },
};
