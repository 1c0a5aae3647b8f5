/** What a scene says is worked out in its model alone: a twin reads it out, and names no text for itself that the scene has. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/run.mjs';
import { readTexts } from './texts.mjs';
import { type Use, usesIn } from './usage.mjs';

const languages = readTexts(join(root, 'locales'));
const known = [...(languages.get('en')?.keys() ?? [])];
/** Of every page that reads out what a scene shows, and of the parts that it is put together from. */
/** What reads scenes out: not the way into a game, which has none. */
const TWINS = /^src\/(features|questions|game(?!\/entering)|host\/projector)\//;

interface Named extends Use {
  readonly file: string;
  readonly full: string;
}

/** The texts that the files of a folder name, each with its namespace. */
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

/** A text in all languages, blanks for values, in one line; of a plural its last form. */
function wordsOf(namespace: string, key: string): string {
  return [...languages.values()]
    .map((texts) => texts.get(namespace))
    .map((texts) => texts?.get(key) ?? texts?.get(`${key}_other`) ?? '')
    .map((text) => text.replaceAll(/\{\{\s*\w+/g, '{{'))
    .join(' | ');
}

const ofScenes = namedIn('scenes').filter(({ full }) => full.startsWith('scenes:'));
const ofPages = namedIn('src');

it('finds what the scenes say, or it would prove nothing', () => {
  expect(new Set(ofScenes.map(({ full }) => full)).size).toBeGreaterThan(90);
  expect(ofPages.filter(({ file }) => TWINS.test(file)).length).toBeGreaterThan(90);
});

it('leaves it to the models to name a text of a scene', () => {
  const strays = ofPages.filter(({ full }) => full.startsWith('scenes:'));
  expect(strays.map(({ file, line, full }) => `${file}:${line} ${full}`)).toEqual([]);
});

it('names each text of a scene in one file of the scenes', () => {
  const places = new Map<string, Set<string>>();
  for (const { full, file, pattern } of ofScenes)
    if (!pattern) places.set(full, (places.get(full) ?? new Set()).add(file));
  const several = [...places].filter(([, files]) => files.size > 1);
  expect(several.map(([full, files]) => `${full} in ${[...files].join(', ')}`)).toEqual([]);
});

it('lets no twin say in other texts what a scene has words for', () => {
  const texts = [...(languages.get('en')?.get('scenes')?.keys() ?? [])].map((key) =>
    key.replace(/_(zero|one|two|few|many|other)$/, ''),
  );
  const said = new Map(texts.map((key) => [wordsOf('scenes', key), key]));
  const again = ofPages
    .filter(({ file, full, pattern }) => TWINS.test(file) && !pattern && !full.startsWith('scenes:'))
    // Beside a feature's or a kind's twins stands what the host's own pages have of it, which read out no scene.
    .filter(({ file, full }) => !full.startsWith('host:') || file.startsWith('src/host/'))
    .flatMap(({ file, line, full, key, namespaces }) => {
      const same = said.get(wordsOf(namespaces?.[0] ?? '', key));
      return same === undefined || COINCIDENCES.has(full)
        ? []
        : [`${file}:${line} ${full} is scenes:${same}`];
    });
  expect(again).toEqual([]);
});

/** Texts about something else, whose words happen to be those of a scene. */
const COINCIDENCES = new Set([
  // In the empty field of any typed answer, of every kind.
  'play:typed.placeholder',
]);
