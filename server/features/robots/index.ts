// Robots of a rehearsal, which play by the server's clock.

import { at } from '#core/collections/list.ts';
import { hasRobots, robotMoves } from '#core/authority/index.ts';
import type { Limits } from '#server/limits/limits.ts';
import { chargeOwner } from '#server/operations/access.ts';
import type { Handler } from '#server/operations/context.ts';
import { submitHostCommand } from '#server/operations/hostCommand.ts';
import type { Driver } from '#server/rooms/driver.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

/** How much of it one seat, host or address may ask for. */
export const limits = (buckets: MakeBuckets) => ({
  /** One call lets two hundred play for hours, and a seat that a robot had stays taken. */
  byHost: buckets(1_000, 1),
  byAddress: buckets(4_000, 4),
  /** Moves of all robots, as two thousand make them: they press on day and night, and the server must have time for people. */
  moves: buckets(1_000, 400),
});

const rehearseGame: Handler<'rehearseGame'> = async (request, caller, services) => {
  const { robots, accuracy } = request;
  // Whatever state the room is in by now: a call right before this one may open it.
  const { byHost, byAddress } = services.limits.features.robots;
  if (robots > 0) chargeOwner(caller, [byHost, byAddress], robots);
  return submitHostCommand('rehearse', { robots, accuracy }, caller, services);
};

export const handlers = { rehearseGame };

export const createDriver = ({ features }: Limits): Driver => ({
  everyMs: 250,
  isNeeded: hasRobots,
  isCalledBy: (event) => event.type === 'playerJoined' && event.robot !== undefined,
  drives: (room, seat) => at(room.seats, seat)?.robot !== undefined,
  moves: robotMoves,
  mayMove: () => features.robots.moves.take('all', Date.now()) === 0,
});
