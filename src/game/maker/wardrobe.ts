// What the maker offers: categories in the order of its rail, and the items of each.

import { SLOTS, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { CATALOG } from '#core/avatars/catalog.ts';
import type { Category, Item } from '#core/avatars/item.ts';

/** Without looks that only a theme puts on. */
export type OfferedCategory = Exclude<Category, 'halloween'>;

export const CATEGORIES: readonly OfferedCategory[] = [
  'costume',
  'skin',
  'hair',
  'headgear',
  'topwear',
  'bottomwear',
  'footwear',
  'accessory',
  'backpack',
  'expression',
];

/** The slots of a category, each with what anyone may wear there. What has to be earned isn't offered. */
export function offersOf(category: OfferedCategory): readonly (readonly [Slot, readonly Item[]])[] {
  const items: readonly Item[] = CATALOG[category];
  const free = items.filter(({ grade }) => grade !== 'exclusive');
  return (Object.keys(SLOTS) as Slot[])
    .filter((slot) => SLOTS[slot] === category)
    .map((slot) => [slot, free.filter((item) => !('subtype' in item) || item.subtype === slot)]);
}

/** The slot of the category that stands for all of it: one with something on, or else the first. */
export function shownSlot(category: OfferedCategory, config: AvatarConfig): Slot {
  const slots = offersOf(category).map(([slot]) => slot);
  return slots.find((slot) => config[slot] !== undefined) ?? slots[0] ?? 'skin';
}
