// How authors choose and write questions of all kinds: the compiler names what a new one lacks.

import { ArrowDownUp, CircleDot, ListChecks, MessageSquareText, TextCursorInput } from 'lucide-react';
import type { QuestionType } from '#core/questions/question.ts';
import { BlankEditor } from '#src/questions/blank/BlankEditor.tsx';
import type { EditKind } from '#src/questions/editKind.ts';
import { McqEditor } from '#src/questions/mcq/McqEditor.tsx';
import { MsqEditor } from '#src/questions/msq/MsqEditor.tsx';
import { OpenEditor } from '#src/questions/open/OpenEditor.tsx';
import { ReorderEditor } from '#src/questions/reorder/ReorderEditor.tsx';

const EDIT_KINDS: { readonly [T in QuestionType]: EditKind<T> } = {
  MCQ: { Icon: CircleDot, Editor: McqEditor },
  MSQ: { Icon: ListChecks, Editor: MsqEditor },
  BLANK: { Icon: TextCursorInput, Editor: BlankEditor },
  OPEN: { Icon: MessageSquareText, Editor: OpenEditor },
  REORDER: { Icon: ArrowDownUp, Editor: ReorderEditor },
};

/** How its author writes a kind. Asked by the type of a question it takes that question. */
export function editKindOf<T extends QuestionType>(type: T): EditKind<T> {
  return EDIT_KINDS[type];
}
