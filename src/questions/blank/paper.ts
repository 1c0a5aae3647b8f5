// BLANK on paper: a word or two.

import { BLANK_MAX_LENGTH } from '#core/questions/blank/index.ts';
import { typedPaper } from '#src/questions/typed/typedPaper.tsx';

export const BLANK = typedPaper<'BLANK'>({
  lines: 1,
  maxLength: BLANK_MAX_LENGTH,
  long: false,
});
