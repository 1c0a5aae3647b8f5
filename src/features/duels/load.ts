// Loads what a game with duels needs besides.

import type * as DuelParts from '#src/features/duels/parts.tsx';
import { lateParts } from '#src/game/lateParts.ts';

/** undefined until they are there. */
export let parts: typeof DuelParts | undefined;

export const loadParts = lateParts(
  'duels',
  async (): Promise<typeof DuelParts> => (parts = await import('#src/features/duels/parts.tsx')),
);
