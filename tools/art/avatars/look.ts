// Contact sheets of avatars, drawn from the packed shapes.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SKINS } from '#core/avatars/items/skins.ts';
import { compose, type Worn } from '#tools/art/avatars/compose.ts';
import type { Parts } from '#tools/art/avatars/parts.ts';
import type { Layer, Shape } from '#tools/art/avatars/svg.ts';
import { mix } from '#scenes/kit/color.ts';

const HAIR_COLORS = [
  '#22323A',
  '#5A3B2C',
  '#8A5A36',
  '#C8693C',
  '#E3B85A',
  '#F3E2C0',
  '#9FB3BC',
  '#F6A5D8',
  '#46A4A8',
  '#7F6FC8',
];
const GROUND = '#16323B';
const CLIPS: Readonly<Record<string, string>> = {
  coat: 'M54 280V152C54 104 82 80 120 80C158 80 186 104 186 152V280Z',
  body: 'M58 276V152C58 108 84 84 120 84C156 84 182 108 182 152V276Z',
};
/** Where an avatar without clothes shows what is drawn for it alone. */
const PLAIN: Worn = { skin: 'mint', expression: 'calm' };

type Tints = Readonly<Record<string, string>>;

const tones = (name: string, fill: string): Tints => ({
  [name]: fill,
  [`${name}-shade`]: mix(fill, '#193F4F', 0.22),
  [`${name}-lit`]: mix(fill, '#FFF3DC', 0.3),
});

/** The colors of an avatar, by tint. */
export function tintsOf({ skin }: Worn, hair = '#8A5A36'): Tints {
  const { fill, face } = SKINS.find(({ id }) => id === skin) ?? SKINS[0];
  return { ...tones('skin', fill), ...tones('hair', hair), face: face === 'ink' ? '#0D2530' : '#FFF9EF' };
}

/** The layers as SVG elements on the grid of 240 by 300 units. */
export function layersSvg(layers: readonly Layer[], tints: Tints): string {
  return layers
    .map(([, clip, shapes]) => {
      const drawn = shapes.map((shape) => shapeSvg(shape, tints)).join('');
      return clip === '' ? drawn : `<g clip-path="url(#${clip})">${drawn}</g>`;
    })
    .join('');
}

function shapeSvg([fill, d, opacity = 1, width]: Shape, tints: Tints): string {
  const color = tints[fill] ?? fill;
  const paint =
    width === undefined
      ? `fill="${color}"`
      : `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${d}" ${paint} opacity="${opacity}"/>`;
}

/** @param cells `width` and `height` in pixels each, in rows of `columns` */
export async function sheet(
  cells: readonly string[],
  columns: number,
  width: number,
  height = width * 1.25,
): Promise<Buffer> {
  const rows = Math.ceil(cells.length / columns);
  const clips = Object.entries(CLIPS).map(([id, d]) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  const placed = cells.map((cell, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 240 300">${cell}</svg>`;
  });
  const [all, high] = [columns * width, rows * height];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${all}" height="${high}"><defs>${clips.join('')}</defs><rect width="${all}" height="${high}" fill="${GROUND}"/>${placed.join('')}</svg>`;
  // The server blocks SVG loading, and tests of both may share a process.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Writes a sheet for each category, large and small, and one of mixes. */
export async function drawSheets(parts: Parts, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const save = async (name: string, picture: Buffer): Promise<void> => {
    await sharp(picture).toFile(join(folder, `${name}.png`));
  };
  const draw = (worn: Worn, hair?: string): string => layersSvg(compose(parts, worn), tintsOf(worn, hair));
  const byCategory = new Map<string, string[]>();
  for (const [category = '', id] of [...parts.keys()].map((part) => part.split('.')))
    if (id !== undefined) byCategory.set(category, [...(byCategory.get(category) ?? []), id]);
  for (const [category, items] of byCategory) {
    const cells = items.map((id) => draw({ ...PLAIN, [category]: id }));
    await save(category, await sheet(cells, 8, 160));
    await save(`${category}-96`, await sheet(cells, 12, 77, 96));
    await save(`${category}-44`, await sheet(cells, 12, 36, 44));
  }
  const random = seeded(1);
  const mixes = Array.from({ length: 60 }, () => {
    const worn: Record<string, string> = {};
    for (const [category, items] of byCategory) {
      const isSpecial = category === 'costume' || category === 'halloween';
      const chance = ['skin', 'expression'].includes(category) ? 1 : isSpecial ? 0 : 0.75;
      const id = items[Math.floor(random() * items.length)];
      if (random() < chance && id !== undefined) worn[category] = id;
    }
    return draw(worn, HAIR_COLORS[Math.floor(random() * HAIR_COLORS.length)]);
  });
  await save('mixes', await sheet(mixes, 10, 128));
  await save('mixes-44', await sheet(mixes, 20, 36, 44));
}

/** Repeatable numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
