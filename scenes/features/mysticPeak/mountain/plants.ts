// Plants, rocks and ice on a mountain, by its kind and by height.

import type { MountainKind, Palette, Zone } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { shaded, WOOD, SNOW } from '#scenes/kit/materials.ts';
import { dots, flat, cutInHundredths, stroke, points, line, cutter } from '#scenes/kit/outlines.ts';
import { mix } from '#scenes/kit/color.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export type Plant = (x: number, y: number, tall: number, palette: Palette, seed: number) => Shape[];

const trunk = (x: number, y: number, tall: number, thick: number, palette: Palette): Shape[] => [
  stroke([x, y + 1], [x, y - tall], thick, mix(WOOD[1], palette.shade, 0.35)),
];

/** Tiers, wide at the foot; the right half is shaded, with a rim on the left. */
function conifer(wide: number, tiers: readonly (readonly [out: number, from: number, to: number])[]): Plant {
  return (x, y, tall, palette, seed) => {
    const half = tall * wide;
    const tint = seededRandom(201, seed) * 0.22;
    const base = mix(palette.ground, palette.accent, tint * 0.35);
    const shapes: Shape[] = [...trunk(x, y, tall * 0.2, tall * 0.07, palette)];
    for (const [out, from, to] of tiers) {
      const [foot, reach, sag] = [y - tall * to, half * out, tall * 0.035];
      /** The tip's distance above the foot, in sags. */
      const top = (to - from) / 0.035;
      const put = (outline: string, color: Color): Shape => flat(points(x, foot, reach, outline, sag), color);
      shapes.push(
        put(`0 ${top} 1 0 0.4 1 0 -0.3 -0.45 1 -1 0`, base),
        put(`0 ${top} 1 0 0.4 1 0.06 -0.2`, shaded(base, 0.5)),
        put(`0 ${top} -1 0 -0.72 0.4 -0.1 ${top * 0.58}`, mix(base, palette.light, 0.34)),
      );
    }
    return shapes;
  };
}

const fir = conifer(0.29, [
  [1, 0.5, 0.1],
  [0.78, 0.76, 0.36],
  [0.5, 1, 0.62],
]);
const cedar = conifer(0.17, [
  [1, 0.42, 0.06],
  [0.9, 0.64, 0.26],
  [0.72, 0.83, 0.48],
  [0.48, 1, 0.68],
]);
const larch: Plant = (x, y, tall, palette, seed) =>
  conifer(0.22, [
    [1, 0.55, 0.14],
    [0.7, 1, 0.44],
  ])(x, y, tall, { ...palette, ground: mix(palette.ground, palette.accent, 0.5) }, seed);

/** A crown of blossoms or leaves: three lobes, a shadow below, a highlight. */
function crown(leaf: (palette: Palette) => Color): Plant {
  return (x, y, tall, palette, seed) => {
    const color = leaf(palette);
    const lean = (seededRandom(203, seed) - 0.5) * tall * 0.2;
    const [cx, cy, r] = [x + lean, y - tall * 0.66, tall * 0.3];
    const wood = shaded(WOOD[1], 0.3);
    return [
      stroke([x, y + 1], [cx - r * 0.1, cy + r * 0.3], tall * 0.1, wood),
      stroke([x + lean * 0.4, y - tall * 0.26], [cx + r * 0.7, cy + r * 0.2], tall * 0.055, wood),
      dots(cx, cy, r / 100, '-62 30 66 74 26 68 10 -10 92', shaded(color, 0.26)),
      dots(cx, cy, r / 100, '-72 16 58 50 8 56 -4 -24 78', color),
      dots(cx, cy, r / 100, '-36 -46 34 -86 2 24', mix(color, palette.light, 0.55)),
    ];
  };
}
const cherry = crown(({ accent }) => accent);
const maple = crown(({ accent }) => mix(accent, '#B8452A', 0.35));

/** Three stems with leaves hanging from their upper halves. */
const bamboo: Plant = (x, y, tall, palette, seed) => {
  const color = mix(palette.ground, '#74E0A4', 0.42);
  const dark = shaded(color, 0.36);
  return [-0.15, 0.13, 0].flatMap((at, index) => {
    const high = tall * (0.84 + 0.3 * seededRandom(205, seed * 3 + index));
    const foot = x + at * tall;
    const top = x + (at * 1.9 + 0.06) * tall;
    const stem = (left: number, thick: number, color: Color): Shape =>
      stroke([foot - tall * left, y], [top - tall * left, y - high], tall * thick, color);
    return [
      stem(0, 0.06, dark),
      stem(0.012, 0.026, mix(color, palette.light, 0.2)),
      ...[0.46, 0.6, 0.74, 0.88, 1].flatMap((up, order) => {
        const leaf = (outline: string, color: Color): Shape =>
          flat(
            points(foot + (top - foot) * up, y - high * up, order % 2 === 0 ? tall : -tall, outline, tall),
            color,
          );
        return [
          leaf('0 0 .16 .01 .25 .13 .1 .08', dark),
          leaf('0 0 -.13 -.02 -.22 .08 -.08 .07', color),
          leaf('0 0 .1 -.07 .2 -.03 .09 .01', mix(color, palette.light, 0.4)),
        ];
      }),
    ];
  });
};

/** Flat crowns in two tiers on a forked trunk. */
const acacia: Plant = (x, y, tall, palette, seed) => {
  const leaf = mix(palette.ground, '#1E5B3C', 0.62);
  const lean = (seededRandom(207, seed) - 0.5) * 0.3;
  const wood = shaded(WOOD[1], 0.3);
  const tier = (right: number, up: number, wide: number): Shape[] => {
    const put = cutter(x + right * tall, y - up * tall, (wide * tall) / 100);
    return [
      put('-100 10 -86 -10 -50 -26 -10 -22 30 -30 74 -18 100 6 60 16 10 10 -50 17', shaded(leaf, 0.28)),
      put('-100 8 -86 -10 -50 -26 -10 -22 30 -30 70 -20 30 -10 -20 -4 -70 2', leaf),
      put('-86 -10 -50 -26 -10 -22 10 -25 -20 -15 -60 -10', mix(leaf, palette.light, 0.5)),
    ];
  };
  const limb = (at: number, up: number, to: number, top: number): Shape =>
    stroke([x + at * tall, y - tall * up], [x + to * tall, y - tall * top], tall * 0.05, wood);
  return [
    stroke([x, y + 1], [x + lean * 0.4 * tall, y - tall * 0.5], tall * 0.085, wood),
    limb(lean * 0.3, 0.4, lean - 0.26, 0.7),
    limb(lean * 0.35, 0.45, lean + 0.22, 0.84),
    ...tier(lean - 0.2, 0.68, 0.4),
    ...tier(lean + 0.16, 0.86, 0.5),
  ];
};

/** A tuft of leaves on a thick stem. */
const groundsel: Plant = (x, y, tall, palette, seed) => {
  const leaf = mix(palette.ground, '#CFE36A', 0.42);
  return (seed % 2 === 0 ? [0] : [-0.12, 0.16]).flatMap((at, index) => {
    const [sx, top] = [x + at * tall, y - tall * (0.62 - index * 0.16)];
    const tuft = '0 20 -30 10 -16 2 -32 -10 -12 -10 -18 -30 0 -14 6 -36 13 -12 32 -18 20 0 33 6 16 10';
    return [
      stroke([x + at * 0.4 * tall, y + 1], [sx, top], tall * 0.12, shaded(WOOD[1], 0.2)),
      cutInHundredths(sx, top, tall, tuft, shaded(leaf, 0.34)),
      cutInHundredths(sx - tall * 0.025, top - tall * 0.02, tall * 0.76, tuft, leaf),
      cutInHundredths(sx - tall * 0.05, top - tall * 0.05, tall * 0.4, tuft, mix(leaf, palette.light, 0.5)),
    ];
  });
};

const lobelia: Plant = (x, y, tall, palette) => {
  const put = cutter(x, y, tall * 0.007);
  return [
    put('-34 0 -20 -22 -8 -10 0 -26 10 -10 24 -20 34 0', shaded(mix(palette.ground, '#74E0A4', 0.4), 0.2)),
    put('-10 -10 -12 -50 0 -100 12 -50 10 -10', mix('#6559B5', palette.shade, 0.2)),
    put('-10 -10 -12 -50 0 -100 1 -10', mix('#BFB8FF', palette.shade, 0.15)),
  ];
};

export const boulder: Plant = (x, y, tall, { lit, shade, light }) => {
  const put = cutter(x, y, tall / 200);
  return [
    put('-100 6 -82 -50 -30 -86 34 -70 90 -40 110 6', mix(lit, shade, 0.55)),
    put('10 6 -2 -42 34 -70 90 -40 110 6', shaded(shade, 0.25)),
    put('-82 -50 -30 -86 30 -74 -2 -44 -50 -36', mix(lit, light, 0.35)),
    put('-51 -23 -21 -6 -19 -4 -49 -17', shade, 0.5),
  ];
};

/** Upright ice with three facets. */
export const shard: Plant = (x, y, tall, palette, seed) =>
  line(seed % 3 === 0 ? '0 90' : '-16 62 14 100').flatMap(([at, high]) => {
    const [sx, size] = [x + at * tall, tall * high];
    const ice = mix('#BFE6FA', palette.lit, 0.4);
    return [
      cutInHundredths(sx, y, size, '-17 4 -20 -50 -2 -100 16 -66 20 4', ice),
      cutInHundredths(sx, y, size, '2 4 3 -60 -2 -100 16 -66 20 4', mix('#5FA3C7', palette.shade, 0.45)),
      cutInHundredths(sx, y, size, '-20 -50 -2 -100 2 -62 -6 -36', mix(ice, SNOW[0], 0.75)),
    ];
  });

const mound: Plant = (x, y, tall, palette) => {
  const unit = tall * 0.003;
  return [
    dots(x, y, unit, '-70 0 70 80 0 60 10 -20 84', mix(SNOW[1], palette.shade, 0.35)),
    dots(x, y, unit, '-80 -6 60 -2 -30 74', mix(SNOW[0], palette.light, 0.4)),
  ];
};

/** Grass with a bloom or two. */
export const tuft: Plant = (x, y, tall, palette, seed) => {
  const size = tall * 0.34;
  const grass = mix(palette.ground, palette.light, 0.3);
  const bloom = ['#F6A5D8', '#7CD0F5', palette.accent, palette.accent][seed % 4] ?? palette.accent;
  const shapes = [
    cutInHundredths(
      x,
      y,
      size,
      '-60 10 -95 -75 -30 -20 -10 -110 16 -20 70 -80 60 10',
      shaded(palette.ground, 0.18),
    ),
    cutInHundredths(x, y, size, '-50 10 -70 -50 -20 -10 -6 -80 10 10', grass),
  ];
  return seed % 3 === 0
    ? shapes
    : [
        ...shapes,
        dots(x, y, size / 100, '-10 -110 26 72 -80 20', bloom),
        dots(x, y, size / 100, '-16 -116 11', palette.light),
      ];
};

const straw: Plant = (x, y, tall, palette, seed) =>
  tuft(x, y, tall, { ...palette, ground: mix(palette.ground, '#D9AE4E', 0.5) }, seed * 3);

/** Growth of a zone: tall things, and low ones at their feet. */
export interface Growth {
  readonly tall: readonly Plant[];
  readonly low: readonly Plant[];
}

/** Draws one of these plants, which the seed and the index choose. */
export function grown(
  plants: readonly Plant[],
  seed: number,
  index: number,
  ...[x, y, tall, palette, own]: Parameters<Plant>
): Shape[] {
  const plant = plants[Math.floor(seededRandom(seed, index) * plants.length)];
  return plant?.(x, y, tall, palette, own) ?? [];
}

const bare: Growth = { tall: [boulder], low: [boulder, mound] };
const icy: Growth = { tall: [shard, mound], low: [mound, shard, boulder] };

/** Zones without growth of their own are icy at the ice and bare at the peak. */
const GROWTH: Readonly<Record<MountainKind, Partial<Record<Zone, Growth>>>> = {
  default: {
    meadow: { tall: [fir, larch, fir], low: [tuft, tuft, boulder] },
    forest: { tall: [fir, fir, cedar, larch], low: [tuft, boulder] },
    rock: { tall: [boulder, fir], low: [boulder, tuft] },
  },
  fuji: {
    meadow: { tall: [cherry, cherry, bamboo], low: [tuft, tuft, boulder] },
    forest: { tall: [cedar, maple, bamboo, maple], low: [tuft, boulder] },
    rock: { tall: [boulder, maple], low: [boulder, tuft] },
  },
  kilimanjaro: {
    meadow: { tall: [acacia], low: [straw, straw, boulder] },
    forest: { tall: [groundsel, acacia, groundsel], low: [tuft, lobelia] },
    rock: { tall: [groundsel, boulder, lobelia], low: [lobelia, boulder] },
    ice: { tall: [shard, lobelia], low: [mound, shard] },
  },
};

export const growthOf = (kind: MountainKind, zone: Zone): Growth =>
  GROWTH[kind][zone] ?? (zone === 'ice' ? icy : bare);

/** Foreground plants, cut by the picture's edge. */
export const FRONT: Readonly<Record<MountainKind, readonly [Plant, Plant]>> = {
  default: [fir, larch],
  fuji: [cedar, maple],
  kilimanjaro: [acacia, groundsel],
};
