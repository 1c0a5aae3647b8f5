// A text with what its author set apart in it. The words say it all: who draws or reads no marks shows them alone.

export const TEXT_FORMATS = ['markdown'] as const;
/** How the texts of a question are written (docs/quiz-format.md); where none is named, as they stand. */
export type TextFormat = (typeof TEXT_FORMATS)[number];

/**
 * `item`: one line of a list, with its sign. `code`: as written, also over several lines. `sub`, `sup` and `formula` are drawn from
 * their `source`: the words in their place are what reads well without (`x²`, `√(2)`).
 */
export const MARK_STYLES = ['bold', 'italic', 'code', 'sub', 'sup', 'item', 'formula'] as const;
export type MarkStyle = (typeof MARK_STYLES)[number];

/** A part of a text: UTF-16 units of its words, `from` up to `to`. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly style: MarkStyle;
  /** Of `sub` and `sup` what is drawn; of `formula` its TeX, or in a game the address of its drawing. */
  readonly source?: string;
  /** Of `formula` and `code`: it stands on lines of its own. */
  readonly display?: true;
}

/** By TeX, the address of each drawing: nobody can make it who does not have it, and it does not tell the TeX. */
export type Drawings = Readonly<Record<string, string>>;

export interface FormattedText {
  /** The words, as plain text. */
  readonly text: string;
  /** By where they begin; of two that begin together the longer first. Absent where there is nothing to draw. */
  readonly marks?: readonly Mark[];
}
