// The keep of the8Bit, in its cell: blocks of 16, its foot at 450.

import { boxes, halo, sprite } from '#tools/art/themes/the8Bit/blocks.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import { at, mix, random, repeat } from '#tools/art/themes/kit.ts';

const MOON = '#F8E8B0';
const WINDOW = '#FFD24A';
const EMBER = '#FF7F5C';

/** What a castle is built of: its stone, and the darkest color behind it. */
export interface Stone {
  readonly base: Color;
  readonly light: Color;
  readonly shade: Color;
  readonly dark: Color;
}

/** In moonlight. */
export const PALE = mix('#5464C0', '#A6B1F0', 0.65);

export const stoneOf = (base: Color, dark: Color): Stone => ({
  base,
  light: mix(base, MOON, 0.34),
  shade: mix(base, dark, 0.5),
  dark,
});

/** A tower from its foot up, with a parapet that juts out by one block. Blocks of `b` units. */
export function tower(
  x: number,
  y: number,
  wide: number,
  tall: number,
  stone: Stone,
  b: number,
  seed: number,
): string {
  const [w, h] = [wide * b, tall * b];
  const top = y - h;
  const half = b / 2;
  const inner = Math.max(0, wide + 2 - 3 * Math.floor((wide + 2) / 4));
  const merlons = Math.floor((wide + 2) / 4);
  const gap = merlons > 1 ? (inner * b) / (merlons - 1) : 0;
  const each = (draw: (left: number, index: number) => number[]): number[] =>
    Array.from({ length: merlons }, (_, i) => draw(x - b + i * (3 * b + gap), i)).flat();
  const stones = Array.from({ length: Math.round((wide * tall) / 9) }, (_, i) => {
    const row = Math.floor(random(seed, i) * (tall - 2)) + 1;
    const left = Math.floor(random(seed + 1, i) * (wide - 3)) + 1;
    return [x + left * b + (row % 2) * half, top + row * b, b * (i % 3 === 0 ? 2 : 1), half];
  });
  return (
    boxes(stone.base, [x, top, w, h]) +
    boxes(stone.light, [x, top, half, h, ...stones.filter((_, i) => i % 2 === 0).flat()]) +
    boxes(stone.shade, [x + w - b * 2, top, b * 2, h, ...stones.filter((_, i) => i % 2 === 1).flat()]) +
    boxes(
      stone.shade,
      each((left) => [left + half, top + b, b, half]),
    ) +
    // Shadow that the parapet casts.
    boxes(stone.dark, [x, top + b, w, half], 0.55) +
    boxes(stone.base, [
      x - b,
      top - half,
      w + 2 * b,
      b * 1.5,
      ...each((left) => [left, top - 3 * b, 3 * b, 3 * b]),
    ]) +
    boxes(stone.shade, [
      x + w - b,
      top - half,
      2 * b,
      b * 1.5,
      ...each((left) => [left + 2 * b, top - 3 * b + half, b, 2.5 * b]),
    ]) +
    boxes(stone.light, [
      x - b,
      top - half,
      w + 2 * b,
      half / 2,
      ...each((left, i) =>
        i === merlons - 1 && wide > 8 ? [left, top - 3 * b, 2 * b, half] : [left, top - 3 * b, 3 * b, half],
      ),
      ...each((left) => [left, top - 3 * b, half / 2, 3 * b]),
    ])
  );
}

/** 2 x 3 blocks, lit from inside. */
export const windowAt = (x: number, y: number, stone: Stone, b: number, isLit = true): string =>
  boxes(stone.dark, [x - b / 2, y - b / 2, 3 * b, 4 * b]) +
  boxes(isLit ? WINDOW : mix(stone.dark, '#2B3796', 0.5), [x, y, 2 * b, 3 * b]) +
  boxes(isLit ? '#F8E8B0' : stone.shade, [x, y, b, b]) +
  boxes(isLit ? '#A8780A' : stone.dark, [
    x + 1.5 * b,
    y + b / 2,
    b / 2,
    2.5 * b,
    x,
    y + 2.5 * b,
    2 * b,
    b / 2,
  ]) +
  boxes(stone.light, [x - b / 2, y + 3 * b + b / 2, 3 * b, b / 2]);

export const moon = (x: number, y: number, b: number): string => {
  const rows = [
    '..MMMM..',
    '.MMMMMM.',
    'MMMMMMMS',
    'MMMMMMMS',
    'MMMMMMSS',
    'MMMMMMSS',
    '.MMMSSS.',
    '..SSSS..',
  ];
  return (
    sprite(rows, { M: MOON, S: mix(MOON, '#A8780A', 0.28) }, b, x, y) +
    boxes(mix(MOON, '#A8780A', 0.3), [
      x + 2 * b,
      y + 2 * b,
      1.5 * b,
      b,
      x + 4.5 * b,
      y + 4 * b,
      b,
      b,
      x + 1.5 * b,
      y + 5 * b,
      b,
      b / 2,
      x + 5 * b,
      y + 1.5 * b,
      b / 2,
      b / 2,
    ])
  );
};

/** 5 x 4 blocks, flying to the right of its pole. */
export const flag = (x: number, y: number, b: number, pole: number): string =>
  boxes('#D5E1E6', [x - b / 2, y, b / 2, pole]) +
  boxes('#7F97A1', [x - b / 4, y + b / 2, b / 4, pole - b / 2]) +
  boxes('#FFD24A', [x - b * 0.75, y - b / 2, b, b / 2]) +
  sprite(
    [
      'EEEEE.....',
      'LLLLEEEEE.',
      'EEEEEEEEEE',
      'EEEWWEEEES',
      'EEEWWEEESS',
      'EEEEEEEESS',
      'SSSSEEESS.',
      '....SSSS..',
    ],
    { E: EMBER, L: mix(EMBER, MOON, 0.4), S: '#B8452A', W: '#FFD24A' },
    b / 2,
    x,
    y,
  );

export const B = 16;
const GATE = { x: 160, y: 354, width: 80, height: 96 } as const;

/** With its moon, unless another one shines already. */
export function castle(stone: Stone, hasMoon: boolean): string {
  const foot = 450;
  return [
    hasMoon
      ? boxes(MOON, halo(344, 80, 120), 0.07) + boxes(MOON, halo(344, 80, 92), 0.09) + moon(280, 16, B)
      : '',
    flag(200, 2, B, 130),
    tower(120, foot, 10, 20, stone, B, 3),
    tower(8, foot, 7, 13, stone, B, 5),
    tower(280, foot, 7, 14, stone, B, 9),
    windowAt(144, 178, stone, B),
    windowAt(224, 178, stone, B),
    windowAt(184, 258, stone, B, false),
    windowAt(48, 290, stone, B),
    windowAt(320, 274, stone, B),
    // A long banner, one of its tails torn off.
    sprite(
      [
        'PPPPPP',
        'EEEEES',
        'EEYEES',
        'EYYYES',
        'EEYEES',
        'EEEEES',
        'EEEEES',
        'ELEEES',
        'ELE.ES',
        'EE..E.',
        'E.....',
      ],
      { P: '#FFD24A', E: '#5464C0', S: '#2B3796', L: '#A6B1F0', Y: '#FFD24A' },
      8,
      40,
      362,
    ),
    // Ivy on the right tower.
    sprite(
      ['......GG', '.....GGH', 'G....GHH', 'GG..GGH.', 'GHGGGHH.', '.HHGHHG.', 'GGHHGGHH'],
      { G: mix('#74E0A4', '#1C2A80', 0.5), H: mix('#74E0A4', '#1C2A80', 0.72) },
      8,
      336,
      394,
    ),
    // The gate's arch in steps, the hall's light in it.
    boxes(stone.light, [GATE.x - 16, GATE.y, 16, 96, GATE.x, GATE.y - 16, 80, 16]),
    boxes(stone.shade, [GATE.x + 80, GATE.y, 16, 96, GATE.x + 64, GATE.y - 16, 16, 16]),
    boxes(stone.dark, [GATE.x, GATE.y, 80, 96]),
    boxes('#A8780A', [GATE.x + 8, GATE.y + 16, 64, 80]),
    boxes('#FFD24A', [GATE.x + 16, GATE.y + 32, 48, 64]),
    boxes('#F8E8B0', [GATE.x + 24, GATE.y + 56, 32, 40]),
  ].join('');
}

/** The gate's bars. */
export const gate = (): string =>
  at(
    GATE.x,
    GATE.y,
    repeat(4, (i) => boxes('#5464C0', [8 + i * 18, 0, 8, 88]) + boxes('#2B3796', [13 + i * 18, 0, 4, 92])),
    repeat(3, (i) => boxes('#A6B1F0', [0, 16 + i * 26, 80, 4]) + boxes('#2B3796', [0, 20 + i * 26, 80, 5])),
  );
