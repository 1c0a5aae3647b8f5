// BLANK on paper: a word or two.

import { BLANK_MAX_LENGTH } from '#core/questions/blank/index.ts';
import { typedPaper } from '#src/questions/typed/typedPaper.tsx';

export const blankPaper = typedPaper<'BLANK'>({
  asked: ({ accepted }, base) => ({
    question: { ...base, type: 'BLANK', hasCorrectAnswer: true },
    reveal: { type: 'BLANK', accepted },
  }),
  lines: 1,
  maxLength: BLANK_MAX_LENGTH,
  long: false,
});
