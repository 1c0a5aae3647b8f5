// One language's list of offensive words. Lists hold words as written, separated by commas.

export interface WordList {
  /** BCP 47; `und` when a list serves several languages. */
  readonly language: string;
  /** Whole words and phrases. Those of four letters or more also match without accents. */
  readonly words: string;
  /** Whole words that are harmless with other accents, or too short for loose matching. */
  readonly exact?: string;
  /** Also found inside words: only strings that no name or place contains. */
  readonly parts?: string;
  /** Words that are also someone's name (Dick, Porn, Semen): offensive only as the whole name. */
  readonly alone?: string;
}

export function entries(list: string | undefined): readonly string[] {
  return (list ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/\s+/gu, ' '))
    .filter((entry) => entry !== '');
}
