// Everything behind and in front of the terraces: the rest of the mountain, its summit, sun and moon, and
// foreground cut by the picture's edge.

import {
  type MountainKind,
  OUTLINES,
  type Palette,
  type Zone,
} from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { bandsOf, fallsOf, massif } from '#scenes/features/mysticPeak/mountain/massif.ts';
import { boulder, FRONT } from '#scenes/features/mysticPeak/mountain/plants.ts';
import { type Place, ridgeLine } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { NIGHT } from '#scenes/kit/materials.ts';
import {
  boxOf,
  cutInHundredths,
  dots,
  flat,
  linearGradientShape,
  mist,
  round,
} from '#scenes/kit/outlines.ts';
import { mix } from '#scenes/kit/color.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import { across } from '#scenes/kit/peak.ts';
import type { Rect } from '#scenes/ports.ts';

/**
 * The summit seen from below: its center, the share of the mountain it takes up, and its breadth relative to
 * the terraces.
 */
const CAPS: Readonly<
  Record<MountainKind, readonly [right: number, down: number, seen: number, broad: number]>
> = {
  default: [0, 0, 0.34, 2.7],
  fuji: [0.06, 0.012, 0.36, 2.4],
  kilimanjaro: [0.04, 0.064, 0.3, 1.75],
};

/**
 * The summit itself, behind the terraces, and how steeply it falls away on the left and right. `high`: its
 * visible height.
 */
export function summitCap(
  kind: MountainKind,
  head: Place,
  high: number,
  half: number,
  unit: number,
): { readonly shapes: Shape[]; readonly falls: readonly [number, number] } {
  const [right, down, seen, broad] = CAPS[kind];
  const scale = (high + 80 * unit) / seen;
  const place = (x: number, y: number): [number, number] => [
    head.x + (x - right) * half * broad,
    head.y + (y - down) * scale,
  ];
  const outline = { ...OUTLINES[kind], second: undefined };
  return {
    shapes: massif({ outline, bands: bandsOf(kind).slice(0, 3), place, seed: 77, detail: 2 }),
    falls: fallsOf(kind, half * broad, scale),
  };
}

/** The rest of the climb, far behind the terraces; it gets closer with each camp. */
export function upperMountain(
  kind: MountainKind,
  at: number,
  palette: Palette,
  x: number,
  clear: Rect,
  crest: number,
  unit: number,
): Shape[] {
  const outline = OUTLINES[kind];
  const near = at / 4;
  const top = Math.max(0, clear.y) + clear.height * (kind === 'kilimanjaro' ? 0.15 : 0.1);
  const scale = ((crest - top + 60 * unit) * (1.15 + 1.1 * near)) / (kind === 'kilimanjaro' ? 0.8 : 1);
  const breadth = Math.min(scale, clear.width * (kind === 'kilimanjaro' ? 0.6 : 0.52) * (1 + near * 0.5));
  const shift = across(outline.left, 0.5) + across(outline.right, 0.5);
  const place = (right: number, down: number): [number, number] => [
    x + (right - shift * 0.1) * breadth,
    top + down * scale,
  ];
  const air = 0.42 - 0.16 * near;
  const { lit, shade, horizon } = palette;
  const bands = bandsOf(kind)
    .slice(0, 4)
    .map((band, index) => ({
      ...band,
      ...(index === 3 && { to: 1.02, edge: 'even' as const }),
      lit: mix(mix(band.lit, lit, 0.35), horizon, air),
      shade: mix(mix(band.shade, shade, 0.4), horizon, air),
      light: mix(band.light, horizon, air * 0.5),
    }));
  const width = clear.x * 2 + clear.width;
  const foot = top + scale;
  const haze = mix(palette.far, horizon, 0.3);
  return [
    ...massif({ outline, bands, place, seed: 31, detail: 0.8 }),
    // Its foot fades into the haze.
    linearGradientShape(boxOf(0, foot - 110 * unit, width, clear.height), foot - 110 * unit, foot, [
      { at: 0, color: haze, alpha: 0 },
      { at: 1, color: haze },
    ]),
    mist(0, crest - 30 * unit, width, clear.height * 0.3, horizon, 0.7),
  ];
}

/** The sun by day, low at dusk; the moon at night. */
export function daylight(
  at: number,
  { light, horizon: low, middle }: Palette,
  width: number,
  horizon: number,
  unit: number,
): Shape[] {
  if (at >= 3.6) return [];
  if (at <= 2.4) {
    const sun = mix(light, low, 0.1);
    return shining(width * (0.17 + 0.03 * at), horizon * (0.2 + 0.22 * at), 34 * unit, sun, sun);
  }
  const moon = mix('#F2FBFF', light, 0.5);
  const [x, y, r] = [width * 0.2, horizon * 0.26, 26 * unit];
  return [
    ...shining(x, y, r, moon, moon),
    dots(x, y, r / 100, '-30 -20 20 34 28 15', mix(moon, middle, 0.35), 0.7),
  ];
}

/** Plants cut by the picture's edge, so that the viewer looks out from among them. */
export function frontPlants(
  kind: MountainKind,
  width: number,
  height: number,
  unit: number,
  palette: Palette,
): Shape[] {
  const tone: Palette = {
    ...palette,
    ground: mix(palette.ground, NIGHT, 0.62),
    accent: mix(palette.accent, NIGHT, 0.68),
    light: mix(mix(palette.accent, NIGHT, 0.6), palette.light, 0.16),
    shade: NIGHT,
  };
  const isNarrow = width < height;
  const places = [
    [-0.01, 290, 0],
    [1.008, 320, 1],
    [0.06, 170, 1],
    [0.95, 210, 0],
  ] as const;
  return places
    .slice(0, isNarrow ? 2 : 4)
    .flatMap(([right, size, which]) =>
      FRONT[kind][which](
        width * right,
        height + size * 0.12 * unit,
        size * unit * (isNarrow ? 0.5 : 1),
        tone,
        size,
      ),
    );
}

export function frontOf(
  kind: MountainKind,
  zone: Zone,
  width: number,
  height: number,
  unit: number,
  palette: Palette,
): Shape[] {
  if (zone === 'meadow' || zone === 'forest') return frontPlants(kind, width, height, unit, palette);
  const shade = mix(zone === 'ice' ? palette.ground : palette.shade, NIGHT, 0.6);
  const [lit, light] = [mix(shade, palette.light, 0.14), mix(shade, palette.light, 0.45)];
  return [
    [-0.01, 210],
    [0.1, 90],
    [0.93, 120],
    [1.01, 250],
  ].flatMap(([right = 0, size = 0]) =>
    boulder(width * right, height + 4, size * unit, { ...palette, lit, shade, light }, size),
  );
}

/** Three lobes on a flat bottom, in hundredths of the middle lobe's size. */
const CLOUD =
  '-230 0 -220 -50 -205 -77 -185 -95 -160 -106 -130 -110 -115 -116 -90 -144 -65 -159 -35 -168 0 -169 30 -161 60 -144 75 -129 90 -119 110 -124 140 -124 170 -114 195 -96 215 -69 225 -25 230 0';

/** A cloud whose middle is (x, y). */
export function cloud(x: number, y: number, wide: number, { light, far }: Palette, alpha: number): Shape[] {
  const r = wide * 0.2;
  return [
    cutInHundredths(x, y, r, CLOUD, mix(light, far, 0.5), alpha),
    cutInHundredths(x - r * 0.24, y - r * 0.16, r * 0.88, CLOUD, light, alpha),
  ];
}

/** A disc in the sky with its glow. */
export const shining = (x: number, y: number, radius: number, light: string, color: string): Shape[] => [
  ...(
    [
      [3, 0.06],
      [2.2, 0.12],
      [1.5, 0.22],
    ] as const
  ).map(([far, alpha]) => round([x, y, radius * far], light, alpha)),
  round([x, y, radius], color),
];

/** Two ridges with mist at their feet, and the land below them. `size`: their height in pixels. */
export function ridges(
  seed: number,
  y: number,
  size: number,
  width: number,
  height: number,
  colors: readonly [far: string, near: string, light: string, mist: string],
): Shape[] {
  const [far, near, light, air] = colors;
  const ridge = (more: number, up: number, step: number, color: string): Shape[] =>
    ridgeLine(
      seed + more,
      { x: -20, y: y - up * size, width: width + 40, height: size / 2 },
      step * size,
      color,
      light,
    );
  return [
    ...ridge(0, 0.34, 0.34, far),
    mist(0, y - size * 0.1, width, size * 0.4, air, 0.5),
    ...ridge(16, 0.1, 0.46, near),
    flat(boxOf(0, y + size * 0.4, width, height), near),
    mist(0, y + size * 0.1, width, size * 0.5, air, 0.6),
  ];
}
