// Mystic Peak: ways, break rooms and obstacles of a climber, its leaderboard, and a pass from the host.

import { mysticPeakBoard } from '#core/authority/index.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { hostCommand } from '#server/operations/hostCommand.ts';
import { chargeSeat, contextOf, playerCommand } from '#server/operations/playerCommand.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

/** How much of it one seat, host or address may ask for. */
export const limits = (buckets: MakeBuckets) => ({
  /** A mini-game takes a move every eighth of a second at the most. */
  bySeat: buckets(20, 8),
  byReader: buckets(10, 2),
});

const budget = ({ features }: Limits) => features.mysticPeak.bySeat;

const updatePathFinder: Handler<'updatePathFinder'> = playerCommand(
  'choosePath',
  ({ pathFinder: role, level: camp }, { commandId }) => ({ role, camp, commandId }),
  budget,
);

const left: Handler<'updateBreakRoom'> = playerCommand(
  'leaveStop',
  ({ breakRoom, level: camp }, { commandId }) => ({
    kind: breakRoom === 'LEVEL_UP' ? ('levelUp' as const) : ('obstacle' as const),
    camp,
    commandId,
  }),
  budget,
);

const taken: Handler<'updateBreakRoom'> = playerCommand(
  'choosePowerup',
  ({ powerUpIndex: index = 0, level: camp }, { commandId }) => ({ index, camp, commandId }),
  budget,
);

const updateBreakRoom: Handler<'updateBreakRoom'> = (request, caller, services) =>
  request.breakRoom === 'POWERUP_SELECTION'
    ? taken(request, caller, services)
    : left(request, caller, services);

type Request = Parameters<Handler<'updatePlayerObstacle'>>[0];
type Of<Action> = Extract<Request, { readonly action: Action }>;

const started = playerCommand(
  'startObstacle',
  ({ obstacle, form }: Of<'start'>, { commandId }) => ({ obstacle, form, commandId }),
  budget,
);

const moved = playerCommand(
  'moveObstacle',
  ({ obstacle, n, move }: Of<'move'>, { socket }) => ({
    obstacle,
    n,
    move,
    networkMs: Math.round(socket?.roundTripMs ?? 0),
  }),
  budget,
);

const practised = playerCommand(
  'practiceObstacle',
  ({ game, difficulty }: Of<'practice'>, { commandId }) => ({ game, difficulty, commandId }),
  budget,
);

const updatePlayerObstacle: Handler<'updatePlayerObstacle'> = (request, caller, services) => {
  if (request.action === 'start') return started(request, caller, services);
  return request.action === 'move' ? moved(request, caller, services) : practised(request, caller, services);
};

const mysticPeakLeaderboard: Handler<'mysticPeakLeaderboard'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSeat(services.limits.features.mysticPeak.byReader, caller);
  const { standings } = contextOf(session);
  if (!standings) throw new OperationError('room.NOT_STARTED');
  return { mysticPeakBoard: mysticPeakBoard(session.room, seat, standings) };
};

const givePass: Handler<'givePass'> = hostCommand('givePass', ({ playerId, questionId }) => ({
  playerId,
  questionId,
}));

export const handlers = {
  updatePathFinder,
  updateBreakRoom,
  updatePlayerObstacle,
  mysticPeakLeaderboard,
  givePass,
};
