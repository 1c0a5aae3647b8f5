// Pixel pictures: blocks, banded skies, stepped hills, brick walls.

import type { Color } from '#scenes/theme/tokens.ts';
import { type Frame, mix, path, random } from '#tools/art/themes/kit.ts';

/** One path of boxes: x, y, width, height, x, y, … */
export function boxes(fill: Color, numbers: readonly number[], alpha = 1): string {
  let d = '';
  for (let i = 0; i + 3 < numbers.length; i += 4) {
    const [x = 0, y = 0, w = 0, h = 0] = numbers.slice(i, i + 4).map((n) => Math.round(n));
    if (w > 0 && h > 0) d += `M${x} ${y}h${w}v${h}h${-w}z`;
  }
  return d === '' ? '' : path(d, fill, alpha);
}

/** Rows of characters as pixels of `size` units from (x, y); a character without an ink is empty. */
export function sprite(
  rows: readonly string[],
  inks: Readonly<Record<string, Color>>,
  size: number,
  x = 0,
  y = 0,
): string {
  return Object.entries(inks)
    .map(([mark, ink]) => {
      const runs = rows.flatMap((row, down) =>
        [...row.matchAll(new RegExp(`${mark}+`, 'g'))].flatMap((run) => [
          x + run.index * size,
          y + down * size,
          run[0].length * size,
          size,
        ]),
      );
      return boxes(ink, runs);
    })
    .join('');
}

/** The sky's gradient in hard bands. */
export function bands({
  sky,
  width,
  height,
  tokens,
}: Pick<Frame, 'sky' | 'width' | 'height' | 'tokens'>): string {
  const { stops } = tokens.sky[sky];
  const tall = Math.round(height / 26);
  let drawn = '';
  for (let y = 0; y < height; y += tall) {
    const share = y / height;
    const after = stops.findIndex((stop) => stop.at > share);
    const [from, to] = after < 0 ? [stops.at(-1), stops.at(-1)] : [stops[after - 1], stops[after]];
    if (!from || !to) continue;
    const color = from === to ? to.color : mix(from.color, to.color, (share - from.at) / (to.at - from.at));
    drawn += boxes(color, [0, y, width, tall]);
  }
  return drawn;
}

export interface Steps {
  readonly seed: number;
  readonly width: number;
  readonly base: number;
  readonly foot: number;
  readonly rise: number;
  readonly block: number;
}

/** The height of stepped hills, column by column: x, y, width. */
export function columns({
  seed,
  width,
  base,
  rise,
  block,
}: Steps): readonly (readonly [number, number, number])[] {
  const found: [number, number, number][] = [];
  let level = random(seed, 99);
  for (let x = 0, i = 0; x < width; i += 1) {
    const wide = block * (2 + Math.floor(random(seed, i) * 4));
    level = Math.min(1, Math.max(0, level + (random(seed + 1, i) - 0.5) * 0.7));
    found.push([x, base - Math.round((level * rise) / block) * block, wide]);
    x += wide;
  }
  return found;
}

/** Stepped hills: lit tops, shaded right sides, and a few loose blocks in the slope. */
export function hills(steps: Steps, color: Color, light: Color, dark: Color): string {
  const { block, foot, seed } = steps;
  const found = columns(steps);
  const half = block / 2;
  return (
    boxes(
      color,
      found.flatMap(([x, y, w]) => [x, y, w, foot - y]),
    ) +
    boxes(
      dark,
      found.flatMap(([x, y, w], i) => [
        x + w - half,
        y + half,
        half,
        random(seed + 2, i) * block * 3 + block,
        ...(random(seed + 3, i) < 0.6
          ? [x + half, y + block * 3, block, half, x + block, y + block * 5, block * 2, half]
          : []),
      ]),
      0.8,
    ) +
    boxes(
      light,
      found.flatMap(([x, y, w], i) => [
        x,
        y,
        w,
        half,
        ...(i % 3 === 0 ? [x, y + half, half, block] : [x + half, y + block, block, half / 2]),
      ]),
    )
  );
}

/** A wall of bricks, every second course shifted by half a brick; some bricks lighter, some darker. */
export function bricks(
  [x, y, width, height]: readonly [number, number, number, number],
  [brick, joint, light, dark]: readonly [Color, Color, Color, Color],
  size: number,
  seed: number,
): string {
  const [long, tall, gap] = [size, Math.round((size * 2) / 3), Math.max(2, Math.round(size / 12))];
  const runs: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let down = 0, row = 0; down < height; down += tall, row += 1)
    for (let along = row % 2 === 0 ? 0 : -long / 2, i = 0; along < width; along += long, i += 1) {
      const left = Math.max(0, along);
      const box = [
        x + left,
        y + down,
        Math.min(width, along + long - gap) - left,
        Math.min(tall - gap, height - down),
      ];
      const chance = random(seed + row, i);
      runs[chance < 0.13 ? 1 : chance < 0.27 ? 2 : 0].push(...box);
      // A lit upper edge on some.
      if (chance > 0.55) runs[3].push(x + left, y + down, box[2] ?? 0, gap);
    }
  return (
    boxes(joint, [x, y, width, height]) +
    boxes(brick, runs[0]) +
    boxes(light, runs[1]) +
    boxes(dark, runs[2]) +
    boxes(light, runs[3], 0.6)
  );
}

const TREE = [
  '....LLLL....',
  '..LLLLLBBB..',
  '.LLLLBBBBBB.',
  'LLLBBBBBBBBS',
  'LLBBBBLLBBSS',
  'LBBBBLLBBBSS',
  'BBLBBBBBBSSS',
  'BLLBBBSBBSSS',
  'BBBBBSSBSSSS',
  '.BBSBBSSSSS.',
  '..SSSSSSSS..',
  '....STUS....',
  '.....TU.....',
  '.....TU.....',
  '....TTUU....',
];
const FIR = [
  '.....LB.....',
  '.....LB.....',
  '....LLBS....',
  '...LLBBBS...',
  '....LBBS....',
  '...LLBBSS...',
  '..LLBBBBSS..',
  '...LLBBSS...',
  '..LLBBBBSS..',
  '.LLLBBBBBSS.',
  '..LLBBBBSS..',
  '.LLBBBBBBSS.',
  'LLLBBBBBBSSS',
  '.....TU.....',
  '.....TU.....',
];

/** A tree of 6 x 7.5 blocks; its foot is at y. */
export const tree = (
  x: number,
  y: number,
  pixel: number,
  color: Color,
  light: Color,
  dark: Color,
  isFir = false,
): string =>
  sprite(
    isFir ? FIR : TREE,
    {
      L: mix(color, light, 0.3),
      B: color,
      S: mix(color, dark, 0.45),
      T: mix('#8A5A36', dark, 0.4),
      U: mix('#8A5A36', dark, 0.7),
    },
    pixel,
    x,
    y - 15 * pixel,
  );

const TORCH = [
  '...FF...',
  '..FF....',
  '..FGF...',
  '.FGGFF..',
  '.FGGGF..',
  '.FGWGFF.',
  '.FGWWGF.',
  '..FWWF..',
  '.IIIIII.',
  '..WOOD..',
];

/** A flame in an iron basket on a post: 8 pixels wide; its foot is at y. */
export function torch(x: number, y: number, pixel: number, post: number, glow: boolean): string {
  const top = y - post * pixel - 9 * pixel;
  const light = glow
    ? boxes('#FFD24A', halo(x + 4 * pixel, top + 5 * pixel, 11 * pixel), 0.07) +
      boxes('#FFD24A', halo(x + 4 * pixel, top + 5 * pixel, 7 * pixel), 0.1)
    : '';
  return (
    light +
    boxes('#8A5A36', [x + 3 * pixel, top + 9 * pixel, 2 * pixel, post * pixel]) +
    boxes('#5A3B2C', [x + 4 * pixel, top + 9 * pixel, pixel, post * pixel]) +
    sprite(TORCH.slice(0, 9), { F: '#FF7F5C', G: '#FFD24A', W: '#F8F8F8', I: '#2C305A' }, pixel, x, top)
  );
}

/** A disc of blocks around (x, y), as boxes. */
export function halo(x: number, y: number, radius: number): readonly number[] {
  const step = radius / 4;
  return [1, 2.5, 3.5, 4, 4, 3.5, 2.5, 1].flatMap((half, row) => [
    x - half * step,
    y - radius + row * step,
    2 * half * step,
    step,
  ]);
}
