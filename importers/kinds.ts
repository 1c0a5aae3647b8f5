// Questions of any kind as importers hand them in, before they're checked against the schema.

import type { Shape } from '#core/questions/board/shapes.ts';
import type { DisplayVariant } from '#core/questions/questionBase.ts';
import type { NumberRule } from '#core/questions/typed/numbers.ts';
import type { MarkedText } from '#importers/markup/MarkedText.ts';

/** A text that the question's format covers: words, or words with marks. */
export type ImportText = string | MarkedText;

export interface ImportMedia {
  readonly type: 'image' | 'audio' | 'video';
  readonly url: string;
  readonly alt?: string;
}

export interface ImportPicture extends ImportMedia {
  readonly type: 'image';
}

/** A picture with its size in pixels, for questions with places in it. */
export interface ImportBoard extends ImportPicture {
  readonly width: number;
  readonly height: number;
}

export interface ImportItem {
  readonly text: ImportText;
  readonly media?: ImportPicture;
}

/** Fields of every question. */
export interface ImportBase {
  readonly text: ImportText;
  readonly media?: ImportMedia;
  readonly timeSeconds?: number;
  readonly marks?: number;
  readonly explanation?: ImportText;
  readonly hints?: readonly ImportText[];
  readonly group?: string;
  readonly questionDisplayVariant?: DisplayVariant;
}

export interface ImportOption extends ImportItem {
  readonly correct?: true;
}

interface ImportOptions {
  readonly options: readonly ImportOption[];
  /** Set if an option has to be correct, but the file doesn't say which: its author finishes the question. */
  readonly unmarked?: true;
}

/** What each kind has of its own. A gap's marker in the text is `[[n]]`, counted from 1. */
interface ImportKinds {
  readonly MCQ: ImportOptions;
  readonly MSQ: ImportOptions;
  readonly BLANK: {
    readonly accepted: readonly string[];
    readonly number?: NumberRule;
    readonly forgiveTypo?: true;
  };
  readonly OPEN: object;
  readonly REORDER: { readonly items: readonly ImportItem[] };
  readonly MATCH: {
    readonly pairs: readonly { readonly prompt: ImportItem; readonly match: ImportItem }[];
    readonly extras?: readonly ImportItem[];
  };
  readonly CLASSIFICATION: {
    readonly groups: readonly { readonly name: string; readonly items: readonly ImportItem[] }[];
    readonly extras?: readonly ImportItem[];
  };
  readonly DRAGNDROP: {
    readonly gaps: readonly { readonly accepted: readonly ImportText[] }[];
    readonly extras?: readonly ImportText[];
  };
  readonly DROPDOWN: {
    readonly gaps: readonly {
      readonly choices: readonly { readonly text: ImportText; readonly correct?: true }[];
    }[];
  };
  readonly CLOZE: {
    readonly gaps: readonly { readonly accepted: readonly string[]; readonly number?: NumberRule }[];
    readonly anyOrder?: true;
    readonly forgiveTypo?: true;
  };
  readonly DND_IMAGE: {
    readonly picture: ImportBoard;
    readonly spots: readonly {
      readonly x: number;
      readonly y: number;
      readonly labels: readonly ImportItem[];
      readonly name?: string;
    }[];
    readonly extras?: readonly ImportItem[];
  };
  readonly HOTSPOT: {
    readonly picture: ImportBoard;
    readonly regions: readonly {
      readonly shape: Shape;
      readonly correct?: true;
      readonly name?: string;
    }[];
  };
  readonly WORDCLOUD: { readonly words?: number; readonly reviewFirst?: true };
  readonly FLASHCARD: { readonly back: ImportText; readonly backMedia?: ImportPicture };
  readonly COMPREHENSION: {
    readonly passage: ImportText;
    readonly display?: 'visible' | 'collapsed' | 'hidden';
    readonly jumble?: true;
    readonly questions: readonly ImportQuestion[];
  };
}

export type ImportType = keyof ImportKinds;

/** The part of a question of a kind that only this kind has. */
export type ImportFields<T extends ImportType = ImportType> = {
  [Type in T]: { readonly type: Type } & ImportKinds[Type];
}[T];

export type ImportQuestion<T extends ImportType = ImportType> = ImportBase & ImportFields<T>;

/** True if quizzes can have questions of this kind; a builder reports any other as an unsupported type. */
export { isQuestionType as isKnownType } from '#core/questions/authoring.ts';
