// OPEN on the server: nothing to judge, so no key.

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';

export const openAuthority: QuestionAuthority<'OPEN'> = {
  build: (_authored, base) => ({ question: { type: 'OPEN', ...base, hasCorrectAnswer: false }, key: null }),
  fits: (_question, answer) => answer.text.trim() !== '',
  grade: () => ({ right: 0, of: 1 }),
  reveal: () => ({ type: 'OPEN' }),
  shuffle: (question) => question,
  picks: (answer) => [answer.text.trim()],
  shown: (answer) => answer.text.trim(),
  bot: () => ({ type: 'OPEN', text: '…' }),
};
