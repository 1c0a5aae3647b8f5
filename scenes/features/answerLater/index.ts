// The line shown before the first postponed question.

import type { SceneFeature } from '#scenes/features/feature.ts';
import { message } from '#scenes/message.ts';

export const answerLater = {
  part: {
    readyLine: ({ postponed }) =>
      postponed > 0 ? message('scenes:ready.postponed', { count: postponed }, 'play:say.postponed') : null,
  },
} as const satisfies SceneFeature<'answerLater'>;
