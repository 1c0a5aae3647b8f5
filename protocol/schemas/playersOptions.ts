// Options for a player who starts a game without a host.

import * as z from 'zod/mini';
import { OPTIONS } from '#core/features/options.ts';
import { namesOf } from '#core/room/option.ts';
import { SOLO_TIMERS } from '#core/solo/solo.ts';
import { OPTION_SCHEMAS } from '#protocol/schemas/views.ts';

type OfFeatures = {
  readonly [Name in keyof typeof OPTION_SCHEMAS]: z.ZodMiniOptional<(typeof OPTION_SCHEMAS)[Name]>;
};

/** Other names are ignored. */
export const PlayersOptions = z.object({
  ...(Object.fromEntries(
    namesOf(OPTIONS).flatMap((name) =>
      OPTIONS[name].byPlayers ? [[name, z.optional(OPTION_SCHEMAS[name])]] : [],
    ),
  ) as OfFeatures),
  timer: z.optional(z.enum(SOLO_TIMERS)),
});
