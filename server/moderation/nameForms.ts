// Splits a name into words, and expands each into the forms that may hide an offensive word.

/** Digits and symbols that stand for letters. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '€': 'e',
  '£': 'l',
};
const LEET_SIGN = /[0-9@$!|+€£]/gu;
/** Letters, marks, digits, and the symbols that stand for letters; `*` masks one. */
const WORD = /[\p{L}\p{M}\p{N}@$!|+€£*]+/gu;
/** Point where BigAnna and McIntyre split. */
const CAMEL_BOUNDARY = /(?<=\p{Ll})(?=\p{Lu})/gu;

/**
 * Doubled vowels inside a word. Consonants (Niger, rapper) and last letters (Rapee) are left alone, because
 * many names depend on them.
 */
const DOUBLE_VOWEL = /([aeiouyаеёиоуыюя])\1(?=\p{L})/gu;

/** Returns the words of a name as written, whole (BigAnna) and split at humps (Big, Anna). */
export function wordsOf(name: string): {
  readonly whole: readonly string[];
  readonly humps: readonly string[];
} {
  const whole = name.match(WORD) ?? [];
  return { whole, humps: whole.flatMap((word) => word.split(CAMEL_BOUNDARY)) };
}

/** Joins runs of at least three single letters: `f u n` becomes `fun`. */
export function spelledOut(words: readonly string[]): readonly string[] {
  const found: string[] = [];
  let run: string[] = [];
  for (const word of [...words, '  ']) {
    if (Array.from(word).length === 1) {
      run.push(word);
      continue;
    }
    if (run.length >= 3) found.push(run.join(''));
    run = [];
  }
  return found;
}

/** Strips accents from Latin, Greek and Cyrillic letters; in other scripts the marks are vowels. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/gu, '')
    .normalize('NFC');
}

/** Cuts each run of more than `over` equal letters down to `most`: `aaaa` becomes `a`. */
export function collapse(text: string, over: number, most = 1): string {
  return text.replace(/(.)\1+/gsu, (run: string, letter: string) =>
    Array.from(run).length > over ? letter.repeat(most) : run,
  );
}

/**
 * Returns everything a folded word may stand for, itself first: with digits read as letters, without
 * decoration, without drawl.
 */
export function formsOf(word: string): readonly string[] {
  const forms = new Set([word]);
  if (/\p{L}/u.test(word)) {
    forms.add(undecorated(word));
    // Requires two letters: A55 and 7b are classrooms.
    if (/\p{L}.*\p{L}/u.test(word)) forms.add(readLeet(word)).add(readLeet(word.replaceAll('1', 'l')));
    forms.add(word.replace(/^x+(?=[^x])|(?<=[^x])x+$/gu, ''));
  }
  for (const form of Array.from(forms)) {
    forms
      .add(collapse(form, 2))
      .add(collapse(form, 2, 2))
      .add(form.replace(DOUBLE_VOWEL, '$1'));
  }
  forms.delete('');
  return [...forms];
}

/**
 * Keeps only letters: digits at either end are dropped, those inside are read as letters; empty for a bare
 * number.
 */
export function lettersOf(word: string): string {
  return readLeet(undecorated(word));
}

function undecorated(word: string): string {
  return word.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');
}

function readLeet(word: string): string {
  return word.replace(LEET_SIGN, (sign) => LEET[sign] ?? sign);
}
