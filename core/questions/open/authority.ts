// OPEN on the server: nothing is graded, so there is no key.

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import type { OpenKind } from '#core/questions/open/index.ts';
import { openSample } from '#core/questions/open/sample.ts';
import { textModeration, textTally } from '#core/questions/typed/authority.ts';
import { withGrading } from '#core/questions/worth.ts';

export const openAuthority: QuestionAuthority<OpenKind, null> = {
  build: (_authored, base) => ({ question: { type: 'OPEN', ...withGrading(base, false) }, key: null }),
  fits: (_question, answer) => answer.text.trim() !== '',
  grade: () => ({ right: 0, of: 1 }),
  reveal: () => ({ type: 'OPEN' }),
  aligned: (now) => now,
  shuffle: (keyed) => keyed,
  tally: textTally('OPEN', {
    compared: (text) => text.trim(),
    shown: (text) => text.trim(),
    right: () => [],
  }),
  bot: () => ({ type: 'OPEN', text: '…' }),
  can: { moderate: textModeration },
  sample: openSample,
};
