// Alone until everything is right.

import type { SoloWay } from '#src/game/solo/start.ts';

export const masteryWay: SoloWay = { id: 'mastery', type: 'mastery_mode', options: { timer: 'off' } };
