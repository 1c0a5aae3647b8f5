// Lazy loading of the parts that only games with a mountain need.

import type * as PeakParts from '#src/features/mysticPeak/parts.tsx';
import { lateParts } from '#src/game/lateParts.ts';

/** undefined until loaded. */
export let parts: typeof PeakParts | undefined;

export const loadParts = lateParts(
  'mysticPeak',
  async (): Promise<typeof PeakParts> => (parts = await import('#src/features/mysticPeak/parts.tsx')),
);
