// Server side of a game feature: the exports of `index.ts` in its folder.

import type { GameOptions } from '#core/room/gameOptions.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';
import type { Extensions, Services } from '#server/operations/context.ts';
import type { Driver } from '#server/rooms/driver.ts';

export interface ServerFeature {
  /** One handler for each of its operations. */
  readonly handlers?: object;
  /** Rate limits per seat, host or address. */
  readonly limits?: (buckets: MakeBuckets) => object;
  /** What it brings to other features' calls. */
  readonly extends?: Partial<Extensions>;
  /** Creates what acts in rooms by the server's clock. */
  readonly createDriver?: (limits: Limits) => Driver;
  /** Returns a game's options without those that don't belong to their owner. */
  readonly allowedOptions?: (
    options: GameOptions,
    ownerId: string,
    services: Services,
  ) => Promise<GameOptions> | GameOptions;
}
