// The colours of the families of power-ups: those of options, which are told apart without names.

import type { Powerup } from '#core/features/powerups/powerup.ts';

/** The option whose colours each family has. */
export const FAMILY_OPTION: Readonly<Record<Powerup['family'], number>> = {
  help: 2,
  boost: 1,
  share: 3,
  trick: 4,
  mystery: 5,
};
