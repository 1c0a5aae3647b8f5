import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { AvatarConfig, Slot } from '#core/avatars/avatar.ts';
import { CATALOG } from '#core/avatars/catalog.ts';
import { compose } from '#core/avatars/compose.ts';
import { root } from '../../start/run.mjs';
import { itemsIn, mixes } from '#tools/art/avatars/draw.ts';
import { area, covered, coveredFaces, maskOf, type Mask } from '#tools/art/avatars/masks.ts';
import { packs, readParts } from '#tools/art/avatars/parts.ts';
import { readPart } from '#tools/art/avatars/svg.ts';

const parts = readParts();
const BARE: AvatarConfig = { skin: 1, expression: 1 };
/** How much of the face may be covered, and how much of what clothes cover may show at their edges. */
const MAX_COVERED_FACE = 0.08;
const MIN_DRESSED = 0.985;

/** One avatar for each item of a slot, and what else it has on. */
const wearing = (
  slot: Slot,
  others: Partial<AvatarConfig> = {},
): readonly (readonly [string, AvatarConfig])[] =>
  itemsIn(slot).map(({ id, number }) => [id, { ...BARE, ...others, [slot]: number }]);

const masksOf = (config: AvatarConfig, layers: readonly string[]): Promise<Mask[]> =>
  Promise.all(
    compose(config)
      .filter(({ layer }) => layers.includes(layer))
      .map((placed) => maskOf(placed, parts)),
  );

/** Height of an arc that is at `edge` at the sides of the body and at `middle` in its middle. */
const arc = (x: number, edge: number, middle: number): number =>
  middle + (edge - middle) * ((x - 120) / 70) ** 2;

it('has a drawing for each item, and no others', () => {
  const items = Object.entries(CATALOG).flatMap(([category, list]) =>
    list.map(({ id }) => `${category}.${id}`),
  );
  expect([...parts.keys()].toSorted()).toEqual(['body', ...items].toSorted());
});

it('has up-to-date packs', () => {
  for (const [name, json] of packs(parts))
    expect(readFileSync(join(root, `assets/avatars/${name}.json`), 'utf8'), name).toBe(json);
});

it('keeps every drawing in its box', async () => {
  const outside = area((x, y) => x < 4 || x > 236 || y < 4 || y > 292);
  const found: string[] = [];
  for (const [part, layers] of parts)
    for (const [layer] of layers) {
      const mask = await maskOf({ part, layer }, parts);
      if (outside.some((pixel) => mask[pixel]! > 32)) found.push(`${part} ${layer}`);
    }
  expect(found).toEqual([]);
});

it('dresses the body from the collar to the waist, and on to what is worn below', async () => {
  const within = (x: number): boolean => x > 59 && x < 181;
  const chest = area((x, y) => within(x) && y > arc(x, 196, 210) + 3 && y < arc(x, 234, 243));
  const waist = area((x, y) => within(x) && Math.abs(y - arc(x, 234, 243)) < 8);
  const clothes = ['bottom', 'top', 'straps', 'costume'];
  const bare: string[] = [];
  for (const [id, config] of [...wearing('topwear'), ...wearing('costume')])
    if (covered(chest, await masksOf(config, clothes)) < MIN_DRESSED) bare.push(id);
  const trousers = await Promise.all(
    wearing('bottomwear').map(async ([id, config]) => [id, await masksOf(config, clothes)] as const),
  );
  for (const [id, config] of wearing('topwear')) {
    const top = await masksOf(config, clothes);
    for (const [other, bottom] of trousers)
      if (covered(waist, [...top, ...bottom]) < MIN_DRESSED) bare.push(`${id}, ${other}`);
  }
  expect(bare).toEqual([]);
});

it('leaves no gap between a hat and the head, whatever hair it hides', async () => {
  const top = area((x, y) => y < arc(x, 124, 104));
  const [body] = await masksOf(BARE, ['body']);
  const crown = top.filter((pixel) => body![pixel]! > 128);
  for (const { id, number, cut } of CATALOG.headgear) {
    if (cut === 'on') continue;
    const hat = await masksOf({ ...BARE, headgear: number }, ['hat']);
    expect(covered(crown, hat), id).toBeGreaterThan(MIN_DRESSED);
  }
});

it('leaves the face free, whatever is worn together', async () => {
  const whole = [...wearing('costume'), ...wearing('halloween')].map(([, config]) => config);
  const avatars = [...mixes(5_000), ...whole];
  const shares = await coveredFaces(avatars, parts);
  const hidden = avatars.filter((_, index) => shares[index]! > MAX_COVERED_FACE);
  expect(hidden.map(named)).toEqual([]);
});

/** What an avatar has on around its face, to find the drawing to change. */
const named = (config: AvatarConfig): string =>
  [...new Set(compose(config).map(({ part }) => part))]
    .filter((part) => /^(hair|headgear|accessory|topwear|costume|halloween)/.test(part))
    .join(' ');

const drawing = (hat: string): string => `<svg viewBox="0 0 240 300"><g id="hat">${hat}</g></svg>`;

it('reads shapes as path data without transforms', () => {
  const moved =
    '<g transform="translate(100 50)"><rect x="0" y="0" width="10.06" height="20" fill="var(--hair)" opacity="0.5" transform="scale(2)"/></g>';
  expect(readPart(drawing(moved))).toEqual([['hat', '', [['hair', 'M100 50h20.1v40h-20.1z', 0.5]]]]);
});

it('reads how a layer moves', () => {
  const blades = '<g id="hat" data-moves="spin 120 46"><path d="M0 0h9v9Z" fill="var(--skin)"/></g>';
  expect(readPart(`<svg viewBox="0 0 240 300">${blades}</svg>`)).toEqual([
    ['hat', '', [['skin', 'M0 0h9v9z']], ['spin', 120, 46]],
  ]);
  expect(() => readPart(blades.replace('spin', 'fly'))).toThrow('no such move');
});

it.each([
  ['text', 'hello'],
  ['<image>', '<image href="a.png"/>'],
  ['style', '<path d="M0 0" style="fill:red"/>'],
  ['neither a tint nor a hex color', '<path d="M0 0h9v9Z" fill="red"/>'],
  ['a line needs', '<path d="M0 0h9" stroke="#000000" fill="#000000"/>'],
])('refuses what a canvas can’t draw: %s', (reason, hat) => {
  expect(() => readPart(drawing(hat))).toThrow(reason);
});
