// Pictures of avatars as SVG, from the packed shapes.

import { parseAvatar, SLOTS, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { CATALOG } from '#core/avatars/catalog.ts';
import type { PartLayer } from '#core/avatars/compose.ts';
import type { Item } from '#core/avatars/item.ts';
import { avatarFixture } from '#scenes/avatars/avatarFixture.ts';
import {
  coatsOf,
  hairOver,
  isHairShape,
  isSeenAtRest,
  OUTLINES,
  RIM_SHIFT,
  type Tints,
} from '#scenes/avatars/drawAvatar.ts';
import type { DrawnLayer, Shape } from '#scenes/avatars/parts.ts';
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
  const layers = parts.get(part) ?? [];
  return layers
    .filter((drawn) => drawn[0] === layer && isSeenAtRest(drawn))
    .map((drawn) => drawnSvg(drawn, layers, shift, tints))
    .join('');
}

function drawnSvg(
  [layer, clip, shapes]: DrawnLayer,
  layers: readonly DrawnLayer[],
  shift: PartLayer['shift'],
  tints: Tints,
): string {
  const hair = tints['rim'] ? shapes.filter(isHairShape) : [];
  const over = hairOver(layers, layer);
  const drawn = hair.length === 0 ? shapesSvg(shapes, tints) : rimmedSvg(shapes, over, tints);
  const clipped = clip === '' ? drawn : `<g clip-path="url(#${clip})">${drawn}</g>`;
  return shift ? `<g transform="translate(${shift.join(' ')})">${clipped}</g>` : clipped;
}

const shapesSvg = (shapes: readonly Shape[], tints: Tints): string =>
  shapes.map((shape) => shapeSvg(shape, tints)).join('');

let rims = 0;

/** Hair with its rim, as `drawAvatar` draws it. */
function rimmedSvg(shapes: readonly Shape[], over: readonly Shape[], tints: Tints): string {
  rims += 1;
  const [hair, marks] = [shapes.filter(isHairShape), shapes.filter((shape) => !isHairShape(shape))];
  const outline = hair.map(([, d]) => `<path d="${d}" fill="#FFFFFF"/>`).join('');
  const rim = hair.map(([, d]): Shape => ['rim-rim', d]);
  return `<mask id="rim${rims}">${outline}</mask>${shapesSvg(rim, tints)}<g mask="url(#rim${rims})"><g transform="translate(${RIM_SHIFT.join(' ')})">${shapesSvg(over, tints)}</g></g>${shapesSvg(marks, tints)}`;
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
