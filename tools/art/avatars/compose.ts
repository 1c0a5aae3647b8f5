// Which layers an avatar is drawn from, back to front.

import { ACCESSORIES } from '#core/avatars/items/accessories.ts';
import { HEADGEAR } from '#core/avatars/items/headgear.ts';
import { LAYERS, type Layer } from '#tools/art/avatars/svg.ts';
import type { Parts } from '#tools/art/avatars/parts.ts';

/** Ids by category; what is absent isn't worn. */
export type Worn = Readonly<Record<string, string>>;

const HIDDEN_BY_CUT = {
  on: [],
  cap: ['hair-crown'],
  full: ['hair-crown', 'hair-front'],
  hood: ['hair-crown', 'hair-front', 'hair-back', 'head-item'],
};
const SUIT = ['topwear', 'bottomwear', 'footwear'];

export function compose(parts: Parts, worn: Worn): readonly Layer[] {
  const cut = HEADGEAR.find(({ id }) => id === worn['headgear'])?.cut ?? 'on';
  const hidden: readonly string[] = HIDDEN_BY_CUT[cut];
  const inHand = ACCESSORIES.some(({ id, subtype }) => id === worn['accessory'] && subtype === 'hand');
  const items = Object.entries(worn).filter(
    ([category]) => worn['costume'] === undefined || !SUIT.includes(category),
  );
  return ['body', ...items.map((each) => each.join('.'))]
    .flatMap((part) => parts.get(part) ?? [])
    .filter(([layer]) => !hidden.includes(layer) && (layer !== 'mitt' || inHand))
    .toSorted(([a], [b]) => order(a) - order(b));
}

/** A held item is behind the mitt that holds it. */
const order = (layer: string): number => LAYERS.indexOf(layer);
