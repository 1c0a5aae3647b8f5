// Takes a name apart into words, and each word into the forms under which an offensive one may hide in it.

/** Digits and signs that stand for letters. */
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
/** Letters, marks, digits, and the signs that stand for letters; `*` masks one. */
const WORD = /[\p{L}\p{M}\p{N}@$!|+€£*]+/gu;
/** Where BigAnna and McIntyre fall apart. */
const HUMP = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Within a word alone: consonants (Niger, rapper) and last letters (Rapee) are doubled in many names. */
const DOUBLE_VOWEL = /([aeiouyаеёиоуыюя])\1(?=\p{L})/gu;

/** The words of a name as they stand in it, whole (BigAnna) and in humps (Big, Anna). */
export function wordsOf(name: string): {
  readonly whole: readonly string[];
  readonly humps: readonly string[];
} {
  const whole = name.match(WORD) ?? [];
  return { whole, humps: whole.flatMap((word) => word.split(HUMP)) };
}

/** Runs of at least three single letters, joined: `f u n` gives `fun`. */
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

/** Without accents over and under Latin, Greek and Cyrillic letters; the marks of other scripts are their vowels. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/gu, '')
    .normalize('NFC');
}

/** Every run of more than `over` equal letters cut down to `most` of them: `aaaa` becomes `a`. */
export function collapse(text: string, over: number, most = 1): string {
  return text.replace(/(.)\1+/gsu, (run: string, letter: string) =>
    Array.from(run).length > over ? letter.repeat(most) : run,
  );
}

/** All that a folded word may stand for, the word itself first: other letters for digits, no decoration, no drawl. */
export function formsOf(word: string): readonly string[] {
  const forms = new Set([word]);
  if (/\p{L}/u.test(word)) {
    forms.add(undecorated(word));
    // A55 and 7b are classrooms.
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

/** Letters alone: no digits before or behind, and those within read as letters; nothing of a bare number. */
export function lettersOf(word: string): string {
  return readLeet(undecorated(word));
}

function undecorated(word: string): string {
  return word.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');
}

function readLeet(word: string): string {
  return word.replace(LEET_SIGN, (sign) => LEET[sign] ?? sign);
}
