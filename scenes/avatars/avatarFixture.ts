// Avatars for the gallery and tests: a different mix for each index, always the same.

import { formatAvatar, SLOTS, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { CATALOG } from '#core/avatars/catalog.ts';
import { HAIR_COLORS } from '#core/avatars/hairColors.ts';
import type { Item } from '#core/avatars/item.ts';
import type { AvatarCode, Character } from '#core/room/characters.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';

/** Shares of avatars that have something on in a slot; in others, most have. */
const SHARES: Partial<Record<Slot, number>> = {
  skin: 1,
  expression: 1,
  head: 0.2,
  face: 0.3,
  neck: 0.2,
  hand: 0.15,
  backpack: 0.4,
  costume: 0.12,
  halloween: 0,
};

export function avatarFixture(index: number): AvatarCode {
  const worn = (Object.keys(SLOTS) as Slot[]).flatMap((slot, order) => {
    const items: readonly Item[] = CATALOG[SLOTS[slot]];
    const free = items.filter(
      (item) => item.grade !== 'exclusive' && (!('subtype' in item) || item.subtype === slot),
    );
    const item = free[Math.floor(seededRandom(200 + order, index) * free.length)];
    return item && seededRandom(100 + order, index) < (SHARES[slot] ?? 0.75) ? [[slot, item.number]] : [];
  });
  const hairColor = 1 + Math.floor(seededRandom(99, index) * HAIR_COLORS.length);
  return formatAvatar({ ...(Object.fromEntries(worn) as AvatarConfig), hairColor });
}

/** Has on everything that moves, but for hair. */
export const GRAND_AVATAR: AvatarCode = 's2e1g19t20b14f10d16p7';

/** The same players in avatars, but for every fourth. */
export function dressed<Player extends { readonly character: Character }>(
  players: readonly Player[],
): Player[] {
  return players.map((player, index) =>
    index % 4 === 3 ? player : { ...player, character: avatarFixture(index) },
  );
}
