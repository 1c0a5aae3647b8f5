// Bots of a rehearsal, which play by the server's clock.

import { at } from '#core/collections/list.ts';
import { RULES } from '#core/authority/index.ts';
import { hasBots } from '#core/features/bots/authority.ts';
import { dueBotCommands } from '#core/features/bots/authorityMoves.ts';
import type { Limits } from '#server/limits/limits.ts';
import { chargeOwner } from '#server/operations/access.ts';
import type { Handler } from '#server/operations/context.ts';
import { submitHostCommand } from '#server/operations/hostCommand.ts';
import type { Driver } from '#server/rooms/driver.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const limits = (buckets: MakeBuckets) => ({
  /** One call lets 200 bots play for hours, and a seat stays taken after its bot is gone. */
  byHost: buckets(1_000, 1),
  byAddress: buckets(4_000, 4),
  /**
   * Moves of all bots, enough for 2,000 of them: they play day and night, and the server must have time for
   * people.
   */
  moves: buckets(1_000, 400),
});

const rehearseGame: Handler<'rehearseGame'> = async (request, caller, services) => {
  const { robots, accuracy } = request;
  // Charged in any state of the room, because a call right before this one may open it.
  const { byHost, byAddress } = services.limits.features.bots;
  if (robots > 0) chargeOwner(caller, [byHost, byAddress], robots);
  return submitHostCommand('rehearse', { robots, accuracy }, caller, services);
};

const handlers = { rehearseGame };

const createDriver = ({ features }: Limits): Driver => ({
  everyMs: 250,
  isNeeded: hasBots,
  isCalledBy: (event) => event.type === 'playerJoined' && event.robot !== undefined,
  drives: (room, seat) => at(room.seats, seat)?.robot !== undefined,
  moves: (room, now) => dueBotCommands(room, now, RULES),
  mayMove: () => features.bots.moves.take('all', Date.now()) === 0,
});

export const botsServer = { limits, handlers, createDriver } satisfies ServerFeature;
