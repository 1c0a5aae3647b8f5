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
