// Solo practice until every answer is correct.

import type { SoloPart } from '#src/game/solo/start.ts';

export const mastery: SoloPart = {
  way: { id: 'mastery', type: 'mastery_mode', options: { timer: 'off' } },
};
