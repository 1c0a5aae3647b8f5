// Mystic Peak: a climber's paths, break rooms and obstacles, the leaderboard, and passes from the host.

import type { Seat } from '#core/authority/state.ts';
import { mysticPeakBoard } from '#core/features/mysticPeak/authorityBoard.ts';
import { hasMountain } from '#core/features/mysticPeak/hasMountain.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { requirePlayingSeat } from '#server/operations/access.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { BREAK_ROOMS } from '#protocol/features/mysticPeak/breakRooms.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { hostCommand } from '#server/operations/hostCommand.ts';
import { answeringAlso, chargeSeat, contextOf, playerCommand } from '#server/operations/playerCommand.ts';
import type { RequestParsed } from '#server/operations/types.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { MakeBuckets, TokenBuckets } from '#server/limits/tokenBucket.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const limits = (buckets: MakeBuckets) => ({
  /** A mini-game takes at most eight moves a second. */
  bySeat: buckets(20, 8),
  byReader: buckets(10, 2),
});

const budget = ({ features }: Limits): TokenBuckets => features.mysticPeak.bySeat;

function breakRooms({ view: { me } }: { readonly view: PlayerView }) {
  const { stop, due } = me.climb ?? { stop: null, due: [] };
  return { breakRoomArr: [...(stop ? [stop.kind] : []), ...due].map((kind) => BREAK_ROOMS[kind]) };
}

const updatePathFinder: Handler<'updatePathFinder'> = answeringAlso(
  playerCommand(
    'choosePath',
    ({ pathFinder: role, level: camp }: RequestParsed<'updatePathFinder'>, { commandId }) => ({
      role,
      camp,
      commandId,
    }),
    budget,
  ),
  breakRooms,
);

type BreakRoom = RequestParsed<'updateBreakRoom'>;

const left = playerCommand(
  'leaveStop',
  ({ breakRoom, level: camp }: BreakRoom, { commandId }) => ({
    kind: breakRoom === 'LEVEL_UP' ? ('levelUp' as const) : ('obstacle' as const),
    camp,
    commandId,
  }),
  budget,
);

const taken = playerCommand(
  'choosePowerup',
  ({ powerUpIndex: index = 0, level: camp }: Pick<BreakRoom, 'powerUpIndex' | 'level'>, { commandId }) => ({
    index,
    camp,
    commandId,
  }),
  budget,
);

/** Power-up calls don't know the mountain's refusals. */
const takenAsCard: typeof taken = (...call) =>
  taken(...call).catch((error: unknown) => {
    const isLate = error instanceof OperationError && error.detail.type === 'peak.WRONG_STOP';
    throw isLate ? new OperationError('powerup.NOT_USABLE') : error;
  });

function offered({ climb }: Seat): readonly PowerupId[] {
  const stop = climb?.stop;
  return stop && 'offers' in stop ? stop.offers : [];
}

const updateBreakRoom: Handler<'updateBreakRoom'> = answeringAlso(
  (request, ...call) =>
    request.breakRoom === 'POWERUP_SELECTION' ? taken(request, ...call) : left(request, ...call),
  breakRooms,
);

type Request = RequestParsed<'updatePlayerObstacle'>;
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

const practice = playerCommand(
  'practiceObstacle',
  ({ game, difficulty }: Of<'practice'>, { commandId }) => ({ game, difficulty, commandId }),
  budget,
);

const updatePlayerObstacle: Handler<'updatePlayerObstacle'> = answeringAlso((request, ...call) => {
  if (request.action === 'start') return started(request, ...call);
  return request.action === 'move' ? moved(request, ...call) : practice(request, ...call);
}, breakRooms);

const mysticPeakLeaderboard: Handler<'mysticPeakLeaderboard'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSeat(services.limits.features.mysticPeak.byReader, caller);
  if (!hasMountain(session.room)) throw new OperationError('room.WRONG_STATE');
  requirePlayingSeat(session.room, seat);
  const context = contextOf(session);
  const { leaderboard } = context;
  if (!leaderboard) throw new OperationError('room.NOT_STARTED');
  return { mysticPeakBoard: mysticPeakBoard(session.room, seat, leaderboard, context) };
};

const givePass: Handler<'givePass'> = hostCommand('givePass', ({ playerId, questionId }) => ({
  playerId,
  questionId,
}));

const handlers = {
  updatePathFinder,
  updateBreakRoom,
  updatePlayerObstacle,
  mysticPeakLeaderboard,
  givePass,
};

export const mysticPeakServer = {
  limits,
  handlers,
  extends: { powerups: { offered, take: takenAsCard } },
} satisfies ServerFeature;
