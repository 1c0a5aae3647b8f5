// @ts-check
/** Checks the wording of texts: terms that `locales/GLOSSARY.md` rules out, and poor typography. */

/** @typedef {import('./texts.mjs').Language} Language */

/**
 * Typography faults, each with its message, and the language if it's only one there.
 * @type {readonly (readonly [RegExp, string, string?])[]}
 */
const MARKS = [
  [/\s[%…]/u, 'has a space before % or …'],
  [/(?<=\p{L})'|'(?=\p{L})|"/u, 'has a straight quote'],
  [/\.\.\./, 'has three dots for …'],
  [/”[.,]/, 'has a period or comma after a closing quote', 'en'],
];
/** Values, code, and formulas are not language. */
const NO_WORDS = /\{\{.*?\}\}|`[^`]*`|\$[^$]*\$|\b[A-Z_]{4,}\b/g;

/**
 * Terms that the glossary rules out, by language: the last column of each table, and the list of tells below
 * it.
 * @param {string} glossary @returns {Map<string, readonly string[]>}
 */
export function ruledOut(glossary) {
  const sections = glossary.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const rows = [...section.matchAll(/^\|.*\|([^|]*)\|$/gm)].slice(2).map(([, last = '']) => last);
      const [, tells = ''] = /^Tells [^:]*: (.*)$/m.exec(section) ?? [];
      const terms = [...rows, tells].flatMap((list) => list.split(','));
      const [language = ''] = section.split('\n');
      return [language.trim(), terms.map((term) => term.trim()).filter((term) => term !== '')];
    }),
  );
}

/**
 * @param {Map<string, Language>} languages @param {string} glossary
 * @returns {string[]}
 */
export function voiceProblems(languages, glossary) {
  const terms = ruledOut(glossary);
  return [...languages].flatMap(([language, namespaces]) => {
    const out = (terms.get(language) ?? []).map((term) => ({
      term,
      // A term must match whole words.
      pattern: new RegExp(`(?<!\\p{L})${term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'iu'),
    }));
    return [...namespaces].flatMap(([name, texts]) =>
      [...texts].flatMap(([key, text]) => {
        const where = `${language}/${name}:${key}`;
        const words = text.replaceAll(NO_WORDS, '');
        const filled = text.replaceAll(/\{\{.*?\}\}/g, '0');
        const marks = MARKS.filter(
          ([pattern, , only = language]) => only === language && pattern.test(filled),
        );
        return [
          ...marks.map(([, fault]) => `${where} ${fault}`),
          ...out
            .filter(({ pattern }) => pattern.test(words))
            .map(({ term }) => `${where} says “${term}”, which the glossary rules out: ${text}`),
        ];
      }),
    );
  });
}
