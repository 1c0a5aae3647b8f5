// Pictures of power-ups, shared by canvas and page.

import type { PowerupId } from '#core/features/powerups/ids.ts';

export function pictureUrl(powerup: PowerupId): string {
  return new URL(`../../../../assets/powerups/${powerup}.svg`, import.meta.url).href;
}
