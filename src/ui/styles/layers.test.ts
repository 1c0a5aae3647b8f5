// Every rule in the app's style sheets is in a layer, and every layer is a declared one.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const themes = new URL('../../../assets/themes/', import.meta.url);
const sheetsIn = (folder: URL) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map(
      (file) => [file, readFileSync(new URL(file, folder), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')] as const,
    );

const [, order = ''] =
  /@layer ([^;{]+);/.exec(readFileSync(new URL('layers.css', import.meta.url), 'utf8')) ?? [];
const layers = order.split(', ');
const sheets = [...sheetsIn(root), ...sheetsIn(themes)].filter(([file]) => file !== 'styles/layers.css');

/** The preludes of top-level blocks: rules, queries, layers. */
function outermost(text: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let since = 0;
  for (const [index, letter] of [...text].entries()) {
    if (letter === '{' && depth++ === 0) found.push(text.slice(since, index).trim());
    if (letter === '}' && --depth === 0) since = index + 1;
  }
  return found;
}

it('declares the layer order', () => {
  expect(layers).toContain('pages');
  expect(sheets.length).toBeGreaterThan(50);
});

it.each(sheets)('%s has only rules in declared layers, and at most 400 lines', (_file, text) => {
  expect(layers.map((layer) => `@layer ${layer}`)).toEqual(expect.arrayContaining([...outermost(text)]));
  expect(text.split('\n').length).toBeLessThanOrEqual(400);
});
