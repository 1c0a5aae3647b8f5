import { DIFFICULTIES, GAMES } from '#core/features/mysticPeak/games/ids.ts';
import { ROLES } from '#core/features/mysticPeak/ids.ts';
import type { FeatureSample, StepContext } from '#core/authority/sample.ts';

export const mysticPeakSample: FeatureSample<'mysticPeak'> = {
  player: {
    choosePath: (context) => ({
      type: 'choosePath',
      playerId: context.playerId,
      camp: stopOf(context)?.camp ?? 1,
      role: ([...ROLES, 'FLAG', 'RIDGE'] as const)[context.what % (ROLES.length + 2)] ?? 'TREKKER',
      commandId: context.commandId,
    }),
    leaveStop: (context) => ({
      type: 'leaveStop',
      playerId: context.playerId,
      kind: context.what % 2 === 0 ? 'levelUp' : 'obstacle',
      camp: stopOf(context)?.camp ?? 1,
      commandId: context.commandId,
    }),
    choosePowerup: (context) => ({
      type: 'choosePowerup',
      playerId: context.playerId,
      camp: stopOf(context)?.camp ?? 1,
      index: context.what % 3,
      commandId: context.commandId,
    }),
    startObstacle: (context) => ({
      type: 'startObstacle',
      playerId: context.playerId,
      obstacle: obstacleOf(context)?.id ?? 'none',
      form: (['moving', 'still', 'spoken'] as const)[context.what % 3] ?? 'moving',
      commandId: context.commandId,
    }),
    moveObstacle: (context) => ({
      type: 'moveObstacle',
      playerId: context.playerId,
      obstacle: obstacleOf(context)?.id ?? 'none',
      n: obstacleOf(context)?.played?.moves ?? 0,
      move: moveOf(context),
      networkMs: 0,
    }),
    practiceObstacle: ({ playerId, what, commandId }) => ({
      type: 'practiceObstacle',
      playerId,
      game: GAMES[what % GAMES.length] ?? 'ropeThrow',
      difficulty: DIFFICULTIES[(what + 1) % DIFFICULTIES.length] ?? 'easy',
      commandId,
    }),
  },
  host: {
    givePass: ({ game, playerId, commandId, what }) => ({
      type: 'givePass',
      playerId,
      questionId: game.room.questions[what % Math.max(1, game.room.questions.length)]?.question.id ?? '',
      commandId,
    }),
  },
  busy: ['choosePath', 'leaveStop', 'choosePowerup', 'startObstacle', 'moveObstacle', 'practiceObstacle'],
  options: { breakRooms: ['yes', 'yes', 'no'] },
};

function stopOf({ game, playerId }: StepContext) {
  return game.room.seats.flat().find(({ id }) => id === playerId)?.climb?.stop;
}

function obstacleOf(context: StepContext) {
  const stop = stopOf(context);
  return stop && 'obstacle' in stop ? stop.obstacle : undefined;
}

function moveOf(context: StepContext) {
  const { what, who } = context;
  const obstacle = obstacleOf(context);
  switch (obstacle?.game) {
    case 'ropeThrow':
      return obstacle.played?.form === 'moving'
        ? { j: what % 3, t: 500 + 37 * what }
        : { j: what % 3, value: (what * 13) % 101 };
    case 'runeMatch':
      return { card: (what + who) % 8 };
    default:
      return { stone: 1 + (what % 9) };
  }
}
