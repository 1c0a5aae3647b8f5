// The tower that players climb: stairs in its face, the flag between its crenels.

import { bands, bricks, boxes, halo, hills, torch, tree } from '#tools/art/themes/the8Bit/blocks.ts';
import { flag, moon, PALE, stoneOf, tower, windowAt } from '#tools/art/themes/the8Bit/castle.ts';
import { type ClimbFrame, isUnderTitle, mix, random } from '#tools/art/themes/kit.ts';
import { stopsOf } from '#tools/art/themes/outlines.ts';

const LEAF = '#74E0A4';
const MOON = '#F8E8B0';

export function climb(frame: ClimbFrame): string {
  const { width, planes, mountain, isWide } = frame;
  const { peak, meadow, unit } = mountain;
  const b = Math.round(16 * unit * (isWide ? 1 : 0.9));
  const ground = Math.round(meadow.y);
  const stone = stoneOf(mix(planes[1], PALE, 0.24), planes[3]);
  const dim = stoneOf(mix(planes[1], planes[2], 0.6), planes[3]);
  const high = peak.foot - peak.top;
  const wide = Math.round((high * 0.74) / b / 2) * 2;
  const left = peak.x - (wide * b) / 2;
  const wallTop = Math.round((ground - peak.top) / b);
  const leaf = mix(planes[2], LEAF, 0.38);
  const [far, back] = [mix(planes[0], '#5464C0', 0.25), planes[0]];
  const size = { width, foot: ground + b, block: b * 1.5 };
  // Between two flights there is room where they are farthest apart.
  const bends = stopsOf(mountain);
  const windows = bends
    .slice(1, -2)
    .map((bend, i) => {
      const towards = bend.x < peak.x ? 1 : -1;
      const y = (bend.y + (bends[i + 3]?.y ?? 0)) / 2;
      const x = bend.x + towards * b * (2.5 + 3 * random(6, i)) - b;
      return windowAt(Math.round(x), Math.round(y - b), stone, b * 0.85, i % 4 !== 2);
    })
    .join('');
  const side = (x: number, wideBlocks: number, tall: number, seed: number, like = dim): string =>
    tower(x, ground + b, wideBlocks, tall, like, b, seed);
  const trees = (isWide ? [20, 110, 1010, 1180, 1420, 1500, 1660, 1720, 1850] : [-10, 690, 40, 730]).map(
    (x, i) =>
      tree(
        x,
        ground + (i % 2) * 6,
        Math.round(b * (i % 3 === 0 ? 0.7 : 0.5)),
        leaf,
        MOON,
        planes[3],
        i % 3 === 1,
      ),
  );
  const aside = (share: number): number => peak.x + high * share;
  return [
    bands(frame),
    stars(frame),
    boxes(MOON, halo(peak.x - high * 0.62 + 8 * b, peak.top + 8 * b, b * 15), 0.06),
    boxes(MOON, halo(peak.x - high * 0.62 + 8 * b, peak.top + 8 * b, b * 11.5), 0.08),
    moon(peak.x - high * 0.62, peak.top, b * 2),
    hills(
      { ...size, seed: 7, base: ground - high * 0.28, rise: high * 0.2 },
      far,
      mix(far, '#A6B1F0', 0.25),
      back,
    ),
    hills(
      { ...size, seed: 21, base: ground - high * 0.13, rise: high * 0.14 },
      mix(back, planes[2], 0.4),
      mix(back, '#A6B1F0', 0.18),
      planes[2],
    ),
    side(aside(-0.62), 9, 27, 11),
    side(aside(0.5), 9, 22, 12),
    windowAt(aside(-0.62) + 3.5 * b, ground - 22 * b, dim, b),
    windowAt(aside(0.5) + 3 * b, ground - 17 * b, dim, b),
    windowAt(aside(0.5) + 4 * b, ground - 10 * b, dim, b, false),
    side(aside(-0.72), Math.round((high * 1.44) / b), 10, 13),
    ...trees,
    tower(left, ground + b, wide, wallTop + 1, stone, b, 31),
    boxes(stone.shade, [left + (wide - 4) * b, peak.top + 2 * b, 2 * b, ground - peak.top]),
    boxes(stone.light, [left - b, ground - 2 * b, (wide + 2) * b, b / 3]),
    boxes(stone.base, [left - b, ground - 2 * b + b / 3, (wide + 2) * b, 3 * b]),
    windows,
    flag(peak.x, peak.top - b * 7, b * 1.5, b * 8),
    stairs(frame, b, stone.light, stone.dark),
    court(frame, ground, b),
  ].join('');
}

function stars({ width, height, isWide }: ClimbFrame): string {
  const spots = Array.from({ length: 46 }, (_, i): readonly [number, number] => [
    Math.floor((random(41, i) * width) / 6) * 6,
    Math.floor((random(43, i) ** 1.4 * height * 0.5) / 6) * 6,
  ]).filter(([x, y]) => !(isWide && isUnderTitle({ isWide, width }, x, y)));
  return (
    boxes(
      '#F8F8F8',
      spots.flatMap(([x, y], i) => (i % 4 === 0 ? [] : [x, y, 6, 6])),
      0.7,
    ) +
    boxes(
      MOON,
      spots.flatMap(([x, y], i) => (i % 4 === 0 ? [x - 6, y, 18, 6, x, y - 6, 6, 18] : [])),
      0.9,
    )
  );
}

/** Treads along the path, each as high as its middle. */
function stairs({ mountain }: ClimbFrame, b: number, light: string, dark: string): string {
  const { path } = mountain;
  const count = Math.round(path.length / (b * 2));
  const treads = Array.from({ length: count + 1 }, (_, i) => path.at((i + 0.5) / (count + 1)));
  const at = (down: number, tall: number, left = -b, wide = b * 2): number[] =>
    treads.flatMap(({ x, y }) => [x + left, y + down, wide + 2, tall]);
  return (
    boxes(dark, at(b * 0.5, b * 1.7, -b * 0.6, b * 2), 0.85) +
    boxes(mix(light, dark, 0.36), at(0, b * 1.2)) +
    boxes(mix(light, '#F8F8F8', 0.5), at(-1, b * 0.6)) +
    boxes(mix(light, dark, 0.62), at(b * 0.4, b * 0.5, b * 0.7, b * 0.3))
  );
}

const reflection = (x: number, y: number, foot: number, b: number, half: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(16, Math.floor((foot - y) / b / 1.5))) }, (_, i) => {
    const wide = b * half * (1 - i / 20) * (0.7 + 0.6 * random(91, i)) + b;
    return [x - wide + random(92, i) * b, y + b + i * b * 1.5, wide * 2, i < 3 ? b * 1.5 : b * 0.75];
  }).flat();

/** The drawbridge's planks before the tower, grass beside it, the moat below. */
function court({ width, height, planes, mountain, isWide }: ClimbFrame, ground: number, b: number): string {
  const { meadow } = mountain;
  const foot = Math.round(meadow.y + meadow.height);
  const grass = mix(planes[3], LEAF, 0.4);
  const [from, to] = [meadow.x + meadow.width * 0.16, meadow.x + meadow.width * 0.8];
  const planks = Array.from({ length: Math.round((to - from) / (b * 2)) }, (_, i) => from + i * b * 2);
  const wood = mix('#8A5A36', planes[3], 0.25);
  const waves = Array.from({ length: isWide ? 40 : 90 }, (_, i) => [
    random(81, i) * width,
    foot + b + Math.floor(random(82, i) * ((height - foot) / b)) * b,
    b * (1 + Math.floor(random(83, i) * 4)),
    b / 3,
  ]);
  return (
    bricks(
      [0, ground, width, foot - ground + b],
      [mix(planes[2], planes[3], 0.4), planes[3], mix(planes[2], '#5464C0', 0.16), planes[3]],
      b * 3,
      5,
    ) +
    boxes(grass, [0, ground, width, b]) +
    boxes(mix(grass, MOON, 0.35), [0, ground, width, b / 4]) +
    boxes(mix(planes[0], planes[3], 0.35), [0, foot, width, height - foot]) +
    boxes(planes[3], [0, foot, width, b]) +
    // The tower's reflection, and the moon's.
    boxes(planes[3], reflection(mountain.peak.x, foot, height, b, 9), 0.3) +
    boxes('#5464C0', waves.flat(), 0.6) +
    boxes('#FFD24A', reflection(mountain.peak.x - b * 4, foot + b * 2, height, b, 0.6), 0.34) +
    boxes('#FFD24A', reflection(mountain.peak.x + b * 6, foot + b * 5, height, b, 0.6), 0.26) +
    boxes(MOON, waves.filter((_, i) => i % 6 === 0).flat(), 0.5) +
    boxes(mix(wood, planes[4], 0.5), [from - b / 2, ground - 2, to - from + b, foot - ground + b]) +
    boxes(
      wood,
      planks.flatMap((x) => [x, ground, b * 1.7, foot - ground + b / 2]),
    ) +
    boxes(
      mix(wood, '#FFD24A', 0.25),
      planks.flatMap((x, i) =>
        i % 3 === 1
          ? [x, ground, b * 1.7, b / 3, x, ground, b / 3, foot - ground]
          : [x, ground, b * 1.7, b / 3],
      ),
    ) +
    torch(from - b * 4, ground + b, b * 0.6, 5, true) +
    torch(to + b, ground + b, b * 0.6, 5, true)
  );
}
