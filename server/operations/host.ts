// Handlers of the host's calls.

import { randomInt } from 'node:crypto';
import { CONTENT_LIMITS } from '#core/content/authoredQuiz.ts';
import { isOnPaper, modeOf } from '#core/modes/registry.ts';
import { cleanName } from '#core/names/cleanName.ts';
import { nameKey } from '#core/names/nameKey.ts';
import { CHARACTER_COUNT } from '#core/room/characters.ts';
import { CLASSIC_MEMES } from '#core/room/gameOptions.ts';
import { readOptions } from '#core/room/options.ts';
import { BEAT } from '#core/room/phase.ts';
import { hostOf } from '#server/areas/hosts/access.ts';
import { chargeHost, chargeHostView, hostedRoomOf, limited } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { control, hostAnswer } from '#server/operations/control.ts';
import { idSuffix } from '#server/operations/seatParts.ts';

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
  if (!modeOf(request).playModes.includes(playMode))
    throw new OperationError('request.VALIDATION_ERROR', {
      path: ['playMode'],
      message: 'a game of this type is not run this way',
    });
  if (playMode === 'live' && !isOnPaper(request) && (request.expiry ?? 0) * 1_000 > BEAT.maxPauseMs)
    throw new OperationError('request.VALIDATION_ERROR', {
      path: ['expiry'],
      message: 'a live room closes after 15 days at the latest',
    });
  // Sheets are printed before they are handed out: there is nothing to wait for.
  if (isOnPaper(request) && request.opensAt !== undefined)
    throw new OperationError('request.VALIDATION_ERROR', {
      path: ['opensAt'],
      message: 'a game on paper opens at once',
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
  const options = readOptions(request.type, request.gameOptions ?? {});
  const isOwnSet =
    options.memeset !== CLASSIC_MEMES && (await services.memes.own(options.memeset, hostId)) !== null;
  const { room } = await services.keeper.create({
    type: request.type,
    playMode,
    hostId,
    quizId: request.quizId,
    quizVersionId: quiz.versionId,
    title: quiz.content.title,
    questions: quiz.content.questions,
    // A set that is gone, or another host's, is no reason not to play.
    options: isOwnSet ? options : { ...options, memeset: CLASSIC_MEMES },
    ...(request.expiry === undefined ? {} : { expirySeconds: request.expiry }),
    ...(request.dueAt === undefined || playMode === 'live' ? {} : { dueAt: request.dueAt }),
    ...(request.opensAt === undefined ? {} : { opensAt: request.opensAt }),
  });
  return { roomHash: room.hash, roomCode: room.code };
};

export const getGame: Handler<'getGame'> = async ({ roomHash }, caller, services) => {
  const open = await hostedRoomOf(roomHash, caller, services, false);
  chargeHostView(open.room, caller, services);
  return hostAnswer(open);
};

export const listHostedGames: Handler<'listHostedGames'> = async (_request, caller, services) => ({
  games: await services.hostedGames.ofHost(hostOf(caller, services, false)),
});

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
  // Whatever state the room is in by now: a call right before this one may open it.
  const { robotsByHost, robotsByAddress } = services.limits;
  if (robots > 0) chargeHost(room, caller, [robotsByHost, robotsByAddress], robots);
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

export const allowAttempts: Handler<'allowAttempts'> = ({ roomHash, playerId, attempts }, caller, services) =>
  control(
    roomHash,
    { type: 'allowAttempts', playerId, attempts, commandId: caller.commandId },
    caller,
    services,
  );

export const turnOnMastery: Handler<'turnOnMastery'> = ({ roomHash, reattempts }, caller, services) =>
  control(roomHash, { type: 'turnOnMastery', reattempts, commandId: caller.commandId }, caller, services);
export const allowUntil: Handler<'allowUntil'> = ({ roomHash, playerId, until }, caller, services) =>
  control(roomHash, { type: 'allowUntil', playerId, until, commandId: caller.commandId }, caller, services);

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

/** The host answers for what is typed here: no name is replaced, so that a report keeps the names of the class. */
export const recordSheet: Handler<'recordSheet'> = async (request, caller, services) => {
  const { roomHash, playerId, name, answers } = request;
  const { room } = await hostedRoomOf(roomHash, caller, services, true);
  const now = Date.now();
  // Blank ones are judged, too.
  const judged = room.questions.length;
  limited(
    Math.max(
      services.limits.sheetAnswersByHost.take(room.hostId, now, judged),
      services.limits.sheetAnswersByAddress.take(caller.address, now, judged),
    ),
  );
  return control(
    roomHash,
    {
      type: 'recordSheet',
      playerId: playerId ?? null,
      name: cleanName(name),
      nameKey: nameKey(name),
      character: randomInt(CHARACTER_COUNT),
      idSuffix: idSuffix(),
      answers,
      commandId: caller.commandId,
    },
    caller,
    services,
  );
};
