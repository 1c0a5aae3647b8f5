// The editors of all question kinds: the compiler names what a new one lacks.

import type { QuestionType } from '#core/questions/question.ts';
import { BlankEditor } from '#src/questions/blank/BlankEditor.tsx';
import type { EditKind } from '#src/questions/editKind.ts';
import { McqEditor } from '#src/questions/mcq/McqEditor.tsx';
import { MsqEditor } from '#src/questions/msq/MsqEditor.tsx';
import { OpenEditor } from '#src/questions/open/OpenEditor.tsx';

const EDITORS: { readonly [T in QuestionType]: EditKind<T> } = {
  MCQ: McqEditor,
  MSQ: MsqEditor,
  BLANK: BlankEditor,
  OPEN: OpenEditor,
};

/** A kind's editor. Asked by the type of a question it takes that question. */
export function editorOf<T extends QuestionType>(type: T): EditKind<T> {
  return EDITORS[type];
}
