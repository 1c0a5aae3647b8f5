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
import { type Place } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { NIGHT } from '#scenes/kit/materials.ts';
import { dots, flat, round, linearGradientShape, boxOf, mist } from '#scenes/kit/outlines.ts';
import { mix } from '#scenes/kit/color.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import { across } from '#scenes/kit/peak.ts';
import type { Rect } from '#scenes/ports.ts';

/**
 * The summit seen from below: its center, the share of the mountain it takes up, and its breadth relative to
 * the terraces.
 */
const CAPS: Readonly<
  Record<
    MountainKind,
    { readonly right: number; readonly down: number; readonly seen: number; readonly broad: number }
  >
> = {
  default: { right: 0, down: 0, seen: 0.34, broad: 2.7 },
  fuji: { right: 0.06, down: 0.012, seen: 0.36, broad: 2.4 },
  kilimanjaro: { right: 0.04, down: 0.064, seen: 0.3, broad: 1.75 },
};

/** The summit itself, behind the terraces. `high`: its visible height. */
export function summitCap(
  kind: MountainKind,
  head: Place,
  high: number,
  half: number,
  unit: number,
): Shape[] {
  const { right, down, seen, broad } = CAPS[kind];
  const scale = (high + 80 * unit) / seen;
  const place = (x: number, y: number): [number, number] => [
    head.x + (x - right) * half * broad,
    head.y + (y - down) * scale,
  ];
  const outline = { ...OUTLINES[kind], second: undefined };
  return massif({ outline, bands: bandsOf(kind).slice(0, 3), place, seed: 77, detail: 2 });
}

/** Returns how steeply the summit falls away on the left and right. */
export const capFalls = (
  kind: MountainKind,
  high: number,
  half: number,
  unit: number,
): readonly [number, number] => fallsOf(kind, half * CAPS[kind].broad, (high + 80 * unit) / CAPS[kind].seen);

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
  const bands = bandsOf(kind)
    .slice(0, 4)
    .map((band, index) => ({
      ...band,
      ...(index === 3 && { to: 1.02, edge: 'even' as const }),
      lit: mix(mix(band.lit, palette.lit, 0.35), palette.horizon, air),
      shade: mix(mix(band.shade, palette.shade, 0.4), palette.horizon, air),
      light: mix(band.light, palette.horizon, air * 0.5),
    }));
  const width = clear.x * 2 + clear.width;
  const foot = top + scale;
  const haze = mix(palette.far, palette.horizon, 0.3);
  return [
    ...massif({ outline, bands, place, seed: 31, detail: 0.8 }),
    // Its foot fades into the haze.
    linearGradientShape(boxOf(0, foot - 110 * unit, width, clear.height), foot - 110 * unit, foot, [
      { at: 0, color: haze, alpha: 0 },
      { at: 1, color: haze },
    ]),
    mist(0, crest - 30 * unit, width, clear.height * 0.3, palette.horizon, 0.7),
  ];
}

/** The sun by day, low at dusk; the moon at night. */
export function daylight(
  at: number,
  palette: Palette,
  width: number,
  horizon: number,
  unit: number,
): Shape[] {
  const isNight = at > 2.4 && at < 3.6;
  if (at >= 3.6) return [];
  const x = width * (isNight ? 0.2 : 0.17 + 0.03 * at);
  const y = horizon * (isNight ? 0.26 : 0.2 + 0.22 * at);
  const r = (isNight ? 26 : 34) * unit;
  const color = isNight ? mix('#F2FBFF', palette.light, 0.5) : mix(palette.light, palette.horizon, 0.1);
  return [
    ...shining(x, y, r, color, color),
    ...(isNight ? [dots(x, y, r / 100, '-30 -20 20 34 28 15', mix(color, palette.middle, 0.35), 0.7)] : []),
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
  const dark = mix(palette.ground, NIGHT, 0.62);
  const tone: Palette = {
    ...palette,
    ground: dark,
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
  const dark = mix(zone === 'ice' ? palette.ground : palette.shade, NIGHT, 0.6);
  const tone: Palette = {
    ...palette,
    lit: mix(dark, palette.light, 0.14),
    shade: dark,
    light: mix(dark, palette.light, 0.45),
  };
  return [
    [-0.01, 210],
    [0.1, 90],
    [0.93, 120],
    [1.01, 250],
  ].flatMap(([right = 0, size = 0]) => boulder(width * right, height + 4, size * unit, tone, size));
}

/** A cloud with three lobes and a flat bottom, whose middle is (x, y). */
export function cloud(x: number, y: number, wide: number, palette: Palette, alpha = 1): Shape[] {
  const r = wide * 0.2;
  const lobes = [
    [-1.35, 0.2, 0.9],
    [-0.15, 0.5, 1.2],
    [1.25, 0.25, 1],
  ] as const;
  const upper = (grown: number, dx: number): number[] => {
    const points: number[] = [];
    for (let step = 0; step <= 36; step += 1) {
      const at = -2.3 + (4.6 * step) / 36;
      const high = Math.max(
        0,
        ...lobes.map(
          ([right, up, size]) =>
            up * grown +
            Math.sqrt(Math.max(0, (size * grown) ** 2 - (at - right) ** 2)) -
            (Math.abs(at - right) > size * grown ? 9 : 0),
        ),
      );
      points.push(x + (at * grown + dx) * r, y - high * r);
    }
    return points;
  };
  return [
    flat(upper(1, 0), mix(palette.light, palette.far, 0.5), alpha),
    flat(
      upper(0.88, -0.24).map((value, index) => (index % 2 === 1 ? value - r * 0.16 : value)),
      palette.light,
      alpha,
    ),
  ];
}

/** A disc in the sky with its glow. */
export const shining = (x: number, y: number, radius: number, light: string, color: string): Shape[] => [
  round([x, y, radius * 3], light, 0.06),
  round([x, y, radius * 2.2], light, 0.12),
  round([x, y, radius * 1.5], light, 0.22),
  round([x, y, radius], color),
];
