// What a player may choose who begins a game without a host.

import * as z from 'zod/mini';
import { SOLO_TIMERS } from '#core/solo/solo.ts';
import { fieldsOf } from '#protocol/schemas/views.ts';

/** Other names are ignored. */
export const PlayersOptions = z.object({
  timer: z.optional(z.enum(SOLO_TIMERS)),
  ...fieldsOf('playersOptions'),
});
