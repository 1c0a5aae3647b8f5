// The sound of each power-up.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { PowerupSound } from '#scenes/features/powerups/ports.ts';

/** Heard when it acts, and when it is called on: a spared answer, a saved streak. */
export const soundOf = (powerup: PowerupId): PowerupSound =>
  `powerup${powerup[0]?.toUpperCase()}${powerup.slice(1)}` as PowerupSound;
