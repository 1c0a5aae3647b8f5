// Colors of the power-up families: option colors, which can be told apart without names.

import type { Powerup } from '#core/features/powerups/powerup.ts';

/** The option whose colors each family uses. */
export const FAMILY_OPTION: Readonly<Record<Powerup['family'], number>> = {
  help: 2,
  boost: 1,
  share: 3,
  trick: 4,
  mystery: 5,
};
