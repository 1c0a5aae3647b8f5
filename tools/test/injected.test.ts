/**
 * Check that each area's pages load the injected values they read (`createInjected`): their `lazyPage` must
 * name them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/run.mjs';

const texts = new Map(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

/** For each injected value, the names that read it. One that begins as null is one that pages do without. */
const readers = new Map(
  [...texts].flatMap(([file, text]) =>
    all(text, /export const (\w+) = createInjected(?![^;]*\(null\))/g).map((name) => {
      const exported = text.split(/^(?=export |\/\*\*)/m).filter((part) => part.includes(`${name}.get()`));
      return [
        name,
        { file, names: [name, ...exported.flatMap((part) => all(part, /export (?:const|function) (\w+)/g))] },
      ];
    }),
  ),
);

/** Values read by the modules behind a page, apart from lazy imports. */
function readBy(page: string, seen = new Set<string>()): ReadonlySet<string> {
  const text = texts.get(page);
  if (text === undefined || seen.has(page)) return new Set();
  seen.add(page);
  const own = [...readers].flatMap(([name, { file, names }]) => {
    if (file === page) return [];
    const [itself, ...others] = names;
    return text.includes(`${itself}.get()`) ||
      others.some((other) => other !== itself && new RegExp(`\\b${other}\\b`).test(text))
      ? name
      : [];
  });
  const behind = all(text, /^(?:import|export)(?! type)[^;]*?from '#(src\/[^']+)'/gm).flatMap((next) => [
    ...readBy(next, seen),
  ]);
  return new Set([...own, ...behind]);
}

it('finds injected values, so that the check means something', () => {
  expect(readers.size).toBeGreaterThan(5);
  expect([...readBy('src/areas/library/import/ImportPage.tsx')].sort()).toEqual(['editKinds', 'hostKinds']);
});

it.each(['library', 'memes', 'reports'])('loads what the pages of the %s area read', (area) => {
  const text = texts.get(`src/areas/${area}/index.ts`) ?? '';
  const loads = new Map(
    [...text.matchAll(/const (\w+) = \(\) => import\('#(src\/[^']+)'\)/g)].map(([, name, page]) => [
      name,
      page,
    ]),
  );
  const pages = [...text.matchAll(/lazyPage\(\s*(?:\(\) => import\('#(src\/[^']+)'\)|(\w+)),([^;]*?)\);/g)];
  expect(pages.length).toBeGreaterThan(0);
  for (const [, page, named, needs = ''] of pages)
    for (const name of readBy(page ?? loads.get(named ?? '') ?? ''))
      expect(needs, `${page ?? named}`).toContain(name);
});
