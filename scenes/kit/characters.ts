// The characters that players stand for, by place: a player's `character` is an index into this list.

/** Ids: `character:<id>` in the atlas, `assets/characters/<id>.webp` for the page, `characters:<id>` among the strings. */
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

/** The character for an index; a larger one begins again. */
export function characterOf(index: number): CharacterId {
  return CHARACTERS[((index % CHARACTERS.length) + CHARACTERS.length) % CHARACTERS.length] ?? CHARACTERS[0];
}

/** Of each, two digits to the base of 36: how high its head is, and how far a hat reaches to each side, by tools/art/characters.mjs. */
const HEADS = 'qjsouctnoiqoqoqoqotgrgqjshsgrlsopkucuhsoqooionviehioiohohojngojn';

/** Where a character wears a hat, in its size: how high, and how far to each side. Ears, horns and leaves stick out of it. */
export function headOf(index: number): { readonly top: number; readonly reach: number } {
  const at = 2 * CHARACTERS.indexOf(characterOf(index));
  const digit = (place: number): number => Number.parseInt(HEADS.charAt(place), 36);
  return { top: digit(at) / 36, reach: digit(at + 1) / 72 };
}
