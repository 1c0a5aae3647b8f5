// Questions that were left for later, before the first of them comes again.

import type { SceneFeature } from '#scenes/features/feature.ts';
import { message } from '#scenes/message.ts';

export const answerLater = {
  part: {
    readyLine: ({ postponed }) =>
      postponed > 0 ? message('scenes:ready.postponed', { count: postponed }, 'play:say.postponed') : null,
  },
} as const satisfies SceneFeature<'answerLater'>;
