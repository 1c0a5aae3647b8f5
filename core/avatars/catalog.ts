// Catalog of everything an avatar can have on. An item's number is part of stored games, so it never changes.

import { ACCESSORIES } from '#core/avatars/items/accessories.ts';
import { BACKPACKS } from '#core/avatars/items/backpacks.ts';
import { BOTTOMWEAR } from '#core/avatars/items/bottomwear.ts';
import { COSTUMES } from '#core/avatars/items/costumes.ts';
import { EXPRESSIONS } from '#core/avatars/items/expressions.ts';
import { FOOTWEAR } from '#core/avatars/items/footwear.ts';
import { HAIR } from '#core/avatars/items/hair.ts';
import { HALLOWEEN } from '#core/avatars/items/halloween.ts';
import { HEADGEAR } from '#core/avatars/items/headgear.ts';
import { SKINS } from '#core/avatars/items/skins.ts';
import { TOPWEAR } from '#core/avatars/items/topwear.ts';
import type { Category, Item, Items } from '#core/avatars/item.ts';
import { SLOTS, type Slot, type Worn } from '#core/avatars/avatar.ts';

/** Each list in the order in which it is offered. */
export const CATALOG: Items = {
  skin: SKINS,
  expression: EXPRESSIONS,
  hair: HAIR,
  headgear: HEADGEAR,
  topwear: TOPWEAR,
  bottomwear: BOTTOMWEAR,
  footwear: FOOTWEAR,
  accessory: ACCESSORIES,
  backpack: BACKPACKS,
  costume: COSTUMES,
  halloween: HALLOWEEN,
};

const byNumber = new Map(
  Object.entries<readonly Item[]>(CATALOG).flatMap(([category, items]) =>
    items.map((item) => [`${category} ${item.number}`, item] as const),
  ),
);

/** The item with this number; undefined for one from a newer version. */
export function itemOf<C extends Category>(category: C, number: number): Items[C][number] | undefined {
  return byNumber.get(`${category} ${number}`) as Items[C][number] | undefined;
}

/** The item with this number, if it can be worn in this slot. */
export function itemIn<S extends Slot>(
  slot: S,
  number: number,
): Items[(typeof SLOTS)[S]][number] | undefined {
  const item = itemOf(SLOTS[slot], number);
  return item && 'subtype' in item && item.subtype !== slot ? undefined : item;
}

/** What an avatar has on in this slot; undefined for nothing, and for an item from a newer version. */
export function wornIn<S extends Slot>(slot: S, worn: Worn): Items[(typeof SLOTS)[S]][number] | undefined {
  const number = worn[slot];
  return number === undefined ? undefined : itemIn(slot, number);
}
