// The monsters that players can be: a player's `character` is an index into this list, or an avatar.

import { type Character, isMonster } from '#core/room/characters.ts';

/**
 * Ids: `character:<id>` in the atlas, `assets/characters/<id>.webp` for the page, `characters:<id>` in the
 * strings.
 */
export const CHARACTERS = [
  'pip',
  'boulder',
  'yodel',
  'cirrus',
  'ember',
  'marmot',
  'lagoon',
  'heather',
  'moss',
  'cyclo',
  'trill',
  'dusk',
  'quartz',
  'barley',
  'fjord',
  'rowan',
  'nimbus',
  'tundra',
  'poppy',
  'gizmo',
  'lilac',
  'sierra',
  'mango',
  'clover',
  'edelweiss',
  'spruce',
  'spike',
  'tulip',
  'palmy',
  'aloe',
  'bean',
  'meadow',
] as const;

export type CharacterId = (typeof CHARACTERS)[number];

/** Shown where an avatar can't be drawn. */
const STAND_IN: CharacterId = 'boulder';

/** The monster at this index, which wraps around; for an avatar, the one that takes its place. */
export function characterOf(character: Character): CharacterId {
  if (typeof character === 'string') return STAND_IN;
  return CHARACTERS[((character % CHARACTERS.length) + CHARACTERS.length) % CHARACTERS.length] ?? STAND_IN;
}

/**
 * Two base-36 digits per character: how high its head is, and how far a hat reaches to each side. Made by
 * tools/art/characters.mjs.
 */
const HEADS = 'qjsouctnoiqoqoqoqotgrgqjshsgrlsopkucuhsoqooionviehioiohohojngojn';

/** Where something is worn, as fractions of the character's size. */
export interface Head {
  /** How high a hat sits, and how far it reaches to each side. Ears, horns, and leaves stick out of it. */
  readonly top: number;
  readonly reach: number;
  /** How high a scarf is tied. */
  readonly neck: number;
}

/** All avatars have the same body. */
export const AVATAR_HEAD: Head = { top: 0.84, reach: 0.29, neck: 0.4 };

/** `isDisguised`: everyone is shown as an avatar. */
export function headOf(character: Character, isDisguised: boolean): Head {
  if (isDisguised || !isMonster(character)) return AVATAR_HEAD;
  const at = 2 * CHARACTERS.indexOf(characterOf(character));
  const digit = (place: number): number => Number.parseInt(HEADS.charAt(place), 36);
  return { top: digit(at) / 36, reach: digit(at + 1) / 72, neck: 0.11 };
}
