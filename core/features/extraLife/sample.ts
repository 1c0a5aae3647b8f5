import type { FeatureSample, StepContext } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'extraLife'> = {
  player: {
    extraLife: (context) => ({
      type: 'extraLife',
      playerId: context.playerId,
      questionId: lastAnswered(context),
      use: context.what % 3 > 0,
    }),
  },
  host: {},
  busy: ['extraLife'],
  options: { extraLife: ['enabled', 'enabled', 'disabled'] },
};

/** The id of the question that the player answered last: the one that an extra life may be offered for. */
function lastAnswered({ game: { room }, playerId }: StepContext): string {
  const q = room.seats
    .flat()
    .find(({ id }) => id === playerId)
    ?.responses.at(-1)?.q;
  return room.questions[q ?? -1]?.question.id ?? 'x';
}
