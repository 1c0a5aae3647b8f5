// A question kind's editor for what is below the question text.

import type { TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { FieldsOf } from '#core/collections/withFields.ts';
import type { Picture } from '#core/content/media.ts';
import type { AuthoredChild } from '#core/questions/kind.ts';
import type { AuthoredOf, QuestionType } from '#core/questions/question.ts';
import type { QuestionFault } from '#protocol/quizFaults.ts';
import type { RichTextProps } from '#src/questions/richText.ts';
import type { LineName } from '#src/questions/lines/linesEditorProps.ts';
import { createInjected } from '#src/platform/injected.ts';

/** Props of the control that adds, changes or removes a picture. The picture itself is shown beside it. */
export interface PictureSlotProps {
  readonly picture: Picture | null;
  /** Name of the element that the picture belongs to, such as "Option 2". */
  readonly of: string;
  /** Null removes it. `typing`: the text of the picture that is being typed. */
  readonly onPicture: (picture: Picture | null, typing?: string) => void;
}

/** Props of the questions inside a parent. */
export interface ChildrenProps {
  readonly questions: readonly AuthoredChild[];
  /** Problems of the list and of its questions; each question's form shows its own. */
  readonly faults: readonly QuestionFault[];
  readonly onChange: (questions: readonly AuthoredChild[], typing?: string) => void;
}

/** An editor keeps its line keys between renders, so another question needs another `key`. */
export interface EditProps<T extends QuestionType = QuestionType> {
  /**
   * Fields shared with other kinds may be outdated: the editor only re-renders for its own fields, and for the
   * text if that has gaps.
   */
  readonly question: AuthoredOf<T>;
  /** `typing`: where text is being typed; typing there without a pause is a single undo step. */
  readonly onChange: (fields: FieldsOf<AuthoredOf<T>>, typing?: string) => void;
  /** Problems of the whole question; the editor shows those of its own fields. */
  readonly faults?: readonly QuestionFault[];
  /** Only words and marks can be corrected; nothing is added, moved or removed. */
  readonly correctionsOnly?: boolean;
  /** Absent if pictures can't be added. */
  readonly PictureSlot?: ComponentType<PictureSlotProps>;
  /** Field for texts that can be formatted; absent if they're edited as they are stored. */
  readonly RichText?: ComponentType<RichTextProps> | undefined;
  /** Absent if questions inside this one can't be edited. */
  readonly Children?: ComponentType<ChildrenProps>;
}

/** A common question of a kind, which the author can choose in one press. */
export interface QuestionPreset {
  readonly name: 'trueFalse';
  readonly Icon: LucideIcon;
  /** Texts of its options, in the language of `t`. */
  readonly options: (t: TFunction<'import'>) => readonly string[];
}

export interface QuestionEditor<T extends QuestionType> {
  /** Shown where the author chooses a kind. */
  readonly Icon: LucideIcon;
  /** Shown beside the kind. */
  readonly presets?: readonly QuestionPreset[];
  /** The kind's term for its choices or movable items, if they aren't options. */
  readonly line?: LineName;
  /**
   * For kinds with gaps in their text: the fields that change with a new text, in which words in brackets become
   * gaps. Their editors re-render with the text.
   */
  readonly withText?: (question: AuthoredOf<T>, text: string) => FieldsOf<AuthoredOf<T>>;
  readonly Editor: ComponentType<EditProps<T>>;
}

export const editKinds = createInjected<{ readonly [T in QuestionType]: QuestionEditor<T> }>();

/** A kind's editor. For the type of a question, it accepts that question. */
export function editKindOf<T extends QuestionType>(type: T): QuestionEditor<T> {
  return editKinds.get()[type];
}
