// Random avatars that anyone may wear.

import { SLOTS, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { CATALOG } from '#core/avatars/catalog.ts';
import { HAIR_COLORS } from '#core/avatars/hairColors.ts';
import type { Grade, Item } from '#core/avatars/item.ts';
import { coverOf } from '#core/avatars/outfit.ts';

/** How often something is worn in a slot. What covers comes before what it would cover. */
const SHARES: readonly (readonly [Slot, number])[] = [
  ['costume', 0.12],
  ['topwear', 1],
  ['bottomwear', 1],
  ['footwear', 1],
  ['headgear', 0.45],
  ['hair', 0.85],
  ['face', 0.25],
  ['backpack', 0.2],
  ['neck', 0.15],
  ['hand', 0.15],
  ['head', 0.15],
];

/** Two of these compete for attention. */
const LOUD: readonly Grade[] = ['rare', 'grand'];
/** More than this many of the things that nobody needs look like a costume rack. */
const MAX_EXTRAS = 2;
const EXTRAS: readonly Slot[] = ['face', 'backpack', 'neck', 'hand', 'head'];

/** `random`: from 0 to less than 1. */
export function surpriseAvatar(random: () => number): AvatarConfig {
  const oneOf = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)];
  let avatar: AvatarConfig = {
    skin: oneOf(CATALOG.skin)?.number ?? 1,
    expression: oneOf(CATALOG.expression.filter(({ smiles }) => smiles))?.number ?? 1,
    hairColor: 1 + Math.floor(random() * HAIR_COLORS.length),
  };
  let isLoud = false;
  let extras = 0;
  for (const [slot, share] of SHARES) {
    const isExtra = EXTRAS.includes(slot);
    if (random() >= share || (isExtra && extras === MAX_EXTRAS)) continue;
    const items: readonly Item[] = CATALOG[SLOTS[slot]];
    const item = oneOf(
      items.filter(
        ({ grade, set, ...more }) =>
          grade !== 'exclusive' &&
          !(isLoud && LOUD.includes(grade)) &&
          // Pieces of a collection go with its costumes.
          (set === undefined || slot === 'costume') &&
          !('subtype' in more && more.subtype !== slot),
      ),
    );
    if (!item || coverOf(avatar, slot, item.number)) continue;
    avatar = { ...avatar, [slot]: item.number };
    isLoud ||= slot === 'costume' || LOUD.includes(item.grade);
    extras += Number(isExtra);
  }
  return avatar;
}
