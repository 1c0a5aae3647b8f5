// Lazy loading of the parts that only games with power-ups need.

import { lateParts } from '#src/game/lateParts.ts';
import type * as PowerupParts from '#src/features/powerups/parts.tsx';

export type Parts = typeof PowerupParts;

/** undefined until loaded. */
export let parts: Parts | undefined;

export const loadParts = lateParts(
  'powerups',
  async (): Promise<Parts> => (parts = await import('#src/features/powerups/parts.tsx')),
);
