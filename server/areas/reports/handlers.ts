// Handlers of what remains of games.

import { hasTales, reportOf, reportPage } from '#core/authority/index.ts';
import { isFinished } from '#core/room/phase.ts';
import { hostOf } from '#server/areas/hosts/access.ts';
import { chargeHost, hostedRoomOf } from '#server/operations/access.ts';
import { type Caller, type Handler, OperationError, type Services } from '#server/operations/context.ts';
import type { Replay } from '#server/areas/reports/replays.ts';

/** Games on one page where the caller names no number. */
const PAGE = 30;

export const getReport: Handler<'getReport'> = async ({ roomHash, from, playerId }, caller, services) => {
  const { room } = await hostedRoomOf(roomHash, caller, services, false);
  const { pagesByHost, pagesByAddress } = services.limits.reports;
  chargeHost(room, caller, [pagesByHost, pagesByAddress]);
  const replay =
    hasTales(room) && isFinished(room.state) ? await services.reports.replays.of(roomHash) : null;
  if (playerId === undefined) return reportPage(room, from ?? 0, replay?.tales);
  const player = reportOf(room, playerId, replay?.tales);
  if (!player) throw new OperationError('player.NOT_FOUND');
  return { players: [player], next: null };
};

/** The replay of a finished game, for its host. */
async function replayOf(roomHash: string, caller: Caller, services: Services): Promise<Replay> {
  const { room } = await hostedRoomOf(roomHash, caller, services, false);
  const { reports, hostItemsByHost, hostItemsByAddress } = services.limits;
  chargeHost(room, caller, [reports.momentsByHost, reports.momentsByAddress]);
  chargeHost(room, caller, [hostItemsByHost, hostItemsByAddress], room.questions.length);
  const replay = isFinished(room.state) ? await services.reports.replays.of(roomHash) : null;
  if (!replay) throw new OperationError('room.WRONG_STATE');
  return replay;
}

export const getReplay: Handler<'getReplay'> = async ({ roomHash, playerId }, caller, services) =>
  (await replayOf(roomHash, caller, services)).overview(playerId ?? null);

export const getReplayMoment: Handler<'getReplayMoment'> = async (request, caller, services) => {
  const { roomHash, place, playerId } = request;
  const replay = await replayOf(roomHash, caller, services);
  return replay.moment(place, playerId ?? null);
};

export const getGameOptions: Handler<'getGameOptions'> = async ({ roomHash }, caller, services) => {
  const { room } = await hostedRoomOf(roomHash, caller, services, false);
  const { quizId, type, playMode, options, startedAt, createdAt } = room;
  return { quizId, type, playMode, options, playedAt: startedAt ?? createdAt };
};

export const listReports: Handler<'listReports'> = ({ search, limit, offset }, caller, services) =>
  services.reports.ofHost(hostOf(caller, services, false), {
    search: search ?? '',
    limit: limit ?? PAGE,
    offset: offset ?? 0,
  });

export const deleteReport: Handler<'deleteReport'> = async ({ roomHash }, caller, services) => {
  const { room } = await hostedRoomOf(roomHash, caller, services, true);
  if (!isFinished(room.state)) throw new OperationError('room.WRONG_STATE');
  await services.rooms.remove(roomHash);
  services.reports.replays.forget(roomHash);
  return { roomHash };
};
