// COMPREHENSION on the server: nothing is correct; it counts who has read the passage.

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { playedPassage } from '#core/questions/comprehension/authoring.ts';
import type { ComprehensionKind } from '#core/questions/comprehension/index.ts';
import { comprehensionSample } from '#core/questions/comprehension/sample.ts';

export const comprehensionAuthority: QuestionAuthority<ComprehensionKind, null> = {
  build: (authored, base) => ({ question: playedPassage(authored, base), key: null }),
  fits: () => true,
  grade: () => ({ right: 0, of: 1 }),
  reveal: () => ({ type: 'COMPREHENSION' }),
  aligned: (now) => now,
  shuffle: (keyed) => keyed,
  tally: {
    start: () => ({ read: 0 }),
    count: (_keyed, { read }, _answer, by) => ({ read: read + by }),
    spread: () => ({ type: 'COMPREHENSION' }),
  },
  bot: () => ({ type: 'COMPREHENSION' }),
  can: {},
  sample: comprehensionSample,
};
