// Interpretation of a written answer: the options it refers to.

export interface PastedAnswer {
  /** Places of the correct options, from 0, in order. */
  readonly right: readonly number[];
  /** The part of the answer that names no option; '' if there is none. */
  readonly missing: string;
}

/** `b`, `(b)`, `2.`, `b) Leaf`, `Option B - Leaf`. */
const NAMED =
  /^(?:the |la )?(?:(?:option|choice|letter|opci[oó]n|letra) )?\(?([a-z]|\d{1,2})(?:[).:](?!\d)\s*(.*)|\s+(?:[-–—=]\s*)?(.+))?$/i;
const LISTED = /\s*[,;&]\s*(?:(?:and|y)\s+)?|\s+(?:and|y|e)\s+/i;

/**
 * `options` has the words of each option, '' if it's empty. `answer` names options by their words, letters or
 * numbers.
 */
export function readPastedAnswer(answer: string, options: readonly string[]): PastedAnswer {
  // Otherwise runs of spaces would be searched again from each position.
  const said = spaced(answer);
  const places = new Map(options.map((words, place) => [plain(words), place] as const).toReversed());
  places.delete('');
  const named = (names: readonly string[], strict = false) =>
    names
      .filter((name) => plain(name) !== '')
      .map((name) => ({ name, place: placeOf(name, places, options, strict) }));
  const listed = named(said.split(LISTED));
  // Words may contain commas, and may follow a letter.
  const ways = [named([said], true), listed, named([said]), named(said.split(' ')), named(lettersIn(said))];
  const names = ways.find((way) => way.every(({ place }) => place !== null)) ?? listed;
  const right = [...new Set(names.flatMap(({ place }) => place ?? []))].toSorted((a, b) => a - b);
  const unknown = names.flatMap(({ name, place }) => (place === null ? [name.trim()] : []));
  return { right, missing: right.length === 0 ? said : unknown.join(', ') };
}

/** A letter and a sentence that says why: `b - because half of 18 is 9`. */
const REASONED = /^\(?([a-j])\)?(?:\s*[-–—:.)]\s*|,?\s+(?=because|since|porque|ya que))(\S+(?:\s+\S+){2,})$/i;

/** Separates the letter of an answer from a reason that isn't the words of any option. */
export function reasonIn(
  said: string,
  options: readonly string[],
): { readonly answer: string; readonly why: string } {
  const [, letter = '', why = ''] = REASONED.exec(spaced(said)) ?? [];
  const words = new Set(options.flatMap((each) => wordsIn(each)));
  const isReason = letter !== '' && readPastedAnswer(said, options).missing !== '';
  return isReason && !wordsIn(why).some((word) => words.has(word))
    ? { answer: letter, why }
    : { answer: said, why: '' };
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** `ACD`: letters written in one word, in order and in the same case. Anything else is returned as is. */
function lettersIn(said: string): readonly string[] {
  const letters = /^\(?(?:([A-Z]{2,9})|([a-z]{2,9}))\)?\.?$/.exec(said);
  const each = [...(letters?.[1] ?? letters?.[2] ?? '')];
  return each.length > 0 && each.every((letter, index) => letter > (each[index - 1] ?? '')) ? each : [said];
}

const spaced = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
const plain = (words: string) => spaced(words).toLowerCase().replace(/ ?\.$/, '');

/** `strict`: words after a letter must be those of its option. */
function placeOf(
  name: string,
  places: ReadonlyMap<string, number>,
  options: readonly string[],
  strict: boolean,
): number | null {
  const same = places.get(plain(name));
  if (same !== undefined) return same;
  const [, sign = '', marked = '', bare] = NAMED.exec(name.trim()) ?? [];
  const place = /\d/.test(sign) ? Number(sign) - 1 : sign.toLowerCase().charCodeAt(0) - 97;
  // A letter may stand for a column that is empty here.
  if (sign === '' || (options[place] ?? '') === '') return null;
  const words = bare ?? marked;
  if (words === '') return place;
  const meant = places.get(plain(words));
  // Without a sign after it, a letter may be a word, as in `A dog`. Behind a number, there may be other answers.
  if (meant === undefined) return strict || bare !== undefined || /\d/.test(sign) ? null : place;
  return meant === place ? place : null;
}

/** True if the answer is the words of one option, and the letter or number of another. */
export function isAmbiguous(answer: string, options: readonly string[], byNumber: boolean): boolean {
  const said = plain(answer);
  if (!/^(?:[a-j]|\d{1,2})$/.test(said)) return false;
  const isNumber = /\d/.test(said);
  const place = isNumber ? Number(said) - 1 : said.charCodeAt(0) - 97;
  const same = options.findIndex((words) => plain(words) === said);
  return same >= 0 && same !== place && (options[place] ?? '') !== '' && (!isNumber || byNumber);
}
