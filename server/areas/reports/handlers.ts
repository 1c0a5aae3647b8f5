// Handlers for reports and replays.

import { hasHistories, markablePage, reportOf, reportPage } from '#core/authority/index.ts';
import { isFinished } from '#core/room/phase.ts';
import { chargeOwner, orThrow, pageOf, throwIfLimited } from '#server/operations/access.ts';
import {
  type RoomHostCall,
  type Caller,
  type Handler,
  JsonAnswer,
  type OwnerCall,
  OperationError,
  type Services,
} from '#server/operations/context.ts';
import type { Replay } from '#server/areas/reports/replays.ts';

/** Games per page unless the caller names a number. */
const PAGE = 30;

const MB = 1024 * 1024;

export const getReport: Handler<'getReport'> = async ({ from, playerId }, caller, services) => {
  const { room } = caller.session;
  const { pagesByHost, pagesByAddress } = services.limits.reports;
  chargeOwner(caller, [pagesByHost, pagesByAddress]);
  const replay =
    hasHistories(room) && isFinished(room.state)
      ? await services.reports.replays.of(room.hash, room.seq)
      : null;
  if (playerId === undefined) return reportPage(room, from ?? 0, replay?.histories);
  return { players: [orThrow(reportOf(room, playerId, replay?.histories), 'player.NOT_FOUND')], next: null };
};

export const listMarkableAnswers: Handler<'listMarkableAnswers'> = (
  { questionId, from = 0 },
  caller,
  { limits },
) => {
  const { pagesByHost, pagesByAddress } = limits.reports;
  chargeOwner(caller, [pagesByHost, pagesByAddress]);
  return orThrow(markablePage(caller.session.room, questionId, from), 'response.WRONG_QUESTION');
};

/** Returns the replay of a finished game, for its host. */
async function replayOf(caller: Caller & RoomHostCall, services: Services): Promise<Replay> {
  const { room } = caller.session;
  const { reports, hostItemsByHost, hostItemsByAddress } = services.limits;
  chargeOwner(caller, [reports.momentsByHost, reports.momentsByAddress]);
  chargeOwner(caller, [hostItemsByHost, hostItemsByAddress], room.questions.length);
  return orThrow(
    isFinished(room.state) && (await services.reports.replays.of(room.hash, room.seq)),
    'room.WRONG_STATE',
  );
}

export const getReplay: Handler<'getReplay'> = async ({ playerId }, caller, services) =>
  (await replayOf(caller, services)).overview(playerId ?? null);

export const getReplayMoment: Handler<'getReplayMoment'> = async ({ place, playerId }, caller, services) => {
  const replay = await replayOf(caller, services);
  return replay.moment(place, playerId ?? null);
};

export const getGameOptions: Handler<'getGameOptions'> = (_request, caller) => {
  const { room } = caller.session;
  const { quizId, type, playMode, options, startedAt, createdAt } = room;
  return { quizId, type, playMode, options, playedAt: startedAt ?? createdAt };
};

export const listReports: Handler<'listReports'> = (request, { ownerId }, { reports }) =>
  reports.ofOwner(ownerId, pageOf(request, PAGE));

export const deleteReport: Handler<'deleteReport'> = async ({ roomHash }, caller, services) => {
  if (!isFinished(caller.session.room.state)) throw new OperationError('room.WRONG_STATE');
  await services.rooms.remove(roomHash);
  services.reports.replays.forget(roomHash);
  return { roomHash };
};

function chargeRecord(caller: Caller & OwnerCall, { limits }: Services): void {
  chargeOwner(caller, [limits.reports.recordsByHost, limits.reports.recordsByAddress]);
}

export const getGameRecord: Handler<'getGameRecord'> = async ({ roomHash }, caller, services) => {
  chargeRecord(caller, services);
  const { state, quizId } = caller.session.room;
  if (!isFinished(state)) throw new OperationError('room.WRONG_STATE');
  const record = await services.reports.records.of(caller, roomHash);
  return new JsonAnswer({ quizId: JSON.stringify(quizId), record });
};

export const restoreGame: Handler<'restoreGame'> = async ({ quizId, file }, caller, services) => {
  chargeRecord(caller, services);
  const { ownerId } = caller;
  const { megabytesByAddress } = services.limits.reports;
  throwIfLimited(megabytesByAddress.take(caller.address, Date.now(), file.length / MB));
  const { library, reports, secrets, forRoom } = services;
  const game = await reports.records.check(caller, file);
  const known = await reports.records.known(ownerId, game.created);
  if (known !== null) return { roomHash: known, known: true };
  const { at, seed, title, questions } = game.created;
  const hash = secrets.restoredRoomHash(ownerId, JSON.stringify([at, seed]));
  const quiz = await library.playedVersion(ownerId, quizId, { title, questions });
  const isNew = await reports.records.keep(game, {
    hash,
    hostId: ownerId,
    quizId: quiz.quizId,
    quizVersionId: quiz.versionId,
    questions: forRoom(questions),
  });
  return { roomHash: hash, known: !isNew };
};
