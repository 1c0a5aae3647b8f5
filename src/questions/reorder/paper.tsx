// REORDER on paper.

import type { PaperKind } from '#src/questions/paperKind.ts';

export const reorderPaper: PaperKind<'REORDER'> = {
  written: false,
  Sheet: () => null,
  AnswerCell: () => null,
  Entry: () => null,
  Key: () => null,
  letters: () => '',
};
