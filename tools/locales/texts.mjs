// @ts-check
/** Reads `locales/<language>/<namespace>.json`, and compares each language with English. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {Map<string, string>} Namespace dotted key to text
 * @typedef {Map<string, Namespace>} Language
 * @typedef {{ base: string, form?: string, ordinal?: boolean }} Key a key without its plural form
 */

/** The language that the others are compared with. */
export const referenceLanguage = 'en';

/**
 * @param {unknown} node @param {string} path
 * @returns {[string, string][]} a value that isn't text (a number, a list) becomes an empty text, and is
 * reported as such
 */
function flatten(node, path = '') {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return [[path, '']];
  return Object.entries(node).flatMap(([key, value]) => flatten(value, path === '' ? key : `${path}.${key}`));
}

/** @param {string} folder of the languages @returns {Map<string, Language>} */
export function readTexts(folder) {
  if (!existsSync(folder)) return new Map();
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    languages.map(({ name }) => {
      const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.json'));
      return [
        name,
        new Map(
          files.map((file) => {
            const content = JSON.parse(readFileSync(join(folder, name, file), 'utf8'));
            return [file.slice(0, -'.json'.length), new Map(flatten(content))];
          }),
        ),
      ];
    }),
  );
}

/** @param {string} key such as `players_one` or `place_ordinal_few` @returns {Key} */
export function splitPlural(key) {
  const match = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/.exec(key);
  if (match === null) return { base: key };
  return {
    base: /** @type {string} */ (match[1]),
    form: /** @type {string} */ (match[3]),
    ordinal: match[2] !== undefined,
  };
}

/**
 * Placeholders of a text: `{{name}}`, `$t(key)`, and the tags of a Trans component.
 * @param {string} text
 */
export function placeholders(text) {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map((match) => `{{${match[1]}}}`);
  const nested = [...text.matchAll(/\$t\(\s*([^,)\s]+)/g)].map((match) => `$t(${match[1]})`);
  const tags = [...text.matchAll(/<(\w+)\s*\/?>/g)].map((match) => `<${match[1]}>`);
  return new Set([...names, ...nested, ...tags]);
}

/** @param {Namespace} namespace @param {string} base @returns {Set<string>} of all forms of a key */
function wanted(namespace, base) {
  const texts = [...namespace].filter(([key]) => splitPlural(key).base === base).map(([, text]) => text);
  return new Set(texts.flatMap((text) => [...placeholders(text)]));
}

/**
 * Plural forms that a language lacks or shouldn't have; `zero` is always allowed.
 * @param {string} language @param {Namespace} namespace @param {string} where
 */
function pluralProblems(language, namespace, where) {
  /** @type {Map<string, Set<string>>} */
  const forms = new Map();
  for (const key of namespace.keys()) {
    const { base, form, ordinal } = splitPlural(key);
    if (form === undefined) continue;
    const name = ordinal === true ? `${base}_ordinal` : base;
    forms.set(name, (forms.get(name) ?? new Set()).add(form));
  }
  return [...forms].flatMap(([name, present]) => {
    const type = name.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
    const categories = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    return [
      ...categories
        .filter((form) => !present.has(form))
        .map((form) => `${where}:${name}_${form} is missing: ${language} has this plural form`),
      ...[...present]
        .filter((form) => form !== 'zero' && !categories.some((category) => category === form))
        .map((form) => `${where}:${name}_${form} is never used: ${language} has no such plural form`),
    ];
  });
}

/** @param {Namespace} english @param {Namespace} other @param {string} where */
function differences(english, other, where) {
  /** @param {Namespace} namespace */
  const bases = (namespace) => new Set([...namespace.keys()].map((key) => splitPlural(key).base));
  const theirs = bases(other);
  const ours = bases(english);
  const problems = [
    ...[...ours].filter((base) => !theirs.has(base)).map((base) => `${where}:${base} is missing`),
    ...[...theirs]
      .filter((base) => !ours.has(base))
      .map((base) => `${where}:${base} is not in ${referenceLanguage}`),
  ];
  for (const [key, text] of other) {
    const { base, form } = splitPlural(key);
    if (!ours.has(base)) continue;
    const want = wanted(english, base);
    const have = placeholders(text);
    // "One player" need not repeat the number.
    const lacking = [...want].filter(
      (name) => !have.has(name) && !(form !== undefined && name === '{{count}}'),
    );
    const foreign = [...have].filter((name) => !want.has(name));
    if (lacking.length > 0) problems.push(`${where}:${key} lacks ${lacking.join(' ')}`);
    if (foreign.length > 0)
      problems.push(`${where}:${key} has ${foreign.join(' ')}, which ${referenceLanguage} has not`);
  }
  return problems;
}

/**
 * @param {Map<string, Language>} languages
 * @returns {string[]} what is missing, empty, superfluous, or filled in differently
 */
export function textProblems(languages) {
  const english = languages.get(referenceLanguage);
  if (english === undefined) return [`locales/${referenceLanguage} is missing`];
  return [...languages].flatMap(([language, namespaces]) => {
    const missingFiles = [...english.keys()].filter((name) => !namespaces.has(name));
    return [
      ...missingFiles.map((name) => `locales/${language}/${name}.json is missing`),
      ...[...namespaces].flatMap(([name, namespace]) => {
        const where = `${language}/${name}`;
        const original = english.get(name);
        if (original === undefined)
          return [`locales/${language}/${name}.json is not in ${referenceLanguage}`];
        return [
          ...[...namespace]
            .filter(([, text]) => text.trim() === '')
            .map(([key]) => `${where}:${key} is empty`),
          ...pluralProblems(language, namespace, where),
          ...(language === referenceLanguage ? [] : differences(original, namespace, where)),
        ];
      }),
    ];
  });
}
