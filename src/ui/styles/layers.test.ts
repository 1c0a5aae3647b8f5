// Every rule of the app's style sheets stands in a layer, and none of the layers is made up on the way.

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

/** What stands at the beginning of each block that is in no other: rules, queries, layers. */
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

it('has an order', () => {
  expect(layers).toContain('pages');
  expect(sheets.length).toBeGreaterThan(50);
});

it.each(sheets)('%s', (_file, text) => {
  expect(layers.map((layer) => `@layer ${layer}`)).toEqual(expect.arrayContaining([...outermost(text)]));
  expect(text.split('\n').length).toBeLessThanOrEqual(400);
});
