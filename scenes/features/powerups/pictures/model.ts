// The pictures of power-ups, for canvas and page alike.

import type { PowerupId } from '#core/features/powerups/ids.ts';

/** Where the picture of a power-up is. */
export function pictureUrl(powerup: PowerupId): string {
  return new URL(`../../../../assets/powerups/${powerup}.svg`, import.meta.url).href;
}
