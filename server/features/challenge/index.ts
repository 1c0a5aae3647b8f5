// Challenges among friends.

import { randomInt } from 'node:crypto';
import { type PlayerCommand, playerBoard, type Room, seatOf as findSeat } from '#core/authority/index.ts';
import { CHALLENGE } from '#core/features/challenge/challenge.ts';
import { isRunByPlayer } from '#core/modes/registry.ts';
import { cleanName } from '#core/names/cleanName.ts';
import { nameKey } from '#core/names/nameKey.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { readOptions } from '#core/features/options.ts';
import { isFinished } from '#core/room/phase.ts';
import { drawnQuestions } from '#core/solo/solo.ts';
import { chargeCaller, found, limited, roomQuiz } from '#server/operations/access.ts';
import {
  type AsPlayer,
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

/** How much of it one seat, host or address may ask for. */
export const limits = (buckets: MakeBuckets) => ({
  /** Each is a room with a code for half an hour at least, opened by whoever has a practice link. */
  // A school in circles of friends; with what it refills while a waiting room lasts, fewer than may be open with one quiz.
  byAddress: buckets(150, 0.05),
  byConnection: buckets(5, 0.05),
});

/** Above the numbers of a seed. */
const SEED_END = 2 ** 32;
/** Challenges with one quiz that are open at a time: each has a code, and lessons need those. */
const MAX_OPEN = 500;
/** Seconds after which a quiz with too many open challenges may be tried again. */
const FULL_RETRY_S = 600;

const createChallenge: Handler<'createChallenge'> = async (request, caller, services) => {
  const { quizId, player, gameOptions } = request;
  const options = readOptions('challenge', { ...gameOptions });
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
  // Asked twice, it is the same room: friends are on their way there. The command opens a seat, so nobody may be able to guess it.
  const commandId = secrets.soloHash({
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

/** This room, where it was closed before its game began, or is no more; null where friends can still go there. */
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
  /** Of who opens it. */
  readonly name: string;
  /** How it is to be played: who changes that opens another room. */
  readonly way: string;
}

/** The room of the challenge that this command opens; with the command of an earlier call it is that one's. */
async function opened(wanted: Wanted, caller: Caller, services: Services): Promise<RoomSession> {
  const { limits, quizzes, rooms, secrets } = services;
  const { quizId, options, name, way } = wanted;
  const { byAddress, byConnection } = limits.features.challenge;
  chargeCaller(caller, byAddress, byConnection);
  const quiz = found(await quizzes.practised(quizId), 'quiz.NOT_FOUND');
  const questions = drawnQuestions(
    quiz.content.questions,
    [randomInt(SEED_END), randomInt(SEED_END)],
    CHALLENGE.mostQuestions,
  );
  limited(limits.soloQuestionsByAddress.take(caller.address, Date.now(), questions.length));
  const { commandId } = caller;
  const hash = secrets.soloHash({
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
  caller: Caller & AsPlayer,
) {
  const { session, seat, playerId } = caller;
  const { room } = await unwrap(session.submit({ type, commandId: caller.commandId, playerId }));
  return seatAnswer(session, room, seat);
}

export const handlers = {
  createChallenge,
  startChallenge,
  endChallenge,
  getChallengeLeaderboard,
  replayChallengeGame,
};
