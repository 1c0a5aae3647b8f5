// The previews of all question kinds: the compiler names what a new one lacks.

import type { QuestionType } from '#core/questions/question.ts';
import { blankPreview } from '#src/questions/blank/preview.ts';
import { mcqPreview } from '#src/questions/mcq/preview.ts';
import { msqPreview } from '#src/questions/msq/preview.ts';
import { openPreview } from '#src/questions/open/preview.ts';
import type { PreviewKind } from '#src/questions/previewKind.ts';

const PREVIEWS: { readonly [T in QuestionType]: PreviewKind<T> } = {
  MCQ: mcqPreview,
  MSQ: msqPreview,
  BLANK: blankPreview,
  OPEN: openPreview,
};

/** A kind's preview. Asked by the type of a question it takes that question. */
export function previewOf<T extends QuestionType>(type: T): PreviewKind<T> {
  return PREVIEWS[type];
}
