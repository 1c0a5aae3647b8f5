// The whole mountain in one picture, from the meadow at noon to the summit before sunrise.

import { frontPlants } from '#scenes/features/mysticPeak/mountain/backdrop.ts';
import { clothOf, shelter } from '#scenes/features/mysticPeak/mountain/camp.ts';
import {
  type MountainKind,
  OUTLINES,
  type Palette,
  paletteAt,
  zoneAt,
} from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { bandsOf, fallsOf, massif } from '#scenes/features/mysticPeak/mountain/massif.ts';
import { growthOf, tuft } from '#scenes/features/mysticPeak/mountain/plants.ts';
import { campHeight, SUMMIT, tentsOf } from '#scenes/features/mysticPeak/mountain/route.ts';
import { ridgeLine, type Scenery, starsIn, trail } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { cloud } from '#scenes/features/mysticPeak/mountain/backdrop.ts';
import { shaded } from '#scenes/kit/materials.ts';
import {
  dots,
  flat,
  linearGradientShape,
  boxOf,
  radialGradientShape,
  mist,
  cutter,
} from '#scenes/kit/outlines.ts';
import { TOPS, turnsOf } from '#scenes/features/mysticPeak/mountain/turns.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import { pathThrough } from '#scenes/kit/path.ts';
import { across } from '#scenes/kit/peak.ts';
import type { Rect } from '#scenes/ports.ts';

export function wholeMountain(
  kind: MountainKind,
  camps: readonly number[],
  width: number,
  height: number,
  clear: Rect,
): Scenery {
  const outline = OUTLINES[kind];
  const wide = clear.width > clear.height * 1.05;
  const unit = wide ? clear.height / 1080 : clear.width / 620;
  const foot = clear.y + clear.height * (wide ? 0.87 : 0.84);
  const full = wide ? (foot - clear.y) * 0.87 : Math.min((foot - clear.y) * 0.8, clear.width * 1.32);
  const high = full * outline.high;
  const reach = across(outline.right, 1.02) - across(outline.left, 1.02);
  const breadth = Math.min(full, (clear.width * (wide ? 1.02 : 1.2)) / reach);
  const middle = clear.x + clear.width * 0.5;
  const place = (right: number, down: number): [number, number] => [
    middle + right * breadth,
    foot - high + down * high,
  ];
  const palettes = [0, 1, 2, 3, 4].map((at) => paletteAt(kind, at));
  const [meadow, forest, rock, ice, peak] = palettes as [Palette, Palette, Palette, Palette, Palette];
  const toneAt = (down: number): Palette => paletteAt(kind, clamp(4.4 * (1 - down) - 0.3, 0, 4));

  const path = pathThrough(turnsOf(kind, place), high * 0.026);
  const along = Array.from({ length: 161 }, (_, step) => path.at(step / 160));
  const isNear = (x: number, y: number, reach: number): boolean =>
    along.some((at) => Math.abs(at.x - x) < reach * 1.1 && Math.abs(at.y - y) < reach);
  const thick = (share: number): number => (23 - 14 * share) * unit;
  const [topX, topY] = place(...TOPS[kind]);

  const tents = tentsOf(camps).map((camp) => {
    const { x, y } = path.at(campHeight(camps, camp) / SUMMIT);
    return { camp, x, y, unit: unit * (1.15 - 0.45 * (camp / camps.length)) };
  });

  const sky: Shape[] = [
    linearGradientShape(boxOf(0, 0, width, height), 0, foot, [
      { at: 0, color: ice.top },
      { at: 0.2, color: ice.middle },
      { at: 0.36, color: mix(rock.middle, ice.horizon, 0.4) },
      { at: 0.56, color: rock.horizon },
      { at: 0.72, color: mix(forest.horizon, rock.horizon, 0.3) },
      { at: 0.9, color: meadow.horizon },
      { at: 1, color: meadow.middle },
    ]),
    ...starsIn(width, foot * 0.42, unit, 0.9),
    radialGradientShape(boxOf(0, 0, width, height), topX, topY + high * 0.06, full * 0.36, [
      { at: 0, color: peak.horizon, alpha: 0.7 },
      { at: 0.4, color: peak.horizon, alpha: 0.16 },
      { at: 1, color: peak.horizon, alpha: 0 },
    ]),
  ];
  const horizon = foot - full * 0.26;
  const far: Shape[] = [
    ...ridgeLine(
      11,
      { x: -20, y: horizon - full * 0.16, width: width + 40, height: full * 0.3 },
      full * 0.14,
      { color: mix(meadow.far, rock.horizon, 0.45), light: meadow.horizon },
    ),
    mist(0, horizon, width, full * 0.2, meadow.horizon, 0.5),
    ...ridgeLine(
      23,
      { x: -20, y: horizon + full * 0.06, width: width + 40, height: full * 0.32 },
      full * 0.2,
      { color: mix(meadow.far, forest.ground, 0.3), light: meadow.horizon },
    ),
    flat(boxOf(0, horizon + full * 0.3, width, height), mix(meadow.far, forest.ground, 0.3)),
    mist(0, horizon + full * 0.12, width, full * 0.2, meadow.horizon, 0.4),
  ];

  const bands = bandsOf(kind);
  const body = massif({ outline, bands, place, seed: 31, detail: wide ? 1 : 0.8 });
  const edge = paletteAt(kind, 0.5);
  const woods: { y: number; shapes: Shape[] }[] = [];
  for (let row = 0; row < 12; row += 1) {
    const down = 0.6 + row * 0.034;
    for (let index = 0; index < 26; index += 1) {
      const seed = row * 29 + index;
      // Groves, not a fence.
      if (seededRandom(111, Math.floor(index / 3) + row * 7) < 0.36 || seededRandom(112, seed) < 0.22)
        continue;
      const at = (index + seededRandom(113, seed)) / 26;
      const right = across(outline.left, down) * 0.96 * (1 - at) + across(outline.right, down) * 0.96 * at;
      const [x, y] = place(right, down + 0.02 * seededRandom(114, seed));
      const size = (40 + 30 * seededRandom(115, seed)) * unit * (0.72 + 0.7 * (down - 0.6));
      if (
        isNear(x, y - size * 0.3, size * 0.52) ||
        tents.some((tent) => Math.abs(tent.x - x) < 84 * unit && Math.abs(tent.y - y) < 56 * unit)
      )
        continue;
      const palette = down < 0.84 ? forest : edge;
      const { tall } = growthOf(kind, down < 0.84 ? 'forest' : 'meadow');
      const plant = tall[Math.floor(seededRandom(116, seed) * tall.length)];
      if (plant) woods.push({ y, shapes: plant(x, y, size, palette, seed) });
    }
  }
  for (let index = 0; index < 16; index += 1) {
    const down = 0.34 + 0.26 * seededRandom(121, index);
    const right =
      across(outline.left, down) +
      (across(outline.right, down) - across(outline.left, down)) * (0.12 + 0.76 * seededRandom(122, index));
    const [x, y] = place(right, down);
    const { low } = growthOf(kind, zoneAt(2));
    const plant = low[index % low.length];
    if (plant && !isNear(x, y, 22 * unit))
      woods.push({ y, shapes: plant(x, y, (16 + 14 * seededRandom(123, index)) * unit, rock, index) });
  }
  woods.sort((a, b) => a.y - b.y);

  const camping: Shape[] = tents.flatMap(({ camp, x, y, unit: size }) => {
    const palette = toneAt(1 - camp / camps.length);
    const isDark = camp / camps.length > 0.4;
    const cloth = clothOf(camp);
    const put = cutter(x, y, size);
    const glow = (discs: string, alpha: number): Shape => dots(x, y, size, discs, palette.accent, alpha);
    return [
      ...(isDark ? [glow('-34 -22 66', 0.1), glow('-34 -20 42', 0.16)] : []),
      put('-84 9 40 9 58 4 34 20 2 17 -26 27 -56 16', shaded(mix(palette.ground, palette.shade, 0.6))),
      put(
        '-88 8 -72 -3 -20 -8 44 -6 66 4 40 12 -62 14',
        mix(mix(palette.ground, palette.lit, 0.35), palette.light, 0.42),
      ),
      ...shelter(kind, x - 46 * size, y + 3 * size, 54 * size, cloth, palette, isDark),
      ...(camp === 0
        ? shelter(kind, x + 92 * size, y + 10 * size, 46 * size, clothOf(3), palette, false)
        : []),
    ];
  });

  const ground = foot - high * 0.02;
  const foreground = [width, height, 0, height];
  /**
   * A slope down to the bottom edge. `tops`: alternately hundredths of the width, and the distance below the
   * ground line.
   */
  const slope = (tops: readonly number[], dark: number, tone: string): Shape =>
    flat(
      [
        ...tops.map((at, index) => (index % 2 === 0 ? (width * at) / 100 : ground + at * unit)),
        ...foreground,
      ],
      mix(meadow.ground, tone, dark),
    );
  const grass: Shape[] = [
    slope([0, 26, 12, 8, 30, 16, 52, 4, 74, 18, 90, 6, 100, 22], 0.08, meadow.light),
    slope([0, 60, 20, 44, 46, 66, 70, 48, 100, 70], 0.3, forest.ground),
    slope([0, 104, 26, 120, 55, 98, 80, 122, 100, 100], 0.62, forest.ground),
  ];
  const blooms = Array.from({ length: Math.round(width / (26 * unit)) }, (_, index) => {
    const x = (Math.floor(index / 3.3) * 3.3 + 2.4 * seededRandom(131, index)) * 26 * unit;
    const y = ground + (34 + 70 * seededRandom(132, index)) * unit;
    return { x, y, index };
  }).filter(
    ({ x, y }) =>
      !tents.some((tent) => tent.camp === 0 && Math.abs(tent.x - x) < 130 * unit && y < tent.y + 40 * unit),
  );
  const clouds = [0.2, 0.43, 0.66].flatMap((down, index) => {
    const palette = paletteAt(kind, 3 - index);
    return [-1, 1].flatMap((side, order) => {
      const edge = across(side < 0 ? outline.left : outline.right, down + order * 0.05);
      const chances = index * 2 + order;
      const right = edge * (1.02 + 0.1 * seededRandom(141, chances)) + side * 0.05;
      const tone = { ...palette, light: mix(palette.light, palette.horizon, 0.3) };
      const wide = (130 + 90 * seededRandom(142, chances)) * unit;
      return cloud(...place(right, down + order * 0.05), wide, tone, 0.9);
    });
  });

  const all = { x: 0, y: 0, width, height };
  return {
    planes: [
      { name: 'sky', factor: 0, box: all, fine: 0.6, shapes: sky },
      { name: 'far', factor: 0.15, box: all, fine: 0.8, shapes: far },
      {
        name: 'trail',
        factor: 1,
        box: all,
        fine: 1,
        shapes: [
          ...body,
          ...trail(path, thick, (share) => toneAt(1 - share)),
          ...woods.flatMap(({ shapes }) => shapes),
          ...grass,
          ...blooms.flatMap(({ x, y, index }) => tuft(x, y, 34 * unit, meadow, index)),
          ...camping,
        ],
      },
      { name: 'clouds', factor: 0.7, box: all, fine: 0.8, shapes: clouds },
      {
        name: 'front',
        factor: 0,
        box: all,
        fine: 0.8,
        shapes: frontPlants(kind, width, height, unit, forest),
      },
    ],
    palette: paletteAt(kind, 3),
    path,
    from: 0,
    to: SUMMIT,
    unit,
    camps: tents,
    ledges: [],
    summit: { camp: camps.length, x: topX, y: topY, unit, falls: fallsOf(kind, breadth, high) },
    sun: { x: topX + high * 0.09, y: topY + high * 0.1, radius: high * 0.085 },
    way: { x: 0, y: -height * 0.3 },
    clear,
    isCold: false,
  };
}
