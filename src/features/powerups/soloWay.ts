// Alone with power-ups.

import type { SoloWay } from '#src/game/solo/start.ts';

export const powerupsWay: SoloWay = {
  id: 'powerups',
  type: 'normal',
  options: { timer: 'classic', powerups: 'yes' },
};
