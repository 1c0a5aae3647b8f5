// Power-ups that another feature offers a player besides the cards of the belt.

import type { Seat } from '#core/authority/state.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Caller, PlayerCall, Services } from '#server/operations/context.ts';
import type { seatAnswer } from '#server/operations/playerCommand.ts';
import type { RequestParsed } from '#server/operations/types.ts';

declare module '#server/operations/context.ts' {
  interface Extensions {
    readonly powerups: PowerupOffers;
  }
}

interface PowerupOffers {
  /** Kinds that the player may take one of now. */
  readonly offered: (seat: Seat) => readonly PowerupId[];
  readonly take: (
    choice: NonNullable<RequestParsed<'awardPowerups'>['breakoutRoom']>,
    caller: Caller & PlayerCall,
    services: Services,
  ) => Promise<ReturnType<typeof seatAnswer>>;
}
