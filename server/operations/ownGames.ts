// Handlers for a device's games.

import { ownGame, seatIndexOf } from '#core/authority/index.ts';
import { at } from '#core/collections/list.ts';
import type { OwnGame } from '#core/views/ownGame.ts';
import { OWN_GAMES } from '#protocol/operations/ownGames.ts';
import {
  type DeviceSeat,
  hasDeviceSeat,
  keepDeviceSeats,
  rememberSeat,
  withoutDeviceSeat,
} from '#server/identity/deviceSeats.ts';
import { chargeSummary, throwIfLimited } from '#server/operations/access.ts';
import { openSeat } from '#server/operations/admission.ts';
import { type Handler, OperationError, type Services } from '#server/operations/context.ts';
import { seatAnswer } from '#server/operations/playerCommand.ts';

export const listOwnGames: Handler<'listOwnGames'> = async (_request, caller, services) => {
  const now = Date.now();
  const { deviceSeats } = caller;
  if (deviceSeats.length > 0)
    throwIfLimited(services.limits.ownGamesByAddress.take(caller.address, now, deviceSeats.length));
  const running: OwnGame[] = [];
  const completed: OwnGame[] = [];
  const kept: DeviceSeat[] = [];
  for (const seat of deviceSeats) {
    const game = await gameOf(seat, services);
    if (!game) continue;
    const [list, most] = game.isOver ? [completed, OWN_GAMES.completed] : [running, OWN_GAMES.running];
    kept.push(seat);
    if (list.length < most) list.push(game);
  }
  // Games that are gone need not be looked up again; those not listed now may be once another one ends.
  if (kept.length < deviceSeats.length) keepDeviceSeats(caller.credentials, kept, services.secrets);
  return { running, completed, now };
};

async function gameOf({ roomHash, playerId }: DeviceSeat, { rooms }: Services): Promise<OwnGame | null> {
  const session = await rooms.byHash(roomHash);
  if (!session) return null;
  const seat = seatIndexOf(session.room, playerId);
  if (!at(session.room.seats, seat)) return null;
  return ownGame(session.room, seat, session.ranks.context(session.room, Date.now()));
}

export const resumeGame: Handler<'resumeGame'> = async (request, caller, services) => {
  const { roomHash, playerId } = request;
  if (!hasDeviceSeat(caller.deviceSeats, request)) throw new OperationError('request.UNAUTHORIZED');
  const { session, seat } = await openSeat(request, services);
  chargeSummary(session.room, seat, caller, services);
  rememberSeat(caller, { roomHash, playerId }, services.secrets);
  return {
    playerId,
    ticket: services.secrets.seatTicket(roomHash, playerId),
    ...seatAnswer(session, session.room, seat),
  };
};

export const forgetGame: Handler<'forgetGame'> = (request, { deviceSeats, credentials }, { secrets }) => {
  if (hasDeviceSeat(deviceSeats, request))
    keepDeviceSeats(credentials, withoutDeviceSeat(deviceSeats, request), secrets);
  return {};
};

export const forgetGames: Handler<'forgetGames'> = (_request, { deviceSeats, credentials }, { secrets }) => {
  if (deviceSeats.length > 0) keepDeviceSeats(credentials, [], secrets);
  return {};
};
