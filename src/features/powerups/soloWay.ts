// Solo game with power-ups, one of the ways to practice alone.

import type { SoloPart } from '#src/game/solo/start.ts';

export const powerups: SoloPart = {
  way: { id: 'powerups', type: 'normal', options: { timer: 'classic', powerups: 'yes' } },
};
