// Memes from a host's own set.

import { CLASSIC_MEMES } from '#core/features/memes/index.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { Services } from '#server/operations/context.ts';
import type { ServerFeature } from '#server/features/feature.ts';

/** A set that is gone, or belongs to another owner, is no reason not to play. */
async function allowedOptions(
  options: GameOptions,
  ownerId: string,
  { memes }: Services,
): Promise<GameOptions> {
  const isAllowed = options.memeset === CLASSIC_MEMES || (await memes.own(options.memeset, ownerId)) !== null;
  return isAllowed ? options : { ...options, memeset: CLASSIC_MEMES };
}

export const memesServer = { allowedOptions } satisfies ServerFeature;
