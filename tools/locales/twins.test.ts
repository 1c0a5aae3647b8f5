/**
 * Checks that a scene's texts are chosen only in its model: a DOM twin reads them from there, and doesn't use
 * a text of its own for the same thing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/run.mjs';
import { readTexts } from './texts.mjs';
import { type Use, usesIn } from './usage.mjs';

const languages = readTexts(join(root, 'locales'));
const known = [...(languages.get('en')?.keys() ?? [])];
/** Files that read out scenes; the way into a game has no scene. */
const TWINS = /^src\/(features|questions|game(?!\/(?:joining|maker))|host\/projector)\//;

interface Named extends Use {
  readonly file: string;
  readonly full: string;
}

/** The texts used by a folder's files, each with its namespace. */
function namedIn(folder: string, among: (file: string) => boolean = () => true): Named[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && among(file))
    .flatMap((file) =>
      usesIn(file, readFileSync(join(root, file), 'utf8'), known)
        .filter(({ perhaps, namespaces }) => !perhaps && namespaces?.length === 1)
        .map((use) => ({ ...use, file, full: `${use.namespaces?.[0]}:${use.key}` })),
    );
}

/** A text in all languages, joined in one line with its values blanked out; for a plural, its last form. */
function wordsOf(namespace: string, key: string): string {
  return [...languages.values()]
    .map((texts) => texts.get(namespace))
    .map((texts) => texts?.get(key) ?? texts?.get(`${key}_other`) ?? '')
    .map((text) => text.replaceAll(/\{\{\s*\w+/g, '{{'))
    .join(' | ');
}

const ofScenes = namedIn('scenes').filter(({ full }) => full.startsWith('scenes:'));
const ofPages = namedIn('src');

it('finds enough scene texts for the checks to mean something', () => {
  expect(new Set(ofScenes.map(({ full }) => full)).size).toBeGreaterThan(90);
  expect(ofPages.filter(({ file }) => TWINS.test(file)).length).toBeGreaterThan(90);
});

it('leaves the choice of scene texts to the models', () => {
  const strays = ofPages.filter(({ full }) => full.startsWith('scenes:'));
  expect(strays.map(({ file, line, full }) => `${file}:${line} ${full}`)).toEqual([]);
});

it('uses each scene text in only one file', () => {
  const places = new Map<string, Set<string>>();
  for (const { full, file, pattern } of ofScenes)
    if (!pattern) places.set(full, (places.get(full) ?? new Set()).add(file));
  const several = [...places].filter(([, files]) => files.size > 1);
  expect(several.map(([full, files]) => `${full} in ${[...files].join(', ')}`)).toEqual([]);
});

it('lets no twin use another text for what a scene already says', () => {
  const texts = [...(languages.get('en')?.get('scenes')?.keys() ?? [])].map((key) =>
    key.replace(/_(zero|one|two|few|many|other)$/, ''),
  );
  const said = new Map(texts.map((key) => [wordsOf('scenes', key), key]));
  const again = ofPages
    .filter(({ file, full, pattern }) => TWINS.test(file) && !pattern && !full.startsWith('scenes:'))
    // The host's own pages of a feature or question kind read out no scene.
    .filter(({ file, full }) => !full.startsWith('host:') || file.startsWith('src/host/'))
    .flatMap(({ file, line, full, key, namespaces }) => {
      const same = said.get(wordsOf(namespaces?.[0] ?? '', key));
      return same === undefined || COINCIDENCES.has(full)
        ? []
        : [`${file}:${line} ${full} is scenes:${same}`];
    });
  expect(again).toEqual([]);
});

/** Texts about something else that happen to have the same words as a scene's text. */
const COINCIDENCES = new Set([
  // The placeholder of every typed answer field.
  'play:typed.placeholder',
]);
