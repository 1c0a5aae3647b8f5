// Pictures of avatars as SVG, from the packed shapes.

import type { AvatarConfig, Slot } from '#core/avatars/avatar.ts';
import { SLOTS } from '#core/avatars/avatar.ts';
import { CATALOG, itemOf } from '#core/avatars/catalog.ts';
import type { PartLayer } from '#core/avatars/compose.ts';
import { HAIR_COLORS } from '#core/avatars/hairColors.ts';
import type { Item } from '#core/avatars/item.ts';
import { stream } from '#core/random/stream.ts';
import { mix } from '#scenes/kit/color.ts';
import type { Parts } from '#tools/art/avatars/parts.ts';
import type { Shape } from '#tools/art/avatars/svg.ts';

const OUTLINES: Readonly<Record<string, string>> = {
  coat: 'M54 280V152C54 104 82 80 120 80C158 80 186 104 186 152V280Z',
  body: 'M58 276V152C58 108 84 84 120 84C156 84 182 108 182 152V276Z',
};

/** Definitions that pictures refer to: once in each file. */
export const CLIPS = Object.entries(OUTLINES)
  .map(([id, d]) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  .join('');

export type Tints = Readonly<Record<string, string>>;

const tones = (name: string, fill: string): Tints => ({
  [name]: fill,
  [`${name}-shade`]: mix(fill, '#193F4F', 0.22),
  [`${name}-lit`]: mix(fill, '#FFF3DC', 0.3),
});

/** Colors of an avatar, by tint. */
export function tintsOf({ skin, hairColor = 1 }: AvatarConfig): Tints {
  const { fill, face } = itemOf('skin', skin) ?? CATALOG.skin[0]!;
  return {
    ...tones('skin', fill),
    ...tones('hair', HAIR_COLORS[hairColor - 1] ?? HAIR_COLORS[0]),
    face: face === 'ink' ? '#0D2530' : '#FFF9EF',
  };
}

/** The layers as SVG elements, on the grid of 240 by 300 units. */
export function layersSvg(placed: readonly PartLayer[], parts: Parts, tints: Tints): string {
  return placed.map((each) => layerSvg(each, parts, tints)).join('');
}

function layerSvg({ part, layer, below, shift }: PartLayer, parts: Parts, tints: Tints): string {
  const [, clip, shapes] = parts.get(part)?.find(([name]) => name === layer) ?? [layer, '', []];
  const drawn = shapes.map((shape) => shapeSvg(shape, tints)).join('');
  const clipped = clip === '' ? drawn : `<g clip-path="url(#${clip})">${drawn}</g>`;
  const moved = shift ? `<g transform="translate(${shift.join(' ')})">${clipped}</g>` : clipped;
  if (below === undefined) return moved;
  // A nested picture cuts off what is outside it.
  return `<svg y="${below}" width="240" height="${300 - below}" viewBox="0 ${below} 240 ${300 - below}">${moved}</svg>`;
}

function shapeSvg([fill, d, opacity = 1, width]: Shape, tints: Tints): string {
  const color = tints[fill] ?? fill;
  const paint =
    width === undefined
      ? `fill="${color}"`
      : `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${d}" ${paint}${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** The items that can be worn in a slot. */
export function itemsIn(slot: Slot): readonly Item[] {
  const items: readonly Item[] = CATALOG[SLOTS[slot]];
  return items.filter((item) => !('subtype' in item) || item.subtype === slot);
}

/** How often a slot is used in mixes, of 100; others are always used. */
const SHARES: Readonly<Partial<Record<Slot, number>>> = {
  hair: 80,
  headgear: 70,
  topwear: 85,
  bottomwear: 85,
  footwear: 80,
  head: 30,
  face: 30,
  neck: 30,
  hand: 25,
  backpack: 30,
  costume: 8,
  halloween: 0,
};

/** Avatars of any items, the same for the same seed. */
export function mixes(count: number, seed: number): readonly AvatarConfig[] {
  const source = stream([seed, 0], 'mixes');
  return Array.from({ length: count }, () => {
    const worn = (Object.keys(SLOTS) as Slot[]).flatMap((slot) => {
      const items = itemsIn(slot);
      const isWorn = source.below(100) < (SHARES[slot] ?? 100) && items.length > 0;
      return isWorn ? [[slot, items[source.below(items.length)]?.number] as const] : [];
    });
    const hairColor = source.below(HAIR_COLORS.length) + 1;
    return { ...Object.fromEntries(worn), hairColor } as unknown as AvatarConfig;
  });
}
