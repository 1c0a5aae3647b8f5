// Handlers of what remains of games.

import { reportOf, reportPage } from '#core/authority/index.ts';
import { isFinished } from '#core/room/phase.ts';
import { hostedRoomOf, hostOf, limited } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';

/** Games on one page where the caller names no number. */
const PAGE = 30;

export const getReport: Handler<'getReport'> = async ({ roomHash, from, playerId }, caller, services) => {
  const { room } = await hostedRoomOf(roomHash, caller, services, false);
  const now = Date.now();
  // The host's own first: one who asks on and on must not use up what the school behind the same address has.
  limited(services.limits.reportPagesByHost.take(room.hostId, now));
  limited(services.limits.reportPagesByAddress.take(caller.address, now));
  if (playerId === undefined) return reportPage(room, from ?? 0);
  const player = reportOf(room, playerId);
  if (!player) throw new OperationError('player.NOT_FOUND');
  return { players: [player], next: null };
};

export const listReports: Handler<'listReports'> = ({ search, limit, offset }, caller, services) =>
  services.hostedGames.reportsOfHost(hostOf(caller, services, false), {
    search: search ?? '',
    limit: limit ?? PAGE,
    offset: offset ?? 0,
  });

export const deleteReport: Handler<'deleteReport'> = async ({ roomHash }, caller, services) => {
  const { room } = await hostedRoomOf(roomHash, caller, services, true);
  if (!isFinished(room.state)) throw new OperationError('room.WRONG_STATE');
  await services.keeper.remove(roomHash);
  return { roomHash };
};
