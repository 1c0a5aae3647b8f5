// Alone until everything is right.

import type { AlonePart } from '#src/game/solo/start.ts';

export const mastery: AlonePart = {
  way: { id: 'mastery', type: 'mastery_mode', options: { timer: 'off' } },
};
