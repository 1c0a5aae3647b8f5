// Questions that were left for later, before the first of them comes again.

import type { ScenePart } from '#scenes/parts/scenePart.ts';
import { message } from '#scenes/message.ts';

export const answerLaterPart: ScenePart = {
  readyLine: ({ postponed }) =>
    postponed > 0 ? message('scenes:ready.postponed', { count: postponed }, 'play:say.postponed') : null,
};
