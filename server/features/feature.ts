// What a feature of a game adds to the server: `index.ts` of its folder.

import type { GameOptions } from '#core/room/gameOptions.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';
import type { Services } from '#server/operations/context.ts';
import type { Driver } from '#server/rooms/driver.ts';

export interface ServerFeature {
  /** One for each of its operations. */
  readonly handlers?: object;
  /** How much of it one seat, host or address may ask for. */
  readonly limits?: (buckets: MakeBuckets) => object;
  /** What acts in rooms by the server's clock. */
  readonly createDriver?: (limits: Limits) => Driver;
  /** A game's options as their owner may have them: what is not the owner's own is left out. */
  readonly allowedOptions?: (
    options: GameOptions,
    ownerId: string,
    services: Services,
  ) => Promise<GameOptions> | GameOptions;
}
