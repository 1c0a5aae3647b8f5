// Challenges among friends.

import { randomInt } from 'node:crypto';
import { type PlayerCommand, playerBoard, type Room, seatOf as findSeat } from '#core/authority/index.ts';
import { CHALLENGE } from '#core/features/challenge/challenge.ts';
import { isRunByPlayer } from '#core/modes/registry.ts';
import { cleanName } from '#core/names/cleanName.ts';
import { nameKey } from '#core/names/nameKey.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { parseOptions } from '#core/features/options.ts';
import { isFinished } from '#core/room/phase.ts';
import { drawnQuestions } from '#core/solo/solo.ts';
import { chargeCaller, orThrow, throwIfLimited, roomQuiz } from '#server/operations/access.ts';
import {
  type PlayerCall,
  type Caller,
  type Handler,
  OperationError,
  type Services,
} from '#server/operations/context.ts';
import { takeSeat } from '#server/operations/join.ts';
import { contextOf, seatAnswer } from '#server/operations/playerCommand.ts';
import { unwrap } from '#server/operations/unwrap.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const limits = (buckets: MakeBuckets) => ({
  /**
   * Each takes a room with a code for at least half an hour, and anyone with a practice link can open one.
   */
  // A school in groups of friends; together with the refill during a lobby's lifetime, fewer than may be open
  // with one quiz.
  byAddress: buckets(150, 0.05),
  byConnection: buckets(5, 0.05),
});

/** Exclusive upper bound of a seed's numbers. */
const SEED_END = 2 ** 32;
/** Maximum challenges open with one quiz: each takes a code, and lessons need those. */
const MAX_OPEN = 500;
/** Seconds before a retry when too many challenges are open with a quiz. */
const FULL_RETRY_S = 600;

const createChallenge: Handler<'createChallenge'> = async (request, caller, services) => {
  const { quizId, player, gameOptions } = request;
  const options = parseOptions('challenge', { ...gameOptions });
  const session = await opened(
    { quizId, options, name: player.name, way: JSON.stringify(gameOptions ?? {}) },
    caller,
    services,
  );
  return takeSeat(session, player, caller, services);
};

const startChallenge: Handler<'startChallenge'> = (_request, caller) => run('startChallenge', caller);

const endChallenge: Handler<'endChallenge'> = (_request, caller) => run('endChallenge', caller);

const getChallengeLeaderboard: Handler<'getChallengeLeaderboard'> = (_request, caller) => {
  const { session, seat } = caller;
  const { room } = session;
  const board = isRunByPlayer(room) && isFinished(room.state) && playerBoard(room, seat, contextOf(session));
  if (!board) throw new OperationError('room.WRONG_STATE');
  return { players: board.rows };
};

const replayChallengeGame: Handler<'replayChallengeGame'> = async (_request, caller, services) => {
  const { secrets } = services;
  const { session: last, playerId } = caller;
  const { room } = last;
  const seat = findSeat(room, playerId);
  if (!seat || !isRunByPlayer(room) || !isFinished(room.state) || room.startedAt === null)
    throw new OperationError('room.WRONG_STATE');
  if (!isOpener(room, playerId)) throw new OperationError('player.NOT_HOST');
  const { quizId, options } = room;
  const player = { name: seat.typedName ?? seat.name, avatarId: seat.character };
  const replaces = await closedUnplayed(room.rematch?.hash, services);
  // A repeated call returns the same room, because friends are already on their way there. The command opens
  // a seat, so it must not be guessable.
  const commandId = secrets.soloRoomHash({
    quizId,
    nameKey: seat.nameKey,
    commandId: room.hash + (replaces ?? ''),
    way: 'rematch command',
  });
  const command = { ...caller, commandId };
  const session = await opened({ quizId, options, name: player.name, way: 'replay' }, command, services);
  const answer = await takeSeat(session, player, command, services);
  const { hash, code } = session.room;
  await unwrap(
    last.submit({ type: 'offerRematch', commandId, playerId, hash, code, ...(replaces && { replaces }) }),
  );
  return answer;
};

/**
 * Returns the hash of a room that closed before its game started or no longer exists; null if friends can
 * still join it.
 */
async function closedUnplayed(hash: string | undefined, { rooms }: Services): Promise<string | null> {
  if (hash === undefined) return null;
  const offered = await rooms.byHash(hash);
  const isUnplayed = offered && isFinished(offered.room.state) && offered.room.startedAt === null;
  return !offered || isUnplayed ? hash : null;
}

function isOpener({ seats }: Room, playerId: string): boolean {
  return seats[0]?.[0]?.id === playerId;
}

interface Wanted {
  readonly quizId: string;
  readonly options: GameOptions;
  /** Name of the player who opens it. */
  readonly name: string;
  /** The settings of the game: changing them opens another room. */
  readonly way: string;
}

/** Returns the room of the challenge that this command opens; a repeated command returns the same room. */
async function opened(wanted: Wanted, caller: Caller, services: Services): Promise<RoomSession> {
  const { limits, quizzes, rooms, secrets } = services;
  const { quizId, options, name, way } = wanted;
  const { byAddress, byConnection } = limits.features.challenge;
  chargeCaller(caller, byAddress, byConnection);
  const quiz = orThrow(await quizzes.practiceQuiz(quizId), 'quiz.NOT_FOUND');
  const questions = drawnQuestions(
    quiz.content.questions,
    [randomInt(SEED_END), randomInt(SEED_END)],
    CHALLENGE.maxQuestions,
  );
  throwIfLimited(limits.soloQuestionsByAddress.take(caller.address, Date.now(), questions.length));
  const { commandId } = caller;
  const hash = secrets.soloRoomHash({
    quizId,
    nameKey: nameKey(cleanName(name)),
    commandId,
    way: `challenge ${way}`,
  });
  const session = await rooms.createUnhosted(
    {
      type: 'challenge',
      playMode: 'live',
      ...roomQuiz(quizId, quiz, questions, services),
      options,
      openedBy: commandId,
      expirySeconds: CHALLENGE.waitMs / 1_000,
    },
    hash,
    MAX_OPEN,
  );
  if (!session) throw new OperationError('request.RATE_LIMITED', { retryAfter: FULL_RETRY_S });
  return session;
}

async function run(
  type: Extract<PlayerCommand['type'], 'startChallenge' | 'endChallenge'>,
  caller: Caller & PlayerCall,
) {
  const { session, seat, playerId } = caller;
  const { room } = await unwrap(session.submit({ type, commandId: caller.commandId, playerId }));
  return seatAnswer(session, room, seat);
}

const handlers = {
  createChallenge,
  startChallenge,
  endChallenge,
  getChallengeLeaderboard,
  replayChallengeGame,
};

export const challengeServer = { limits, handlers } satisfies ServerFeature;
