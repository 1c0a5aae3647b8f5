// Characters that players can have: a player's `character` is an index into this list.

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

/** The character at this index, which wraps around. */
export function characterOf(index: number): CharacterId {
  return CHARACTERS[((index % CHARACTERS.length) + CHARACTERS.length) % CHARACTERS.length] ?? CHARACTERS[0];
}

/**
 * Two base-36 digits per character: how high its head is, and how far a hat reaches to each side. Made by
 * tools/art/characters.mjs.
 */
const HEADS = 'qjsouctnoiqoqoqoqotgrgqjshsgrlsopkucuhsoqooionviehioiohohojngojn';

/**
 * Returns where a character wears a hat, as fractions of its size: how high, and how far to each side. Ears,
 * horns, and leaves stick out of it.
 */
export function headOf(index: number): { readonly top: number; readonly reach: number } {
  const at = 2 * CHARACTERS.indexOf(characterOf(index));
  const digit = (place: number): number => Number.parseInt(HEADS.charAt(place), 36);
  return { top: digit(at) / 36, reach: digit(at + 1) / 72 };
}
