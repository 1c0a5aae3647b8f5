// The avatar drawings: all of them, by part, and the packs that they are loaded in.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../start/run.mjs';
import type { DrawnLayer } from '#scenes/avatars/parts.ts';
import { readPart } from '#tools/art/avatars/svg.ts';

const folder = join(root, 'tools/art/avatars');
/** Categories by the pack that they are loaded with. */
const PACKS = {
  common: [
    'skin',
    'expression',
    'hair',
    'headgear',
    'topwear',
    'bottomwear',
    'footwear',
    'accessory',
    'backpack',
  ],
  costumes: ['costume'],
  halloween: ['halloween'],
};
/** The part that everyone wears. */
const BODY = 'body';

/** By `<category>.<id>`; the bare body is `body`. */
export type Parts = ReadonlyMap<string, readonly DrawnLayer[]>;

/** Reads all drawings. Throws, naming the file, if one has anything that a canvas can't draw. */
export function readParts(): Parts {
  const files = Object.values(PACKS)
    .flat()
    .flatMap((category) => readdirSync(join(folder, category)).map((file) => `${category}/${file}`))
    .toSorted();
  return new Map([`${BODY}.svg`, ...files].map((file) => [nameOf(file), read(file)]));
}

const nameOf = (file: string): string => file.replace(/\.svg$/, '').replace('/', '.');

function read(file: string): readonly DrawnLayer[] {
  try {
    return readPart(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    throw new Error(file, { cause: error });
  }
}

/** Each pack's name and JSON, one part a line. */
export function packs(parts: Parts): readonly (readonly [name: string, json: string])[] {
  return Object.entries(PACKS).map(([name, categories]) => {
    const own = [...parts].filter(
      ([part]) => categories.includes(part.split('.')[0] ?? '') || (part === BODY && name === 'common'),
    );
    const lines = own.map(([part, layers]) => `${JSON.stringify(part)}:${JSON.stringify(layers)}`);
    return [name, `{\n${lines.join(',\n')}\n}\n`] as const;
  });
}
