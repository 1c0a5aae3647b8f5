// Handlers for the host's calls.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { Room } from '#core/authority/index.ts';
import { isRecorded, modeOf } from '#core/modes/registry.ts';
import { parseOptionChanges, parseOptions } from '#core/features/options.ts';
import { flattenQuestions } from '#core/questions/authoring.ts';
import { ROOM_TIMING } from '#core/room/phase.ts';
import {
  chargeHostView,
  chargeOwner,
  countQuestions,
  orThrow,
  throwIfLimited,
  roomQuiz,
} from '#server/operations/access.ts';
import { type Caller, type Handler, OperationError, type Services } from '#server/operations/context.ts';
import { unblockDevices, blockDevices } from '#server/operations/rejoinBlock.ts';
import type { RequestParsed } from '#server/operations/types.ts';
import { hostAnswer, hostCommand } from '#server/operations/hostCommand.ts';

const invalid = (field: string, message: string) =>
  new OperationError('request.VALIDATION_ERROR', { path: [field], message });

export const hostGame: Handler<'hostGame'> = async (request, caller, services) => {
  const { ownerId } = caller;
  const { limits } = services;
  chargeOwner(caller, [limits.roomsByHost, limits.roomsByAddress]);
  const now = Date.now();
  if (request.opensAt !== undefined && request.opensAt > now + ROOM_TIMING.maxAheadMs)
    throw invalid('opensAt', 'more than 15 days ahead');
  const playMode = request.playMode ?? 'live';
  if (!modeOf(request).playModes.includes(playMode))
    throw invalid('playMode', 'a game of this type is not run this way');
  if (playMode === 'live' && !isRecorded(request) && (request.expiry ?? 0) * 1_000 > ROOM_TIMING.maxPauseMs)
    throw invalid('expiry', 'a live room closes after 15 days at the latest');
  // Sheets are printed before they are handed out, so there is nothing to wait for.
  if (isRecorded(request) && request.opensAt !== undefined)
    throw invalid('opensAt', 'a game on paper opens at once');
  const from = Math.max(now, request.opensAt ?? now);
  if (request.dueAt !== undefined && (request.dueAt <= from || request.dueAt > from + ROOM_TIMING.maxAsyncMs))
    throw invalid('dueAt', 'not between the opening and 180 days after it');
  const quiz = orThrow(await services.quizzes.played(request.quizId, ownerId), 'quiz.NOT_FOUND');
  const { questions } = quiz.content;
  if (flattenQuestions(questions).length > CONTENT_LIMITS.playedMax)
    throw new OperationError('quiz.TOO_LARGE');
  throwIfLimited(limits.questionsByAddress.take(caller.address, now, countQuestions(questions)));
  const options = await services.allowedOptions(
    parseOptions(request.type, request.gameOptions ?? {}),
    ownerId,
  );
  const { room } = await services.rooms.create({
    type: request.type,
    playMode,
    ownerId,
    ...roomQuiz(request.quizId, quiz, questions, services),
    options,
    ...(request.expiry === undefined ? {} : { expirySeconds: request.expiry }),
    ...(request.dueAt === undefined || playMode === 'live' ? {} : { dueAt: request.dueAt }),
    ...(request.opensAt === undefined ? {} : { opensAt: request.opensAt }),
  });
  await offerRematch(request.rematchOf, room, caller, services);
  return { roomHash: room.hash, roomCode: room.code };
};

/**
 * Invites the players of the host's last game along. The new room exists whether or not there is anyone to
 * invite.
 */
async function offerRematch(
  last: string | undefined,
  { hash, code, hostId, state, type }: Room,
  { commandId }: Caller,
  { rooms }: Services,
): Promise<void> {
  // The new room can't be joined yet, or ever.
  if (last === undefined || state === 'scheduled' || isRecorded({ type })) return;
  const session = await rooms.byHash(last);
  if (session?.room.hostId === hostId) await session.submit({ type: 'hostRematch', hash, code, commandId });
}

export const getGame: Handler<'getGame'> = (_request, caller, services) => {
  chargeHostView(caller, services);
  return hostAnswer(caller.session);
};

export const listHostedGames: Handler<'listHostedGames'> = async (_request, caller, services) => ({
  games: await services.hostedGames.ofOwner(caller.ownerId),
});

export const openGame: Handler<'openGame'> = hostCommand('open', () => ({}));

export const startGame: Handler<'startGame'> = hostCommand('start', () => ({}));

export const proceedHostGame: Handler<'proceedHostGame'> = hostCommand('next', ({ seen }) => ({ seen }));

export const endGame: Handler<'endGame'> = hostCommand('end', () => ({}));

const pause = hostCommand('pause', () => ({}));
const resume = hostCommand('resume', () => ({}));
export const pauseGame: Handler<'pauseGame'> = (request, ...call) =>
  request.paused ? pause(request, ...call) : resume(request, ...call);

export const setGameTimer: Handler<'setGameTimer'> = hostCommand('addTime', ({ addMinutes }) => ({
  ms: addMinutes * 60_000,
}));

export const setDueDate: Handler<'setDueDate'> = hostCommand('setDueDate', ({ dueAt }) => ({
  expiresAt: dueAt,
}));

export const lockRoom: Handler<'lockRoom'> = hostCommand('lock', ({ locked }) => ({ locked }));

export const changeOptions: Handler<'changeOptions'> = hostCommand('changeOptions', ({ gameOptions }) => ({
  options: parseOptionChanges(gameOptions),
}));

export const approvePlayer: Handler<'approvePlayer'> = hostCommand(
  'approve',
  ({ playerId = null, approved }) => ({ playerId, approved }),
);

export const allowAttempts: Handler<'allowAttempts'> = hostCommand(
  'allowAttempts',
  ({ playerId, attempts }) => ({ playerId, attempts }),
);

export const allowUntil: Handler<'allowUntil'> = hostCommand('allowUntil', ({ playerId, until }) => ({
  playerId,
  until,
}));

export const hideText: Handler<'hideText'> = hostCommand('hideText', ({ questionId, text, hidden }) => ({
  questionId,
  text,
  hidden,
}));

export const mergeText: Handler<'mergeText'> = hostCommand('mergeText', ({ questionId, text, into }) => ({
  questionId,
  text,
  into,
}));

export const correctQuestion: Handler<'correctQuestion'> = hostCommand(
  'correctQuestion',
  ({ questionId, change, mayLose }) => ({ questionId, change, mayLose }),
);

const removeOne = hostCommand('remove', ({ playerId }: RequestParsed<'deletePlayer'>) => ({ playerId }));
export const deletePlayer: Handler<'deletePlayer'> = async (request, caller, services) => {
  const answer = await removeOne(request, caller, services);
  await blockDevices(request.roomHash, [request.playerId], services);
  return answer;
};

const removeMany = hostCommand('removeMany', ({ playerIds }: RequestParsed<'deletePlayers'>) => ({
  playerIds: playerIds ?? null,
}));
export const deletePlayers: Handler<'deletePlayers'> = async (request, caller, services) => {
  const answer = await removeMany(request, caller, services);
  await blockDevices(request.roomHash, request.playerIds ?? null, services);
  return answer;
};

const restore = hostCommand('restore', ({ playerIds }: RequestParsed<'restorePlayers'>) => ({ playerIds }));
export const restorePlayers: Handler<'restorePlayers'> = async (request, caller, services) => {
  const answer = await restore(request, caller, services);
  await unblockDevices(request.roomHash, request.playerIds, services);
  return answer;
};
