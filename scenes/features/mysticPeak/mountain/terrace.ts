// The steps of the massif that the path follows, and the ground of the lower camp.

import type { MountainKind, Palette, Zone } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { boulder, grown, growthOf } from '#scenes/features/mysticPeak/mountain/plants.ts';
import { type Place } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { shaded, SNOW } from '#scenes/kit/materials.ts';
import { flat, type Line, linearGradientShape, mist, points } from '#scenes/kit/outlines.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import { across } from '#scenes/kit/peak.ts';

/** The land of a stretch, with the seed of its random details. */
export interface Land {
  readonly kind: MountainKind;
  readonly palette: Palette;
  readonly zone: Zone;
  readonly unit: number;
  readonly seed: number;
}

interface Step {
  /** Counted from the foot up. */
  readonly run: number;
  readonly from: Place;
  readonly to: Place;
  readonly half: number;
  readonly middle: number;
  readonly bottom: number;
  /** True if a camp is on its upper end. */
  readonly isCrest: boolean;
  /** True if it fills the picture from side to side. */
  readonly isEdge: boolean;
}

const isWhite = (zone: Zone): boolean => zone === 'ice' || zone === 'peak';

/** A step of the massif: the path runs along its upper edge, and its face shows below. */
export function terrace(land: Land, { run, from, to, half, middle, bottom, isCrest, isEdge }: Step): Shape[] {
  const { palette, zone, unit, seed } = land;
  const [left, right] = from.x < to.x ? [from, to] : [to, from];
  const margin = 46 * unit;
  const slope = (x: number): number => left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x);
  // Farther away, it blends into the sky.
  const tone = (color: string): string => mix(color, palette.horizon, run * 0.05);
  const lit = tone(mix(palette.lit, palette.shade, 0.12));
  const [shade, light] = [tone(palette.shade), tone(palette.light)];
  const shelf = isCrest ? 3.1 : 0;
  const leftEnd = [left.x - margin * (2.6 + shelf), left.y + margin * 2.1] as const;
  const rightEnd = [right.x + margin * 2.5, right.y + margin * 2] as const;
  const top: Line = [
    leftEnd,
    [left.x - margin * (1.25 + shelf), left.y + 5 * unit],
    ...(isCrest ? [[left.x - margin * 2.2, left.y - 9 * unit] as const] : []),
    ...Array.from({ length: 10 }, (_, step): Line[number] => {
      const x = left.x + ((right.x - left.x) * step) / 9;
      return [x, slope(x) + (7 * seededRandom(seed, step) - 18.5) * unit];
    }),
    [right.x + margin * 1.2, right.y + 3 * unit],
    rightEnd,
  ];
  // Widens downward in two slopes.
  const under = (bottom - from.y) * 0.33;
  const rightFoot: Line = [
    [rightEnd[0] + margin * 0.3, rightEnd[1] + margin],
    [rightEnd[0] + under, bottom],
  ];
  const leftFoot: Line = [
    [leftEnd[0] - under, bottom],
    [leftEnd[0] - margin * 0.2, leftEnd[1] + margin],
  ];
  // No light reaches past the spine.
  const spine = clamp(middle + half * (0.1 + 0.14 * (run % 2)), left.x, right.x);
  const body = [...top, ...rightFoot, ...leftFoot].flat();
  const zig = points(spine, slope(spine), unit, '34 160 -14 92 26 40 0 -14');
  // Mist gathers where the next terrace is in front.
  const foot = Math.max(from.y, to.y);
  const [start, end] = [leftEnd[0] + margin * (isCrest ? 2 : 1.1), rightEnd[0] - margin * 1.4];
  const count = Math.max(5, Math.round((end - start) / (64 * unit)));
  return [
    flat(body, lit),
    flat(
      [...[...top.filter(([x]) => x > spine), ...rightFoot].flat(), spine - 10 * unit, bottom, ...zig],
      shade,
    ),
    ...Array.from({ length: count }, (_, index) => {
      const roll = (of: number): number => seededRandom(seed + of, index);
      const x = start + ((index + 0.2 + 0.6 * roll(1)) / count) * (end - start);
      const isLeft = x < spine;
      const y = slope(x) + (2 + 26 * roll(2)) * unit;
      const long = Math.min(bottom - foot, (64 + 110 * roll(3)) * unit);
      const drift = (isLeft ? -1 : 1) * (8 + 22 * roll(4)) * unit;
      const broad = (18 + 34 * roll(5)) * unit;
      const [mx, my] = [x + drift * 0.6, y + long * (0.36 + 0.2 * roll(6))];
      const ridge = [x, y, mx, my, x + drift, y + long];
      return [
        flat(
          [...ridge, mx + broad, my + long * 0.14],
          isLeft ? mix(lit, shade, 0.42 + 0.3 * roll(7)) : shaded(mix(shade, lit, 0.1 * roll(7)), 0.2),
        ),
        flat(
          [...ridge, mx - broad * 0.6, my - long * 0.05],
          isLeft ? mix(lit, light, 0.36) : mix(shade, lit, 0.34),
        ),
      ];
    }).flat(),
    ...capShapes(land, top, tone(capOf(palette, zone))),
    linearGradientShape(body, foot + 10 * unit, foot + 150 * unit, [
      { at: 0, color: palette.horizon, alpha: 0 },
      { at: 1, color: palette.horizon, alpha: 0.26 },
    ]),
    ...plants(land, run, left.x, right.x, edgeOf(top), isEdge),
  ];
}

const capOf = ({ light, lit, ground }: Palette, zone: Zone): string =>
  isWhite(zone) ? mix(light, lit, 0.12) : zone === 'rock' ? mix(lit, light, 0.32) : mix(ground, light, 0.14);

/** The y at each x of an edge that runs from left to right. */
function edgeOf(edge: Line): (x: number) => number {
  const swapped = edge.map(([x, y]) => [y, x] as const);
  return (x) => across(swapped, x);
}

/** Grass, gravel or snow on the edge, with a ragged hem. */
function capShapes({ palette, zone, unit, seed }: Land, top: Line, cap: string): Shape[] {
  const isSnow = isWhite(zone);
  const deep = (isSnow ? 30 : zone === 'rock' ? 20 : 28) * unit;
  const step = (isSnow ? 30 : 20) * unit;
  const heightAt = edgeOf(top);
  const [[start] = [0], [end] = [0]] = [top[0], top.at(-1)];
  const hem: Line[number][] = [];
  for (let x = end, index = 0; x > start; x -= step * (0.6 + 0.8 * seededRandom(seed + 3, index)), index += 1)
    hem.push([
      x,
      heightAt(x) +
        deep * (index % 2 === 0 ? 0.5 : 1 + (isSnow ? 0.9 : 0.35) * seededRandom(seed + 4, index)),
    ]);
  /** Down to a lower edge, which runs from right to left. */
  const layer = (lower: Line, down: number, color: string): Shape =>
    flat([...top, ...lower.map(([x, y]) => [x, y + down] as const)].flat(), color);
  return [
    layer(
      hem,
      5 * unit,
      isSnow ? mix(SNOW[1], palette.shade, 0.3) : shaded(mix(cap, palette.shade, 0.25), 0.3),
    ),
    layer(hem, 0, cap),
    // A rim where the light comes in.
    layer(top.toReversed(), 4.5 * unit, mix(cap, palette.light, 0.6)),
  ];
}

/**
 * Plants behind the path of a terrace; tall ones at its free end, so that they hide no one. `isEdge`: all
 * along it.
 */
function plants(
  { kind, palette, zone, unit, seed }: Land,
  run: number,
  left: number,
  right: number,
  edge: (x: number) => number,
  isEdge: boolean,
): Shape[] {
  const far = isEdge ? (right - left) / (420 * unit) : 1;
  const { tall, low } = growthOf(kind, zone);
  const many = (zone === 'forest' ? 9 : zone === 'meadow' ? 6 : 4) * far;
  const size = (zone === 'rock' || zone === 'peak' ? 44 : 88) * unit * (1 - 0.07 * run);
  const roll = (of: number, index: number): number => seededRandom(seed + of, index);
  return [
    ...Array.from({ length: Math.ceil(many) }, (_, index) => {
      // At the ends, in groups of two or three.
      const group = Math.floor(index / 2.4);
      const out = (8 + 62 * roll(11, index)) * unit;
      const x = isEdge
        ? left + ((right - left) * (group * 2.4 + roll(11, index))) / many
        : (group + run) % 2 === 0
          ? left - out
          : right + out;
      const y = edge(x) + (1 + 7 * roll(12, index)) * unit;
      return grown(
        tall,
        seed + 14,
        index,
        x,
        y,
        size * (0.72 + 0.5 * roll(13, index)),
        palette,
        seed + index,
      );
    }),
    ...Array.from({ length: Math.ceil(7 * far) }, (_, index) => {
      const share = (Math.floor(index / 2.5) + 0.6 * roll(15, index)) / (2.8 * far);
      const x = left + (right - left) * (0.08 + 0.86 * share);
      const high = (26 + 18 * roll(17, index)) * unit;
      return grown(low, seed + 16, index, x, edge(x) + 3 * unit, high, palette, seed + index);
    }),
  ].flat();
}

/** The ground below the lower camp, across the whole picture. */
export function firstGround(
  { kind, palette, zone, unit, seed }: Land,
  y: number,
  width: number,
  height: number,
): Shape[] {
  const cap = capOf(palette, zone);
  const { light, lit, ground, shade } = palette;
  const layer = (down: number, rough: number, of: number, color: string): Shape =>
    flat(
      [
        ...Array.from({ length: 9 }, (_, index) => [
          width * (index / 6 - 0.17),
          y + (down + (seededRandom(seed + of, index) - 0.5) * rough) * unit,
        ]).flat(),
        ...points(0, 0, width, '1.17 2 -.17 2', height),
      ],
      color,
    );
  const under = isWhite(zone)
    ? mix(light, shade, 0.55)
    : zone === 'rock'
      ? mix(lit, shade, 0.5)
      : mix(ground, shade, 0.18);
  const { low } = growthOf(kind, zone);
  return [
    layer(6, 14, 21, cap),
    layer(46, 22, 22, mix(cap, under, 0.45)),
    layer(92, 26, 23, mix(cap, shaded(under, 0.35), 0.85)),
    mist(-width * 0.17, y - 26 * unit, width * 1.34, 46 * unit, palette.horizon, 0.14),
    ...Array.from({ length: Math.round(width / (54 * unit)) }, (_, index) => {
      const roll = (of: number): number => seededRandom(seed + of, index);
      const x = (Math.floor(index / 2.6) * 2.6 + 2 * roll(24)) * 54 * unit;
      return grown(
        index % 9 === 7 ? [boulder] : low,
        seed + 26,
        index,
        x,
        y + (30 + 66 * roll(25)) * unit,
        (30 + 22 * roll(27)) * unit,
        palette,
        seed + index,
      );
    }).flat(),
  ];
}
