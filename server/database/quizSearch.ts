/**
 * Quiz search by parts of words in title and subject, in every script and on every store. It uses no
 * extension, and not the store's notion of words or lower case, which differs between machines and doesn't
 * handle Thai or Chinese words.
 *
 * Each word is stored as its pieces of one to three characters in an indexed array. A query's pieces are
 * looked up in the index, and the matches are compared with the text itself.
 */

/** Longer queries are cut; no title needs more to be found. */
const longestQuery = 100;

/**
 * Normalizes both the text and the query: lower case, no accents or punctuation, words separated by single
 * spaces.
 */
export function normalizeForSearch(text: string): string {
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

const searchTextOf = (title: string, subject: string): string => normalizeForSearch(`${title} ${subject}`);

/**
 * Returns what to write to a quiz's `search_text` and `search_grams` whenever its title or subject is
 * written.
 */
export function searchColumns(
  title: string,
  subject: string,
): { readonly searchText: string; readonly searchGrams: readonly string[] } {
  const searchText = searchTextOf(title, subject);
  const grams = new Set<string>();
  for (const word of searchText.split(' ')) for (const piece of piecesOf(word, [1, 2, 3])) grams.add(piece);
  return { searchText, searchGrams: [...grams] };
}

/** Returns the words of a query. */
export const searchWords = (query: string): readonly string[] =>
  normalizeForSearch(query.slice(0, longestQuery)).split(' ').filter(Boolean);

/** True if every word of a query occurs in the title or subject. */
export function matchesSearch(words: readonly string[], title: string, subject: string): boolean {
  const text = searchTextOf(title, subject);
  return words.every((word) => text.includes(word));
}

export interface SearchCondition {
  /** True for quizzes that contain every word of the query. */
  readonly sql: string;
  /** The condition's two parameters. */
  readonly parameters: readonly [grams: readonly string[], words: readonly string[]];
}

/**
 * Returns a condition on `quizzes`, or undefined for a query without any words.
 * @param alias the alias of `quizzes` in the statement
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
