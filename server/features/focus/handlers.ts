// Who leaves the page of the game.

import { seatAlone } from '#server/operations/access.ts';
import type { Handler } from '#server/operations/context.ts';
import { chargeSeat } from '#server/operations/playerCommand.ts';
import { unwrap } from '#server/operations/unwrap.ts';

const reportFocus: Handler<'reportFocus'> = async (request, caller, services) => {
  const { session } = await seatAlone(request, caller, services);
  const { playerId, away } = request;
  chargeSeat(services.limits.features.focus.bySeat, request);
  const { room } = await unwrap(session.submit({ type: 'reportFocus', playerId, away }));
  return { seq: room.seq };
};

export const handlers = { reportFocus };
