// The shape of a language's list of offensive words. All lists hold words as they are written, separated by commas.

export interface WordList {
  /** BCP 47; `und` where a list serves several. */
  readonly language: string;
  /** Whole words and phrases. From four letters on they are also found without their accents. */
  readonly words: string;
  /** Whole words that are harmless with other accents, or too short to be read loosely. */
  readonly exact?: string;
  /** Found within a word as well: only what no name and no place contains. */
  readonly parts?: string;
  /** Words that are also somebody's name (Dick, Porn, Semen): offensive only where nothing else is written. */
  readonly alone?: string;
}

export function entries(list: string | undefined): readonly string[] {
  return (list ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/\s+/gu, ' '))
    .filter((entry) => entry !== '');
}
