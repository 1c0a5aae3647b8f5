// Lazy loading of the parts that only games with duels need.

import type * as DuelParts from '#src/features/duels/parts.tsx';
import { lateParts } from '#src/game/lateParts.ts';

/** undefined until loaded. */
export let parts: typeof DuelParts | undefined;

export const loadParts = lateParts(
  'duels',
  async (): Promise<typeof DuelParts> => (parts = await import('#src/features/duels/parts.tsx')),
);
