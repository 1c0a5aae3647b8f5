/**
 * Finding quizzes by parts of words in title and subject, in every script and on every store: without an extension, and
 * without the store's notion of words or lower case, which differs between machines and knows no Thai or Chinese words.
 *
 * Each word is kept as its pieces of one to three characters in an indexed array. A query is looked up by its pieces in the
 * index, and what is found is compared with the text itself.
 */

/** Longer queries are cut: no title needs more to be found. */
const longestQuery = 100;

/** What is looked in and for: lower case, without accents and punctuation, words apart by one space. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

function* piecesOf(word: string, lengths: readonly number[]): Generator<string> {
  const characters = [...word];
  for (const length of lengths) {
    for (let start = 0; start + length <= characters.length; start++) {
      yield characters.slice(start, start + length).join('');
    }
  }
}

const searchTextOf = (title: string, subject: string): string => normalise(`${title} ${subject}`);

/** What to write into `search_text` and `search_grams` of a quiz, whenever its title or subject is written. */
export function searchColumns(
  title: string,
  subject: string,
): { readonly searchText: string; readonly searchGrams: readonly string[] } {
  const searchText = searchTextOf(title, subject);
  const grams = new Set<string>();
  for (const word of searchText.split(' ')) for (const piece of piecesOf(word, [1, 2, 3])) grams.add(piece);
  return { searchText, searchGrams: [...grams] };
}

/** The words of a query. */
export const searchWords = (query: string): readonly string[] =>
  normalise(query.slice(0, longestQuery)).split(' ').filter(Boolean);

/** Whether each word of a query stands somewhere in title and subject. */
export function isFound(words: readonly string[], title: string, subject: string): boolean {
  const text = searchTextOf(title, subject);
  return words.every((word) => text.includes(word));
}

export interface SearchCondition {
  /** Holds for quizzes in which each word of the query stands somewhere. */
  readonly sql: string;
  /** Its two parameters. */
  readonly parameters: readonly [grams: readonly string[], words: readonly string[]];
}

/**
 * A condition on `quizzes`, or undefined for a query that has nothing to look for.
 * @param alias of `quizzes` in the statement
 * @param first the number of the first of its two parameters
 */
export function searchCondition(query: string, alias: string, first: number): SearchCondition | undefined {
  const words = searchWords(query);
  if (words.length === 0) return undefined;
  const grams = new Set<string>();
  for (const word of words) {
    for (const piece of piecesOf(word, [Math.min(3, [...word].length)])) grams.add(piece);
  }
  return {
    sql: `(${alias}.search_grams @> $${first}::text[] and not exists (select from unnest($${first + 1}::text[]) as word where strpos(${alias}.search_text, word) = 0))`,
    parameters: [[...grams], words],
  };
}
