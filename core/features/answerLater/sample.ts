import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'answerLater'> = {
  player: {
    answerLater: ({ commandId, playerId, question }) => ({
      type: 'answerLater',
      commandId,
      playerId,
      questionId: question?.id ?? 'x',
      draft: null,
    }),
    skipMany({ game, commandId, playerId, what }) {
      const left = game.viewOf(playerId)?.slide?.skippable ?? [];
      return { type: 'skipMany', commandId, playerId, questionIds: what % 7 === 0 ? left.slice(1) : left };
    },
  },
  host: {},
  busy: ['answerLater', 'answerLater', 'answerLater', 'skipMany'],
};
