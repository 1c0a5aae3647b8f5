// Pictures of avatars as SVG, from the packed shapes.

import { parseAvatar, SLOTS, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { CATALOG } from '#core/avatars/catalog.ts';
import type { PartLayer } from '#core/avatars/compose.ts';
import type { Item } from '#core/avatars/item.ts';
import { avatarFixture } from '#scenes/avatars/avatarFixture.ts';
import { coatsOf, OUTLINES, type Tints } from '#scenes/avatars/drawAvatar.ts';
import type { Shape } from '#scenes/avatars/parts.ts';
import type { Parts } from '#tools/art/avatars/parts.ts';

/** Definitions that pictures refer to: once in each file. */
export const CLIPS = Object.entries(OUTLINES)
  .map(([id, d]) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  .join('');

/** The layers as SVG elements, on the grid of 240 by 300 units. */
export function layersSvg(placed: readonly PartLayer[], parts: Parts, tints: Tints): string {
  return placed.map((each) => layerSvg(each, parts, tints)).join('');
}

function layerSvg({ part, layer, shift }: PartLayer, parts: Parts, tints: Tints): string {
  const [, clip, shapes] = parts.get(part)?.find(([name]) => name === layer) ?? [layer, '', []];
  const drawn = shapes.map((shape) => shapeSvg(shape, tints)).join('');
  const clipped = clip === '' ? drawn : `<g clip-path="url(#${clip})">${drawn}</g>`;
  return shift ? `<g transform="translate(${shift.join(' ')})">${clipped}</g>` : clipped;
}

function shapeSvg([fill, d, opacity = 1, width]: Shape, tints: Tints): string {
  const coats = coatsOf(fill, tints).map(([color, share]) => {
    const paint =
      width === undefined
        ? `fill="${color}"`
        : `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
    return `<path d="${d}" ${paint}${opacity * share === 1 ? '' : ` opacity="${opacity * share}"`}/>`;
  });
  return coats.join('');
}

/** The items that can be worn in a slot. */
export function itemsIn(slot: Slot): readonly Item[] {
  const items: readonly Item[] = CATALOG[SLOTS[slot]];
  return items.filter((item) => !('subtype' in item) || item.subtype === slot);
}

/** Avatars of all kinds of items, always the same ones. */
export function mixes(count: number): readonly AvatarConfig[] {
  return Array.from({ length: count }, (_, index) => parseAvatar(avatarFixture(index))!);
}
