// @ts-check
/** Checks the locales: the languages against each other, and English against what the code uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from '../start/run.mjs';
import { placeholders, readTexts, referenceLanguage, splitPlural, textProblems } from './texts.mjs';
import { voiceProblems } from './voice.mjs';
import { usesIn } from './usage.mjs';

/** @typedef {import('./texts.mjs').Namespace} Namespace @typedef {import('./usage.mjs').Use} Use */

/** The keys of a namespace that a use may refer to. @param {Namespace} namespace @param {Use} use */
function meant(namespace, use) {
  const escaped = use.key.split('*').map((part) => part.replace(/[.\\+?^$()[\]{}|]/g, '\\$&'));
  const exact = new RegExp(`^${escaped.join('.+')}$`);
  const withContext = new RegExp(`^${escaped.join('.+')}_\\w+$`);
  const context = use.values === undefined || use.values.has('context');
  return [...namespace.keys()].filter((key) => {
    const { base } = splitPlural(key);
    return exact.test(key) || exact.test(base) || (context && withContext.test(base));
  });
}

/** @param {Namespace} namespace @param {readonly string[]} keys @param {Use} use @returns {string[]} */
function unfilled(namespace, keys, use) {
  const { values } = use;
  if (values === undefined || use.pattern) return [];
  const wanted = new Set(keys.flatMap((key) => [...placeholders(namespace.get(key) ?? '')]));
  const names = [...wanted].flatMap((name) => /^\{\{(\w+)/.exec(name)?.[1] ?? []);
  const plural =
    keys.length > 0 && !keys.includes(use.key) && keys.every((key) => splitPlural(key).form !== undefined);
  return [...new Set(plural ? ['count', ...names] : names)].filter((name) => !values.has(name));
}

/**
 * @param {Map<string, Namespace>} english
 * @param {readonly { file: string, source: string }[]} files
 * @returns {string[]} keys that are used but missing, used without filling in their values, or never used
 */
export function usageProblems(english, files) {
  const known = [...english.keys()];
  const parsed = files.map(({ file, source }) => ({ file, uses: usesIn(file, source, known) }));
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Set<string>} */
  const problems = new Set();

  for (const { file, uses } of parsed) {
    for (const use of uses) {
      // A `t` from an unknown source may belong to any namespace.
      const namespaces = use.namespaces ?? known;
      const where = `${file}:${use.line}`;
      const found = namespaces.map((name) => ({ name, keys: meant(english.get(name) ?? new Map(), use) }));
      for (const { name, keys } of found) {
        for (const key of keys) used.add(`${name}:${key}`);
        for (const value of unfilled(english.get(name) ?? new Map(), keys, use)) {
          if (use.namespaces !== undefined)
            problems.add(`${where} does not fill {{${value}}} of ${name}:${use.key}`);
        }
      }
      if (
        !use.perhaps &&
        use.key.replaceAll('*', '') !== '' &&
        found.every(({ keys }) => keys.length === 0)
      ) {
        problems.add(`${where} uses ${(use.namespaces ?? ['?']).join('|')}:${use.key}, which is missing`);
      }
    }
  }
  for (const [name, namespace] of english) {
    for (const text of namespace.values()) {
      for (const nested of placeholders(text)) {
        const key = /^\$t\((.+)\)$/.exec(nested)?.[1];
        if (key !== undefined) used.add(key.includes(':') ? key : `${name}:${key}`);
      }
    }
    for (const key of namespace.keys()) {
      const { base } = splitPlural(key);
      if (used.has(`${name}:${key}`) || used.has(`${name}:${base}`)) continue;
      problems.add(
        `${referenceLanguage}/${name}:${key} is not used (in a table of keys write the whole key, "${name}:${base}")`,
      );
    }
  }
  return [...problems];
}

if (isMain(import.meta.url)) {
  const languages = readTexts(join(root, 'locales'));
  const files = ['src', 'scenes', 'core', 'protocol', 'importers', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => ({ file: join(folder, file), source: readFileSync(join(root, folder, file), 'utf8') })),
  );
  const problems = [
    ...textProblems(languages),
    ...usageProblems(languages.get(referenceLanguage) ?? new Map(), files),
    ...voiceProblems(languages, readFileSync(join(root, 'locales', 'GLOSSARY.md'), 'utf8')),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error(`${problems.length} problems`);
  const keys = [...(languages.get(referenceLanguage)?.values() ?? [])].reduce(
    (sum, namespace) => sum + namespace.size,
    0,
  );
  if (problems.length === 0) console.log(`${keys} texts, ${[...languages.keys()].join(' ')}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
