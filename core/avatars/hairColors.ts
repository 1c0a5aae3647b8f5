/** `#RRGGBB` by number, from 1. They are free, and go with every style. */
export const HAIR_COLORS = [
  '#22323A',
  '#5A3B2C',
  '#8A5A36',
  '#C8693C',
  '#E3B85A',
  '#F3E2C0',
  '#9FB3BC',
  '#F6A5D8',
  '#46A4A8',
  '#7F6FC8',
] as const;

/** Numbers of the colors that would vanish against a night sky: they are drawn with a lit rim. */
export const DARK_HAIR: readonly number[] = [1, 2];
