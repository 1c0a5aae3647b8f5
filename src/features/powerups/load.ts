// Loads what a game with power-ups needs besides.

import { lateParts } from '#src/game/lateParts.ts';
import type * as PowerupParts from '#src/features/powerups/parts.tsx';

export type Parts = typeof PowerupParts;

/** undefined until they are there. */
export let parts: Parts | undefined;

export const loadParts = lateParts(
  'powerups',
  async (): Promise<Parts> => (parts = await import('#src/features/powerups/parts.tsx')),
);
