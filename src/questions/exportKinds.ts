// All question kinds in the formats of others: the compiler names what a new one lacks.

import type { QuestionType } from '#core/questions/question.ts';
import { blankExport } from '#src/questions/blank/export.ts';
import type { ExportKind } from '#src/questions/exportKind.ts';
import { mcqExport } from '#src/questions/mcq/export.ts';
import { msqExport } from '#src/questions/msq/export.ts';
import { openExport } from '#src/questions/open/export.ts';

const EXPORT_KINDS: { readonly [T in QuestionType]: ExportKind<T> } = {
  MCQ: mcqExport,
  MSQ: msqExport,
  BLANK: blankExport,
  OPEN: openExport,
};

/** A kind in the formats of others. Asked by the type of a question it takes that question. */
export function exportKindOf<T extends QuestionType>(type: T): ExportKind<T> {
  return EXPORT_KINDS[type];
}
