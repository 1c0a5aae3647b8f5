// Masks of avatars: which pixels each layer paints, to check that layers fit each other.

import sharp from 'sharp';
import { compose, LAYERS, type PartLayer } from '#core/avatars/compose.ts';
import type { AvatarConfig } from '#core/avatars/avatar.ts';
import { tintsOf } from '#scenes/avatars/drawAvatar.ts';
import { CLIPS, layersSvg } from '#tools/art/avatars/draw.ts';
import type { Parts } from '#tools/art/avatars/parts.ts';

/** Units of the grid around it, to find what sticks out. */
const MARGIN = 20;
/** Units in a pixel. */
const UNITS = 2;
const [WIDTH, HEIGHT] = [280 / UNITS, 340 / UNITS];
/** Of hair without a rim, which would smooth the same edge twice. */
const TINTS = tintsOf({ skin: 1, expression: 1, hairColor: 3 });
/** From this alpha on, a pixel shows what is painted there. */
const SEEN = 128;

/** Alpha of each pixel, in rows. */
export type Mask = Uint8Array;

export async function maskOf(placed: PartLayer, parts: Parts): Promise<Mask> {
  const drawn = layersSvg([placed], parts, TINTS);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${-MARGIN} ${-MARGIN} 280 340"><defs>${CLIPS}</defs>${drawn}</svg>`;
  // The server blocks SVG loading, and tests of both may share a process.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
}

/** The pixels whose centers are in an area. @param contains takes units of the grid */
export function area(contains: (x: number, y: number) => boolean): readonly number[] {
  return Array.from({ length: WIDTH * HEIGHT }, (_, index) => index).filter((index) => {
    const [column, row] = [index % WIDTH, Math.floor(index / WIDTH)];
    return contains((column + 0.5) * UNITS - MARGIN, (row + 0.5) * UNITS - MARGIN);
  });
}

/** Share of the pixels that at least one of the masks paints, from 0 to 1. */
export function covered(pixels: readonly number[], masks: readonly Mask[]): number {
  return pixels.filter((pixel) => masks.some((mask) => mask[pixel]! >= SEEN)).length / pixels.length;
}

/** Layers that may hide the face or crowd it: not those it is drawn on, nor what belongs to it. */
const OVER_FACE = new Set(
  LAYERS.slice(LAYERS.indexOf('shoes')).filter(
    (layer) => !['cheeks', 'eyes', 'mouth', 'face-item'].includes(layer),
  ),
);
const FACE_WINDOW = area((x, y) => ((x - 120) / 54) ** 2 + ((y - 154) / 46) ** 2 <= 1);

/** Share of each avatar's face that something covers, from 0 to 1. */
export async function coveredFaces(avatars: readonly AvatarConfig[], parts: Parts): Promise<number[]> {
  const isOver = ({ part, layer }: PartLayer): boolean =>
    OVER_FACE.has(layer) && parts.get(part)?.some(([name]) => name === layer) === true;
  const looks = avatars.map((avatar) => compose(avatar).filter(isOver));
  const hits = new Map<string, readonly number[]>();
  for (const placed of looks.flat()) {
    const key = JSON.stringify(placed);
    if (hits.has(key)) continue;
    const mask = await maskOf(placed, parts);
    hits.set(
      key,
      FACE_WINDOW.filter((pixel) => mask[pixel]! >= SEEN),
    );
  }
  return looks.map((look) => {
    const hidden = new Set(look.flatMap((placed) => hits.get(JSON.stringify(placed)) ?? []));
    return hidden.size / FACE_WINDOW.length;
  });
}
