// Whether the memes of a game that was can be shown again.

import { CLASSIC_MEMES } from '#core/features/memes/index.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { loadMemeSets } from '#src/features/memes/memeSets.ts';
import type { Host } from '#src/host/session/host.ts';

/** A set of the host's that was deleted meanwhile is lost. */
export async function lostMemes(
  host: Host,
  { memes, memeset }: Pick<GameOptions, 'memes' | 'memeset'>,
): Promise<readonly (keyof GameOptions)[]> {
  if (!memes || memeset === CLASSIC_MEMES) return [];
  const { sets } = await loadMemeSets(host);
  return sets.some(({ id }) => id === memeset) ? [] : ['memeset'];
}
