// Handlers of the host's calls.

import { type HostCommand, hostView } from '#core/authority/index.ts';
import { CONTENT_LIMITS } from '#core/content/authoredQuiz.ts';
import { readOptions } from '#core/room/options.ts';
import { BEAT } from '#core/room/phase.ts';
import { hostedRoomOf, hostOf, limited } from '#server/operations/access.ts';
import { type Caller, type Handler, OperationError, type Services } from '#server/operations/context.ts';
import { settled } from '#server/operations/settle.ts';
import type { OpenRoom } from '#server/rooms/openRoom.ts';

export const hostGame: Handler<'hostGame'> = async (request, caller, services) => {
  const hostId = hostOf(caller, services, true);
  const now = Date.now();
  limited(
    Math.max(
      services.limits.roomsByHost.take(hostId, now),
      services.limits.roomsByAddress.take(caller.address, now),
    ),
  );
  if (request.opensAt !== undefined && request.opensAt > now + BEAT.maxAheadMs)
    throw new OperationError('request.VALIDATION_ERROR', {
      path: ['opensAt'],
      message: 'more than 15 days ahead',
    });
  const playMode = request.playMode ?? 'live';
  if (playMode === 'async' && request.type === 'tp')
    throw new OperationError('request.VALIDATION_ERROR', {
      path: ['playMode'],
      message: 'a teacher-paced game needs its teacher',
    });
  if (playMode === 'live' && (request.expiry ?? 0) * 1_000 > BEAT.maxPauseMs)
    throw new OperationError('request.VALIDATION_ERROR', {
      path: ['expiry'],
      message: 'a live room closes after 15 days at the latest',
    });
  const from = Math.max(now, request.opensAt ?? now);
  if (request.dueAt !== undefined && (request.dueAt <= from || request.dueAt > from + BEAT.maxAsyncMs))
    throw new OperationError('request.VALIDATION_ERROR', {
      path: ['dueAt'],
      message: 'not between the opening and 180 days after it',
    });
  const quiz = await services.library.current(request.quizId, hostId);
  if (!quiz) throw new OperationError('quiz.NOT_FOUND');
  if (quiz.content.questions.length === 0) throw new OperationError('quiz.EMPTY');
  if (quiz.content.questions.length > CONTENT_LIMITS.playedMax) throw new OperationError('quiz.TOO_LARGE');
  limited(services.limits.questionsByAddress.take(caller.address, now, quiz.content.questions.length));
  const { room } = await services.keeper.create({
    type: request.type,
    playMode,
    hostId,
    quizId: request.quizId,
    quizVersionId: quiz.versionId,
    title: quiz.content.title,
    questions: quiz.content.questions,
    options: readOptions(request.type, request.gameOptions ?? {}),
    ...(request.expiry === undefined ? {} : { expirySeconds: request.expiry }),
    ...(request.dueAt === undefined || playMode === 'live' ? {} : { dueAt: request.dueAt }),
    ...(request.opensAt === undefined ? {} : { opensAt: request.opensAt }),
  });
  return { roomHash: room.hash, roomCode: room.code };
};

function hostAnswer(open: OpenRoom) {
  const now = Date.now();
  return { view: hostView(open.room, open.ranks.context(open.room, now)), now };
}

export const getGame: Handler<'getGame'> = async ({ roomHash }, caller, services) =>
  hostAnswer(await hostedRoomOf(roomHash, caller, services, false));

export const listHostedGames: Handler<'listHostedGames'> = async (_request, caller, services) => ({
  games: await services.hostedGames.ofHost(hostOf(caller, services, false)),
});

async function control(roomHash: string, command: HostCommand, caller: Caller, services: Services) {
  const open = await hostedRoomOf(roomHash, caller, services, true);
  await settled(open.submit(command));
  return hostAnswer(open);
}

export const openGame: Handler<'openGame'> = ({ roomHash }, caller, services) =>
  control(roomHash, { type: 'open', commandId: caller.commandId }, caller, services);

export const startGame: Handler<'startGame'> = ({ roomHash }, caller, services) =>
  control(roomHash, { type: 'start', commandId: caller.commandId }, caller, services);

export const proceedHostGame: Handler<'proceedHostGame'> = ({ roomHash, seen }, caller, services) =>
  control(roomHash, { type: 'next', seen, commandId: caller.commandId }, caller, services);

export const endGame: Handler<'endGame'> = ({ roomHash }, caller, services) =>
  control(roomHash, { type: 'end', commandId: caller.commandId }, caller, services);

export const pauseGame: Handler<'pauseGame'> = ({ roomHash, paused }, caller, services) =>
  control(roomHash, { type: paused ? 'pause' : 'resume', commandId: caller.commandId }, caller, services);

export const setGameTimer: Handler<'setGameTimer'> = ({ roomHash, addMinutes }, caller, services) =>
  control(
    roomHash,
    { type: 'addTime', ms: addMinutes * 60_000, commandId: caller.commandId },
    caller,
    services,
  );

export const setDueDate: Handler<'setDueDate'> = ({ roomHash, dueAt }, caller, services) =>
  control(roomHash, { type: 'setDueDate', expiresAt: dueAt, commandId: caller.commandId }, caller, services);

export const rehearseGame: Handler<'rehearseGame'> = async (request, caller, services) => {
  const { roomHash, robots, accuracy } = request;
  const { room } = await hostedRoomOf(roomHash, caller, services, true);
  if (room.state === 'waiting') {
    const now = Date.now();
    // The host's own first, as for reports.
    limited(services.limits.robotsByHost.take(room.hostId, now, robots));
    limited(services.limits.robotsByAddress.take(caller.address, now, robots));
  }
  return control(
    roomHash,
    { type: 'rehearse', robots, accuracy, commandId: caller.commandId },
    caller,
    services,
  );
};

export const lockRoom: Handler<'lockRoom'> = ({ roomHash, locked }, caller, services) =>
  control(roomHash, { type: 'lock', locked, commandId: caller.commandId }, caller, services);

export const approvePlayer: Handler<'approvePlayer'> = ({ roomHash, playerId, approved }, caller, services) =>
  control(
    roomHash,
    { type: 'approve', playerId: playerId ?? null, approved, commandId: caller.commandId },
    caller,
    services,
  );

export const lowerHand: Handler<'lowerHand'> = ({ roomHash, playerId }, caller, services) =>
  control(
    roomHash,
    { type: 'lowerHand', playerId: playerId ?? null, commandId: caller.commandId },
    caller,
    services,
  );

export const hideText: Handler<'hideText'> = ({ roomHash, questionId, text, hidden }, caller, services) =>
  control(
    roomHash,
    { type: 'hideText', questionId, text, hidden, commandId: caller.commandId },
    caller,
    services,
  );

export const deletePlayer: Handler<'deletePlayer'> = ({ roomHash, playerId }, caller, services) =>
  control(roomHash, { type: 'remove', playerId, commandId: caller.commandId }, caller, services);
