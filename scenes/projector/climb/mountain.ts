// Mountain of the climb: the course of its path, and its drawing. Everything scales with the picture.

import { mix } from '#scenes/kit/color.ts';
import { seededRandom, pine, ridge, stars, sunlight } from '#scenes/kit/landscape.ts';
import type { Disc, Shape } from '#scenes/kit/paint.ts';
import { barePeak, breadthOf, FLAG, outlineAt, type PeakSize, place } from '#scenes/kit/peak.ts';
import type { Color, Sky } from '#scenes/theme/tokens.ts';
import type { Route } from '#scenes/theme/world.ts';
import type { Rect } from '#scenes/ports.ts';
import { type Path, pathThrough } from '#scenes/kit/path.ts';
import {
  line,
  boxOf,
  flat,
  cutInHundredths,
  cut,
  points,
  round,
  linearGradientShape,
  mist,
} from '#scenes/kit/outlines.ts';
import { shaded, NIGHT, WOOD } from '#scenes/kit/materials.ts';

export interface Mountain {
  readonly peak: PeakSize;
  readonly path: Path;
  /** Area for players who haven't set off yet. */
  readonly meadow: Rect;
  /** Pixels per design pixel. */
  readonly unit: number;
}

/** Bends of the path from the meadow to the top, in hundredths of the peak's size. */
const BENDS = line('-46 98.5 50 87.2 -50 74.2 37 61.2 -32 48.7 22.5 36.7 -14.5 26.2 8.5 17 -3.5 9.2 0 1.2');

/** The usual bends, or those of the route: at the same heights, alternating from side to side. */
function bendsOf(route: Route | undefined): readonly (readonly [number, number])[] {
  if (!route) return BENDS;
  const lowest = BENDS[0]?.[1] ?? 1;
  return BENDS.map(([, down], index) => {
    const share = 1 - down / lowest;
    const half = route.foot + (route.top - route.foot) * share;
    return [index === BENDS.length - 1 ? 0 : index % 2 === 0 ? -half : half, down];
  });
}

/** Sizes that the climb is designed for; the pictures of themes have them too. */
const DESIGN = { wide: { width: 1920, height: 1080 }, tall: { width: 800, height: 1560 } } as const;

export function mountainIn(width: number, height: number, route?: Route): Mountain {
  const wide = width > height * 1.05;
  const design = DESIGN[wide ? 'wide' : 'tall'];
  const unit = Math.min(width / design.width, height / design.height);
  const peak = {
    x: width * (wide ? 0.36 : 0.5),
    top: height * (wide ? 0.175 : 0.165),
    foot: height * (wide ? 0.9 : 0.56),
    width,
  };
  // A bend climbs over several points, because a single sharp turn would overlap itself.
  const high = peak.foot - peak.top;
  const across = route ? reachOf(route, design, high / height) * width : breadthOf(peak);
  const bends = bendsOf(route).flatMap(([right, down], index) =>
    (index % (BENDS.length - 1) === 0 ? [0] : [0.014, -0.014]).map(
      (up) => [peak.x + right * across, peak.top + (down + up) * high] as const,
    ),
  );
  return {
    peak,
    unit,
    path: pathThrough(bends, high * (route && route.corners !== 'round' ? 0.004 : 0.02)),
    meadow: {
      x: 70 * unit,
      y: peak.foot + high * 0.01,
      width: wide ? 1230 * unit : width - 140 * unit,
      height: height * (wide ? 0.965 : 0.625) - peak.foot - high * 0.01,
    },
  };
}

/**
 * What half widths of a route are shares of, as a share of the picture's width: the climb's height, or less if
 * the path would leave the picture. The path is stretched along with the picture.
 */
function reachOf(
  route: Route,
  { width, height }: { readonly width: number; readonly height: number },
  high: number,
): number {
  const most = (width / 2 - 40) / Math.max(route.foot, route.top);
  return Math.min(high * height, most) / width;
}

/** Area of the flag on top, which nothing may cover. */
export function flagOf({ peak }: Mountain): Rect {
  const tall = (peak.foot - peak.top) * FLAG;
  return { x: peak.x - tall * 0.06, y: peak.top - tall, width: tall * 0.85, height: tall * 0.6 };
}

export function composeMountain(sky: Sky, width: number, height: number): readonly Shape[] {
  const mountain = mountainIn(width, height);
  const { peak, meadow } = mountain;
  const horizon = peak.top + (peak.foot - peak.top) * 0.62;
  const size = { width, height };
  const ground = { seed: 53, base: meadow.y + height * 0.012, rise: height * 0.035, length: height * 0.9 };
  const front = meadow.y + meadow.height;
  return [
    linearGradientShape(boxOf(0, 0, width, height), 0, horizon * 1.5, sky.stops),
    ...stars(sky, width, height),
    ...sunlight(sky, peak.x + height * 0.5, horizon, width, height),
    ridge(sky, 0, { ...size, seed: 11, base: horizon, rise: height * 0.2, length: height * 0.26 }),
    ridge(sky, 1, {
      ...size,
      seed: 17,
      base: horizon + height * 0.1,
      rise: height * 0.2,
      length: height * 0.4,
    }),
    mist(0, horizon - height * 0.02, width, height * 0.18, sky.stops.at(-1)?.color ?? sky.light),
    ...barePeak(sky, peak),
    ...cuts(sky, peak),
    ...trail(sky, mountain),
    ridge(sky, 2, { ...size, ...ground }),
    ...firs(sky, mountain, width),
    ...meadowThings(sky, mountain),
    ...camp(sky, mountain),
    ridge(sky, 4, {
      ...size,
      seed: 71,
      base: front + height * 0.016,
      rise: height * 0.022,
      length: height * 0.5,
    }),
    ...frontFirs(sky, width, height, mountain.unit),
  ];
}

/** Strokes along the slopes, as if carved; more of them on the lit side. */
function cuts(sky: Sky, peak: PeakSize): Shape[] {
  const high = peak.foot - peak.top;
  return Array.from({ length: 26 }, (_, index) => {
    const down = 0.4 + 0.55 * seededRandom(31, index);
    const side = index % 5 < 3 ? -1 : 1;
    const { left, right } = outlineAt(down);
    const aside = (side < 0 ? -left : right) * (0.25 + 0.6 * seededRandom(32, index));
    const [x, y] = place(peak, side * aside, down);
    const long = high * (0.018 + 0.045 * seededRandom(33, index));
    const thick = high * 0.0028;
    const [out, far] = [x + side * long * 0.62, x + side * long * 0.55];
    const points = [x, y, out, y + long, far, y + long + thick, x - side * thick, y + thick];
    return flat(points, side < 0 ? sky.snow : (sky.ridges[3] ?? sky.light), side < 0 ? 0.3 : 0.35);
  });
}

/** A ribbon of gravel with a shaded lower edge, and flat stones on it. */
function trail(sky: Sky, { path, unit }: Mountain): Shape[] {
  const ground = sky.ridges[2] ?? sky.light;
  const color = mix(ground, sky.snow, 0.55);
  const thick = (share: number): number => (26 - 12 * share) * unit;
  // Overlapping discs make round bends, however sharp the turn.
  const steps = Math.ceil(path.length / (3 * unit));
  const ribbon = (down: number): Disc[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const { x, y } = path.at(step / steps);
      return { x, y: y + down * unit, radius: thick(step / steps) / 2 };
    });
  const stones: Shape[] = [];
  for (let along = 20 * unit, index = 0; along < path.length * 0.97; index += 1) {
    const share = along / path.length;
    const { x, y } = path.at(share);
    const wide = (7 + 7 * seededRandom(41, index)) * unit * (1 - 0.4 * share);
    const down = y + thick(share) * (seededRandom(42, index) - 0.5) * 0.7;
    stones.push(
      cutInHundredths(
        x,
        down,
        wide,
        '-100 0 -50 -36 60 -30 100 0 40 30 -60 26',
        mix(color, index % 3 === 0 ? sky.snow : ground, 0.35),
        0.8,
      ),
    );
    // In groups, so that they don't look like a comb.
    along += (index % 3 === 2 ? 92 : 26 + 20 * seededRandom(43, index)) * unit;
  }
  const edge = mix(ground, sky.ridges[3] ?? ground, 0.5);
  return [
    { kind: 'discs', discs: ribbon(6), paint: { kind: 'flat', color: edge, alpha: 1 } },
    { kind: 'discs', discs: ribbon(0), paint: { kind: 'flat', color, alpha: 1 } },
    ...stones,
  ];
}

/** Trees on the lower slopes, in groups beside the path. */
function firs(sky: Sky, { peak, meadow, unit }: Mountain, width: number): Shape[] {
  const color = mix(sky.ridges[2] ?? sky.light, sky.ridges[3] ?? sky.light, 0.75);
  const groups = [
    { x: peak.x - breadthOf(peak) * 0.74, count: 5 },
    { x: peak.x - breadthOf(peak) * 0.2, count: 2 },
    { x: peak.x + breadthOf(peak) * 0.62, count: 3 },
    { x: peak.x + breadthOf(peak) * 0.86, count: 5 },
    { x: width * 0.93, count: 3 },
  ];
  return groups.flatMap(({ x, count }, group) =>
    Array.from({ length: count }, (_, index) => {
      const seed = group * 7 + index;
      const tall = (62 + 44 * seededRandom(51, seed)) * unit;
      const away = (index - count / 2) * 34 * unit + (seededRandom(52, seed) - 0.5) * 14 * unit;
      return pine(x + away, meadow.y + (6 + 10 * seededRandom(53, seed)) * unit, tall, color);
    }),
  );
}

/** Tufts and stones in groups, so that the meadow doesn't look like a floor. */
function meadowThings(sky: Sky, { meadow, unit }: Mountain): Shape[] {
  const grass = mix(sky.ridges[2] ?? sky.light, sky.snow, 0.16);
  const dark = mix(sky.ridges[2] ?? sky.light, sky.ridges[3] ?? sky.light, 0.6);
  const across = meadow.width * 1.5;
  return Array.from({ length: 34 }, (_, index) => {
    const group = Math.floor(index / 3.4);
    const x = meadow.x + across * (seededRandom(55, group) * 0.98 + (seededRandom(56, index) - 0.5) * 0.07);
    const y = meadow.y + meadow.height * (0.3 + 0.7 * seededRandom(57, index));
    const size = (7 + 9 * seededRandom(58, index)) * unit;
    return index % 5 === 4 ? cut(x, y, size, STONE, dark) : cut(x, y, size, TUFT, grass);
  });
}

const STONE = '-1.2 0 -0.8 -0.7 0.3 -0.9 1.3 0';
const TUFT = '-0.6 0 -0.9 -0.9 -0.2 -0.4 0 -1.3 0.3 -0.4 1 -0.8 0.6 0';

/** Two ridge tents with the fire between them, behind those who wait. */
function camp(sky: Sky, { meadow, unit }: Mountain): Shape[] {
  const tent = (x: number, size: number, cloth: Color): Shape[] => {
    const y = meadow.y + 24 * unit;
    const [half, tall] = [size * 0.62, size * 0.74];
    const put = (outline: string, color: Color, alpha = 1): Shape =>
      flat(points(x, y, half, outline, tall), color, alpha);
    const side = points(x, y, half, '-1 0 -0.1 -1 0.62 -0.92', tall);
    return [
      flat([...side, x + half * 1.5, y - size * 0.05, x + half * 0.7, y], shaded(cloth, 0.34)),
      put('-1 0 -0.1 -1 0.7 0', cloth),
      put('-0.24 0 -0.08 -0.62 0.2 0', NIGHT, 0.75),
      put('-1 0 -0.1 -1 -0.02 -0.93 -0.84 0', mix(cloth, sky.snow, 0.5)),
      // A patch: this tent has been up there before.
      put('0.24 -0.3 0.42 -0.34 0.47 -0.2 0.3 -0.15', mix(cloth, sky.snow, 0.3)),
    ];
  };
  return [
    ...tent(meadow.x + meadow.width * 0.03, 118 * unit, '#FF7F5C'),
    ...tent(meadow.x + meadow.width * 0.96, 96 * unit, '#7CD0F5'),
    ...fire(sky, meadow.x + meadow.width * 0.135, meadow.y + 22 * unit, unit),
  ];
}

/** Three flames on crossed logs. */
function fire(sky: Sky, x: number, y: number, unit: number): Shape[] {
  const flame = (dx: number, half: number, tall: number, color: Color): Shape =>
    flat(points(x + dx * unit, y, half * unit, '-1 0 -0.7 -0.45 -0.1 -1 0.5 -0.5 1 0', tall * unit), color);
  const log = (from: number, to: number): Shape => {
    const [left, right] = [x + from * unit, x + to * unit];
    return flat([left, y + 8 * unit, right, y - 5 * unit, right, y + 3 * unit, left, y + 15 * unit], WOOD[1]);
  };
  // Light as everywhere: three discs, the innermost brightest.
  const glow = line('74 6 50 12 30 22').map(([radius, alpha]) =>
    round([x, y - 12 * unit, radius * 100 * unit], sky.light, alpha),
  );
  return [
    ...glow,
    log(-30, 26),
    log(30, -26),
    flame(-9, 11, 34, '#FF7F5C'),
    flame(8, 12, 46, '#FFB454'),
    flame(1, 6, 24, sky.snow),
  ];
}

/** Cut off by the picture's edge, so that the viewer looks out from among them. */
function frontFirs(sky: Sky, width: number, height: number, unit: number): Shape[] {
  const color = sky.ridges[4] ?? '#000000';
  const foot = width > height ? height * 1.02 : height * 0.66;
  return line('-1.2 250 1.6 170 98.5 210 101.2 290 95.5 130').map(([right, tall]) =>
    pine(width * right, foot, tall * 100 * unit, color),
  );
}
