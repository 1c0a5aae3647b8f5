// OPEN on the server: nothing to judge, so no key.

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { textCounting } from '#core/questions/tally.ts';

export const openAuthority: QuestionAuthority<'OPEN'> = {
  build: (_authored, base) => ({ question: { type: 'OPEN', ...base, hasCorrectAnswer: false }, key: null }),
  fits: (_question, answer) => answer.text.trim() !== '',
  grade: () => ({ right: 0, of: 1 }),
  reveal: () => ({ type: 'OPEN' }),
  shuffle: (keyed) => keyed,
  counting: textCounting({
    compared: (text) => text.trim(),
    shown: (text) => text.trim(),
    right: () => [],
  }),
  bot: () => ({ type: 'OPEN', text: '…' }),
};
