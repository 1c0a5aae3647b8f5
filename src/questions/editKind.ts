// How a question kind lets its author write what stands below the question.

import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { FieldsOf } from '#core/collections/withFields.ts';
import type { Picture } from '#core/content/media.ts';
import type { AuthoredOf, QuestionType } from '#core/questions/question.ts';
import type { QuestionFault } from '#protocol/quizFaults.ts';
import type { LineName } from '#src/questions/lines/linesEditorProps.ts';
import { handedDown } from '#src/platform/handedDown.ts';

/** What adds a picture, changes it or takes it away. The picture itself is shown beside it. */
export interface PictureSlotProps {
  readonly picture: Picture | null;
  /** Whose picture it is, as "Option 2". */
  readonly of: string;
  /** null: none. `typing`: which of its words are being typed. */
  readonly onPicture: (picture: Picture | null, typing?: string) => void;
}

/** An editor keeps which line is which from one question to the next: another question needs another `key`. */
export interface EditProps<T extends QuestionType = QuestionType> {
  /** What it has in common with other kinds may be older: only what is the kind's own has it drawn anew. */
  readonly question: AuthoredOf<T>;
  /** `typing`: where in them words are being typed; what is typed there without a pause is one step of undo. */
  readonly onChange: (fields: FieldsOf<AuthoredOf<T>>, typing?: string) => void;
  /** Of the whole question; those of the kind's own fields are said there. */
  readonly faults?: readonly QuestionFault[];
  /** Only words and marks are put right: nothing is added, moved or taken away. */
  readonly reduced?: boolean;
  /** Absent where no picture can be added. */
  readonly PictureSlot?: ComponentType<PictureSlotProps>;
}

export interface EditKind<T extends QuestionType> {
  /** Where its author chooses a kind. */
  readonly Icon: LucideIcon;
  /** What it calls what there is to choose or to move, where that is not an option. */
  readonly line?: LineName;
  readonly Editor: ComponentType<EditProps<T>>;
}

export const editKinds = handedDown<{ readonly [T in QuestionType]: EditKind<T> }>();

/** How its author writes a kind. Asked by the type of a question it takes that question. */
export function editKindOf<T extends QuestionType>(type: T): EditKind<T> {
  return editKinds.get()[type];
}
