// Each option's shape, because color alone is never enough. Outlines in a 100 x 100 box, with room for a
// letter in the middle.

import type { OptionShape } from '#scenes/theme/tokens.ts';

/** SVG paths, for both the canvas and the DOM. */
export const SHAPE_PATHS: Readonly<Record<OptionShape, string>> = {
  peak: 'M39 13 Q50 -3 61 13 L97 77 Q104 95 86 95 L14 95 Q-4 95 3 77 Z',
  sun: 'M50 3 A47 47 0 1 1 50 97 A47 47 0 1 1 50 3 Z',
  drop: 'M50 2 Q56 2 60 8 Q90 40 90 60 A40 38 0 0 1 10 60 Q10 40 40 8 Q44 2 50 2 Z',
  crystal: 'M50 1 Q55 1 59 5 L95 41 Q104 50 95 59 L59 95 Q50 104 41 95 L5 59 Q-4 50 5 41 L41 5 Q45 1 50 1 Z',
  flag: 'M15 8 L88 8 Q99 8 94 18 L80 46 Q78 50 80 54 L94 82 Q99 92 88 92 L15 92 Q5 92 5 82 L5 18 Q5 8 15 8 Z',
  moon: 'M8 50 A43 43 0 0 1 50 5 L88 5 Q96 5 95 13 A88 88 0 0 0 95 87 Q96 95 88 95 L50 95 A43 43 0 0 1 8 50 Z',
  leaf: 'M6 14 Q6 5 15 5 L52 5 A42 44 0 0 1 94 49 L94 86 Q94 95 85 95 L48 95 A42 44 0 0 1 6 51 Z',
  stone:
    'M32 5 L68 5 Q75 5 78 11 L96 44 Q99 50 96 56 L78 89 Q75 95 68 95 L32 95 Q25 95 22 89 L4 56 Q1 50 4 44 L22 11 Q25 5 32 5 Z',
};

export const OPTION_SHAPES: readonly OptionShape[] = [
  'peak',
  'sun',
  'drop',
  'crystal',
  'flag',
  'moon',
  'leaf',
  'stone',
];

/**
 * Distance of a letter below the middle of its box, as a share of the box: some shapes are heavier at the
 * bottom.
 */
export const LETTER_DROP: Readonly<Record<OptionShape, number>> = {
  peak: 0.13,
  sun: 0,
  drop: 0.07,
  crystal: 0,
  flag: 0,
  moon: 0,
  leaf: 0,
  stone: 0,
};

export function isOptionShape(shape: string): shape is OptionShape {
  return shape in SHAPE_PATHS;
}
