// All question kinds on paper: the compiler names what a new one lacks.

import type { QuestionType } from '#core/questions/question.ts';
import { blankPaper } from '#src/questions/blank/paper.tsx';
import { mcqPaper } from '#src/questions/mcq/paper.tsx';
import { msqPaper } from '#src/questions/msq/paper.tsx';
import { openPaper } from '#src/questions/open/paper.tsx';
import { reorderPaper } from '#src/questions/reorder/paper.tsx';
import type { PaperKind } from '#src/questions/paperKind.ts';

const PAPER_KINDS: { readonly [T in QuestionType]: PaperKind<T> } = {
  MCQ: mcqPaper,
  MSQ: msqPaper,
  BLANK: blankPaper,
  OPEN: openPaper,
  REORDER: reorderPaper,
};

/** What a kind is on paper. Asked by the type of a question it takes that question. */
export function paperKindOf<T extends QuestionType>(type: T): PaperKind<T> {
  return PAPER_KINDS[type];
}
