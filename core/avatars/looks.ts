// Looks: the avatar that a character is drawn as, and the avatars that anyone may choose.

import { parseAvatar, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { CATALOG, itemIn, itemOf } from '#core/avatars/catalog.ts';
import { CORPORATE } from '#core/avatars/corporate.ts';
import { HAIR_COLORS } from '#core/avatars/hairColors.ts';
import { PRESETS, type AvatarCode, type Character } from '#core/room/characters.ts';

/** Returns null for a monster, and for a code that can't be read. */
export function avatarOf(character: Character): AvatarConfig | null {
  return parseAvatar(typeof character === 'string' ? character : (CORPORATE[character - PRESETS.from] ?? ''));
}

/**
 * Returns the look of a character in themes that dress monsters up: always the same one of the set. Who has made an
 * avatar keeps it.
 */
export function disguiseOf(character: Character): AvatarConfig {
  const own = avatarOf(character);
  if (own) return own;
  const number = (Number(character) % CATALOG.halloween.length || 0) + 1;
  return { skin: itemOf('halloween', number)?.skin ?? 1, expression: 1, halloween: number };
}

/** Returns the avatar that a character is drawn as, where monsters are dressed up and elsewhere; null for a monster. */
export const lookOf = (character: Character, isDisguised: boolean): AvatarConfig | null =>
  isDisguised ? disguiseOf(character) : avatarOf(character);

/** Returns true if everything the code names exists and can be worn without having been earned. */
export function isFreeToWear(code: AvatarCode): boolean {
  const config = parseAvatar(code);
  if (!config) return false;
  const { hairColor = 1, ...worn } = config;
  return (
    hairColor <= HAIR_COLORS.length &&
    Object.entries(worn).every(([slot, number]) => {
      const item = itemIn(slot as Slot, number);
      return item !== undefined && item.grade !== 'exclusive';
    })
  );
}
