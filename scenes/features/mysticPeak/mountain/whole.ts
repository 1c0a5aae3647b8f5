// The whole mountain in one picture, from the meadow at noon to the summit before sunrise.

import { cloud, frontPlants, ridges } from '#scenes/features/mysticPeak/mountain/backdrop.ts';
import { clothOf, glow, shelter } from '#scenes/features/mysticPeak/mountain/camp.ts';
import {
  type MountainKind,
  OUTLINES,
  type Palette,
  paletteAt,
  palettesOf,
} from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { bandsOf, fallsOf, massif } from '#scenes/features/mysticPeak/mountain/massif.ts';
import { grown, growthOf, type Plant, tuft } from '#scenes/features/mysticPeak/mountain/plants.ts';
import { campHeight, SUMMIT, tentsOf } from '#scenes/features/mysticPeak/mountain/route.ts';
import {
  type CampPlace,
  plane,
  type Scenery,
  skyOf,
  starsIn,
  trail,
} from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { shaded } from '#scenes/kit/materials.ts';
import { boxOf, cutter, flat, points, radialGradientShape } from '#scenes/kit/outlines.ts';
import { TOPS, turnsOf } from '#scenes/features/mysticPeak/mountain/turns.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import { pathThrough } from '#scenes/kit/path.ts';
import { across } from '#scenes/kit/peak.ts';
import type { Rect } from '#scenes/ports.ts';

/**
 * The player's own climber on the summit: its largest share of the room's height and width, the share of its
 * size that stands above the summit, and its size in the scenery.
 */
const OWN = { high: 0.36, wide: 0.42, above: 0.86, size: 96 } as const;

/** `isPeak`: leaves room above the summit for the player's own climber, large beside its flag. */
export function wholeMountain(
  kind: MountainKind,
  camps: readonly number[],
  width: number,
  height: number,
  room: Rect,
  isPeak = false,
): Scenery {
  const own = isPeak ? Math.min(room.height * OWN.high, room.width * OWN.wide) : 0;
  const head = own * OWN.above;
  const clear = { ...room, y: room.y + head, height: room.height - head };
  const outline = OUTLINES[kind];
  const { left, right } = outline;
  const wide = clear.width > clear.height * 1.05;
  const unit = wide ? clear.height / 1080 : clear.width / 620;
  const above = clear.height * (wide ? 0.87 : 0.84);
  const foot = clear.y + above;
  const full = wide ? above * 0.87 : Math.min(above * 0.8, clear.width * 1.32);
  const high = full * outline.high;
  const reach = across(right, 1.02) - across(left, 1.02);
  const breadth = Math.min(full, (clear.width * (wide ? 1.02 : 1.2)) / reach);
  const place = (right: number, down: number): [number, number] => [
    clear.x + clear.width * 0.5 + right * breadth,
    foot - high + down * high,
  ];
  const [meadow, forest, rock, ice, peak] = palettesOf(kind);
  const toneAt = (down: number): Palette => paletteAt(kind, clamp(4.4 * (1 - down) - 0.3, 0, 4));

  const path = pathThrough(turnsOf(kind, place), high * 0.026);
  const along = Array.from({ length: 161 }, (_, step) => path.at(step / 160));
  const [topX, topY] = place(...TOPS[kind]);
  const tents = tentsOf(camps).map((camp) => ({
    camp,
    ...path.at(campHeight(camps, camp) / SUMMIT),
    unit: unit * (1.15 - 0.45 * (camp / camps.length)),
  }));

  const woods: { y: number; shapes: Shape[] }[] = [];
  /** Grows one of the plants where the path leaves room; `share`: from the left edge to the right one. */
  const grow = (
    plants: readonly Plant[],
    seed: number,
    share: number,
    down: number,
    size: number,
    palette: Palette,
  ): void => {
    const [x, y] = place(across(left, down) * (1 - share) + across(right, down) * share, down);
    const isNear = along.some((at) => Math.hypot(at.x - x, at.y - y + size * 0.3) < size * 0.57);
    const isTent = tents.some((tent) => Math.hypot(tent.x - x, 1.5 * (tent.y - y)) < 84 * unit);
    if (!isNear && !isTent) woods.push({ y, shapes: grown(plants, 116, seed, x, y, size, palette, seed) });
  };
  const edge = paletteAt(kind, 0.5);
  for (let seed = 0; seed < 12 * 26; seed += 1) {
    const [row, index] = [Math.floor(seed / 26), seed % 26];
    const roll = (of: number): number => seededRandom(of, seed);
    // Groves, not a fence.
    if (seededRandom(111, Math.floor(index / 3) + row * 7) < 0.36 || roll(112) < 0.22) continue;
    const down = 0.6 + row * 0.034;
    const size = (40 + 30 * roll(115)) * unit * (0.72 + 0.7 * (down - 0.6));
    const isForest = down < 0.84;
    const { tall } = growthOf(kind, isForest ? 'forest' : 'meadow');
    // Not on the outline itself.
    const share = 0.02 + (0.96 * (index + roll(113))) / 26;
    grow(tall, seed, share, down + 0.02 * roll(114), size, isForest ? forest : edge);
  }
  for (let index = 0; index < 16; index += 1) {
    const roll = (of: number): number => seededRandom(of, index);
    const { low } = growthOf(kind, 'rock');
    grow(low, index, 0.12 + 0.76 * roll(122), 0.34 + 0.26 * roll(121), (16 + 14 * roll(123)) * unit, rock);
  }
  woods.sort((a, b) => a.y - b.y);

  const camping: Shape[] = tents.flatMap(({ camp, x, y, unit: size }) => {
    const palette = toneAt(1 - camp / camps.length);
    const { ground, shade, lit, light, accent } = palette;
    const isDark = camp / camps.length > 0.4;
    const put = cutter(x, y, size);
    const tent = (right: number, down: number, wide: number, cloth: number): Shape[] =>
      shelter(kind, x + right * size, y + down * size, wide * size, clothOf(cloth), palette, isDark);
    return [
      ...(isDark ? glow(x - 34 * size, y - 21 * size, 66 * size, accent, 0.1) : []),
      put('-84 9 40 9 58 4 34 20 2 17 -26 27 -56 16', shaded(mix(ground, shade, 0.6))),
      put('-88 8 -72 -3 -20 -8 44 -6 66 4 40 12 -62 14', mix(mix(ground, lit, 0.35), light, 0.42)),
      ...tent(-46, 3, 54, camp),
      ...(camp === 0 ? tent(92, 10, 46, 3) : []),
    ];
  });

  const ground = foot - high * 0.02;
  /**
   * A slope down to the bottom edge. `tops`: alternately hundredths of the width, and the distance below the
   * ground line.
   */
  const slope = (tops: string, dark: number, tone: string): Shape =>
    flat(
      [...points(0, ground, width / 100, tops, unit), width, height, 0, height],
      mix(meadow.ground, tone, dark),
    );
  const blooms = Array.from({ length: Math.round(width / (26 * unit)) }, (_, index) => {
    const x = (Math.floor(index / 3.3) * 3.3 + 2.4 * seededRandom(131, index)) * 26 * unit;
    const y = ground + (34 + 70 * seededRandom(132, index)) * unit;
    const [{ x: campX, y: campY }] = tents as [CampPlace];
    return Math.abs(campX - x) < 130 * unit && y < campY + 40 * unit
      ? []
      : tuft(x, y, 34 * unit, meadow, index);
  });
  const clouds = [0.2, 0.25, 0.43, 0.48, 0.66, 0.71].flatMap((down, index) => {
    const palette = paletteAt(kind, 3 - Math.floor(index / 2));
    const [side, edge] = index % 2 === 0 ? [-1, left] : ([1, right] as const);
    const far = across(edge, down) * (1.02 + 0.1 * seededRandom(141, index)) + side * 0.05;
    const tone = { ...palette, light: mix(palette.light, palette.horizon, 0.3) };
    return cloud(...place(far, down), (130 + 90 * seededRandom(142, index)) * unit, tone, 0.9);
  });

  const all = { x: 0, y: 0, width, height };
  return {
    planes: [
      plane('sky', 0, 0.6, all, [
        ...skyOf(
          width,
          height,
          foot,
          [0, ice.top],
          [0.2, ice.middle],
          [0.36, mix(rock.middle, ice.horizon, 0.4)],
          [0.56, rock.horizon],
          [0.72, mix(forest.horizon, rock.horizon, 0.3)],
          [0.9, meadow.horizon],
          [1, meadow.middle],
        ),
        ...starsIn(width, foot * 0.42, unit, 0.9),
        radialGradientShape(boxOf(0, 0, width, height), topX, topY + high * 0.06, full * 0.36, [
          { at: 0, color: peak.horizon, alpha: 0.7 },
          { at: 0.4, color: peak.horizon, alpha: 0.16 },
          { at: 1, color: peak.horizon, alpha: 0 },
        ]),
      ]),
      plane(
        'far',
        0.15,
        0.8,
        all,
        ridges(11, foot - full * 0.22, full * 0.45, width, height, [
          mix(meadow.far, rock.horizon, 0.45),
          mix(meadow.far, forest.ground, 0.3),
          meadow.horizon,
          meadow.horizon,
        ]),
      ),
      plane('trail', 1, 1, all, [
        ...massif({ outline, bands: bandsOf(kind), place, seed: 31, detail: wide ? 1 : 0.8 }),
        ...trail(
          path,
          (share) => (23 - 14 * share) * unit,
          (share) => toneAt(1 - share),
        ),
        ...woods.flatMap(({ shapes }) => shapes),
        slope('0 26 12 8 30 16 52 4 74 18 90 6 100 22', 0.08, meadow.light),
        slope('0 60 20 44 46 66 70 48 100 70', 0.3, forest.ground),
        slope('0 104 26 120 55 98 80 122 100 100', 0.62, forest.ground),
        ...blooms.flat(),
        ...camping,
      ]),
      plane('clouds', 0.7, 0.8, all, clouds),
      plane('front', 0, 0.8, all, frontPlants(kind, width, height, unit, forest)),
    ],
    palette: ice,
    path,
    from: 0,
    to: SUMMIT,
    unit,
    camps: tents,
    ledges: [],
    summit: {
      camp: camps.length,
      x: topX,
      y: topY,
      unit: isPeak ? own / OWN.size : unit,
      falls: fallsOf(kind, breadth, high),
    },
    sun: { x: topX + high * 0.09, y: topY + high * 0.1, radius: high * 0.085 },
    way: { x: 0, y: 0 },
    clear: room,
    isCold: false,
  };
}
