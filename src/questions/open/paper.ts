// OPEN on paper: a few sentences.

import { OPEN_MAX_LENGTH } from '#core/questions/open/index.ts';
import { typedPaper } from '#src/questions/typed/typedPaper.tsx';

export const OPEN = typedPaper<'OPEN'>({
  lines: 4,
  maxLength: OPEN_MAX_LENGTH,
  long: true,
});
