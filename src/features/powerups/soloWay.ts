// Alone with power-ups.

import type { AlonePart } from '#src/game/solo/start.ts';

export const powerups: AlonePart = {
  way: { id: 'powerups', type: 'normal', options: { timer: 'classic', powerups: 'yes' } },
};
