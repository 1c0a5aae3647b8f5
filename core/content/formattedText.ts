// Formatted texts: words and their marks. The words are complete on their own, for places that can't draw or
// read marks.

export const TEXT_FORMATS = ['markdown'] as const;
/** Format of a question's texts (docs/quiz-format.md); absent for plain text. */
export type TextFormat = (typeof TEXT_FORMATS)[number];

/**
 * `item`: a line of a list, with its bullet or number. `code`: as written, possibly on several lines. `sub`,
 * `sup` and `formula` are drawn from their `source`; their words are a readable stand-in (`x²`, `√(2)`).
 */
export const MARK_STYLES = ['bold', 'italic', 'code', 'sub', 'sup', 'item', 'formula'] as const;
export type MarkStyle = (typeof MARK_STYLES)[number];

/** A range of a text's words in UTF-16 units, from `from` up to but not including `to`. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly style: MarkStyle;
  /** For `sub` and `sup`, what is drawn; for `formula`, its TeX or, in a game, the address of its drawing. */
  readonly source?: string;
  /** For `formula` and `code`: on lines of its own. */
  readonly display?: true;
}

/** Addresses of drawings by TeX. An address can't be guessed and doesn't reveal the TeX. */
export type Drawings = Readonly<Record<string, string>>;

export interface FormattedText {
  /** The words, as plain text. */
  readonly text: string;
  /** Sorted by start; if two start together, the longer comes first. Absent if there is nothing to draw. */
  readonly marks?: readonly Mark[];
}
