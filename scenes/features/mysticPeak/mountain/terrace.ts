// The steps of the massif that the path follows, and the ground of the lower camp.

import type { MountainKind, Palette, Zone } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { boulder, growthOf } from '#scenes/features/mysticPeak/mountain/plants.ts';
import { type Place } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { shaded, SNOW } from '#scenes/kit/materials.ts';
import { flat, points, stroke, linearGradientShape, mist } from '#scenes/kit/outlines.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { Shape } from '#scenes/kit/paint.ts';

const ORIGIN: readonly [number, number] = [0, 0];

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

/** A step of the massif: the path runs along its upper edge, and its face shows below. */
export function terrace(land: Land, { run, from, to, half, middle, bottom, isCrest, isEdge }: Step): Shape[] {
  const { palette, zone, unit, seed } = land;
  const left = from.x < to.x ? from : to;
  const right = from.x < to.x ? to : from;
  const margin = 46 * unit;
  const slope = (x: number): number => left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x);
  // Farther away, it blends into the sky.
  const air = run * 0.05;
  const tone = (color: string): string => mix(color, palette.horizon, air);
  const [lit, shade] = [tone(mix(palette.lit, palette.shade, 0.12)), tone(palette.shade)];
  const cap = tone(capOf(palette, zone));
  const top: [number, number][] = [];
  const count = 9;
  const lean = (step: number): number => (seededRandom(seed, step) - 0.5) * 7 * unit;
  const shelf = isCrest ? 3.1 : 0;
  top.push(
    [left.x - margin * (2.6 + shelf), left.y + margin * 2.1],
    [left.x - margin * (1.25 + shelf), left.y + 5 * unit],
  );
  if (isCrest) top.push([left.x - margin * 2.2, left.y - 9 * unit]);
  for (let step = 0; step <= count; step += 1) {
    const x = left.x + ((right.x - left.x) * step) / count;
    top.push([x, slope(x) - 15 * unit + lean(step)]);
  }
  top.push([right.x + margin * 1.2, right.y + 3 * unit], [right.x + margin * 2.5, right.y + margin * 2]);
  const leftEnd = top[0] ?? ORIGIN;
  const rightEnd = top.at(-1) ?? ORIGIN;
  // Widens downward in two slopes.
  const under = (bottom - from.y) * 0.55;
  const rightFoot = [rightEnd[0] + margin * 0.3, rightEnd[1] + margin, rightEnd[0] + under * 0.6, bottom];
  const leftFoot = [leftEnd[0] - under * 0.6, bottom, leftEnd[0] - margin * 0.2, leftEnd[1] + margin];
  const body = [...top.flat(), ...rightFoot, ...leftFoot];
  const shapes: Shape[] = [flat(body, lit)];
  // No light reaches past the spine.
  const spine = middle + half * (0.1 + 0.14 * (run % 2));
  const spineTop = clamp(spine, left.x, right.x);
  const zig = [
    ...points(spineTop, slope(spineTop), unit, '0 -14 26 40 -14 92 34 160'),
    spineTop - 10 * unit,
    bottom,
  ];
  const afterSpine = top.filter(([x]) => x > spineTop);
  shapes.push(
    flat([...zig.slice(0, 2), ...afterSpine.flat(), ...rightFoot, ...pairsReversed(zig.slice(2))], shade),
  );
  shapes.push(
    ...facets(land, {
      left: leftEnd[0] + margin * (isCrest ? 2 : 1.1),
      right: rightEnd[0] - margin * 1.4,
      slope,
      spine: spineTop,
      tones: [lit, shade, tone(palette.light)],
      high: bottom - Math.max(from.y, to.y),
    }),
  );
  shapes.push(...capShapes(land, top, cap));
  // Mist gathers where the next terrace is in front.
  shapes.push(
    linearGradientShape(body, Math.max(from.y, to.y) + 10 * unit, Math.max(from.y, to.y) + 150 * unit, [
      { at: 0, color: palette.horizon, alpha: 0 },
      { at: 1, color: palette.horizon, alpha: 0.26 },
    ]),
  );
  shapes.push(...plants(land, run, left, right, edgeOf(top), isEdge));
  return shapes;
}

const capOf = (palette: Palette, zone: Zone): string =>
  zone === 'ice' || zone === 'peak'
    ? mix(palette.light, palette.lit, 0.12)
    : zone === 'rock'
      ? mix(palette.lit, palette.light, 0.32)
      : mix(palette.ground, palette.light, 0.14);

function pairsReversed(points: readonly number[]): number[] {
  const reversed: number[] = [];
  for (let index = points.length - 2; index >= 0; index -= 2)
    reversed.push(points[index] ?? 0, points[index + 1] ?? 0);
  return reversed;
}

interface Face {
  readonly left: number;
  readonly right: number;
  readonly slope: (x: number) => number;
  readonly spine: number;
  readonly tones: readonly [lit: string, shade: string, light: string];
  readonly high: number;
}

function facets({ unit, seed }: Land, { left, right, slope, spine, tones, high }: Face): Shape[] {
  const [lit, shade, light] = tones;
  const shapes: Shape[] = [];
  const count = Math.max(5, Math.round((right - left) / (64 * unit)));
  for (let index = 0; index < count; index += 1) {
    const roll = (of: number): number => seededRandom(seed + of, index);
    const x = left + ((index + 0.2 + 0.6 * roll(1)) / count) * (right - left);
    const isLeft = x < spine;
    const top = slope(clamp(x, left, right)) + (2 + 26 * roll(2)) * unit;
    const long = Math.min(high, (64 + 110 * roll(3)) * unit);
    const drift = (isLeft ? -1 : 1) * (8 + 22 * roll(4)) * unit;
    const broad = (18 + 34 * roll(5)) * unit;
    const [mx, my] = [x + drift * 0.6, top + long * (0.36 + 0.2 * roll(6))];
    const ridge = [x, top, mx, my, x + drift, top + long];
    const cutX = x - broad * (0.5 + roll(8));
    shapes.push(
      flat(
        [...ridge, mx + broad, my + long * 0.14],
        isLeft ? mix(lit, shade, 0.42 + 0.3 * roll(7)) : shaded(mix(shade, lit, 0.1 * roll(7)), 0.2),
      ),
      flat(
        [...ridge, mx - broad * 0.6, my - long * 0.05],
        mix(isLeft ? lit : shade, isLeft ? light : lit, isLeft ? 0.36 : 0.34),
      ),
      stroke(
        [cutX, my],
        [cutX + drift * 0.5, my + (14 + 26 * roll(9)) * unit],
        2.4 * unit,
        isLeft ? light : lit,
        0.35,
      ),
    );
  }
  return shapes;
}

type Edge = readonly (readonly [number, number])[];

/** The y at each x of an edge that runs from left to right. */
function edgeOf(edge: Edge): (x: number) => number {
  return (x) => {
    const next = edge.findIndex(([at]) => at >= x);
    const [toX, toY] = edge[next] ?? edge.at(-1) ?? ORIGIN;
    const [fromX, fromY] = edge[Math.max(0, next - 1)] ?? ORIGIN;
    return toX === fromX ? toY : fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX);
  };
}

/** Grass, gravel or snow on the edge, with a ragged hem. */
function capShapes({ palette, zone, unit, seed }: Land, top: Edge, cap: string): Shape[] {
  const isSnow = zone === 'ice' || zone === 'peak';
  const deep = (isSnow ? 30 : zone === 'rock' ? 20 : 28) * unit;
  const hem: number[] = [];
  const first = top[0] ?? ORIGIN;
  const last = top.at(-1) ?? ORIGIN;
  const heightAt = edgeOf(top);
  const step = (isSnow ? 30 : 20) * unit;
  let index = 0;
  for (let x = last[0]; x > first[0]; x -= step * (0.6 + 0.8 * seededRandom(seed + 3, index))) {
    const tooth = index % 2 === 0 ? 0.5 : 1 + (isSnow ? 0.9 : 0.35) * seededRandom(seed + 4, index);
    hem.push(x, heightAt(x) + deep * tooth);
    index += 1;
  }
  const edge = top.flat();
  return [
    flat(
      [...edge, ...hem.map((value, order) => (order % 2 === 1 ? value + 5 * unit : value))],
      isSnow ? mix(SNOW[1], palette.shade, 0.3) : shaded(mix(cap, palette.shade, 0.25), 0.3),
    ),
    flat([...edge, ...hem], cap),
    // A rim where the light comes in.
    flat(
      [...edge, ...pairsReversed(edge.map((value, order) => (order % 2 === 1 ? value + 4.5 * unit : value)))],
      mix(cap, palette.light, 0.6),
    ),
  ];
}

/**
 * Plants behind the path of a terrace; tall ones at its free end, so that they hide no one. `isEdge`: all
 * along it.
 */
function plants(
  { kind, palette, zone, unit, seed }: Land,
  run: number,
  left: Place,
  right: Place,
  edge: (x: number) => number,
  isEdge: boolean,
): Shape[] {
  const far = isEdge ? (right.x - left.x) / (420 * unit) : 1;
  const growth = growthOf(kind, zone);
  const shapes: Shape[] = [];
  const free = run % 2 === 0 ? 0 : 1;
  const many = (zone === 'forest' ? 9 : zone === 'meadow' ? 6 : 4) * far;
  for (let index = 0; index < many; index += 1) {
    // At the ends, in groups of two or three.
    const group = Math.floor(index / 2.4) % 2;
    const out = group === 0 ? free : 1 - free;
    const x = isEdge
      ? left.x +
        ((right.x - left.x) * (Math.floor(index / 2.4) * 2.4 + seededRandom(seed + 11, index))) / many
      : out === 0
        ? left.x - (8 + 62 * seededRandom(seed + 11, index)) * unit
        : right.x + (8 + 62 * seededRandom(seed + 11, index)) * unit;
    const y = edge(x) + (1 + 7 * seededRandom(seed + 12, index)) * unit;
    const size =
      (zone === 'rock' || zone === 'peak' ? 44 : 88) *
      unit *
      (0.72 + 0.5 * seededRandom(seed + 13, index)) *
      (1 - 0.07 * run);
    const plant = growth.tall[Math.floor(seededRandom(seed + 14, index) * growth.tall.length)];
    if (plant) shapes.push(...plant(x, y, size, palette, seed + index));
  }
  const low = 7 * far;
  for (let index = 0; index < low; index += 1) {
    const x =
      left.x +
      (right.x - left.x) *
        (0.08 + 0.86 * ((Math.floor(index / 2.5) + 0.6 * seededRandom(seed + 15, index)) / (low / 2.5)));
    const plant = growth.low[Math.floor(seededRandom(seed + 16, index) * growth.low.length)];
    if (plant)
      shapes.push(
        ...plant(
          x,
          edge(x) + 3 * unit,
          (26 + 18 * seededRandom(seed + 17, index)) * unit,
          palette,
          seed + index,
        ),
      );
  }
  return shapes;
}

/** The ground below the lower camp, across the whole picture. */
export function firstGround(
  { kind, palette, zone, unit, seed }: Land,
  y: number,
  width: number,
  height: number,
): Shape[] {
  const cap = capOf(palette, zone);
  const foot = [width * 1.17, height * 2, -width * 0.17, height * 2];
  const ground = (up: number, rough: number, of: number, color: string): Shape =>
    flat(
      [
        ...Array.from({ length: 9 }, (_, index) => [
          width * (index / 6 - 0.17),
          y - up * unit + (seededRandom(seed + of, index) - 0.5) * rough * unit,
        ]).flat(),
        ...foot,
      ],
      color,
    );
  const isSnow = zone === 'ice' || zone === 'peak';
  const under = isSnow
    ? mix(palette.light, palette.shade, 0.55)
    : zone === 'rock'
      ? mix(palette.lit, palette.shade, 0.5)
      : mix(palette.ground, palette.shade, 0.18);
  const shapes = [
    ground(-6, 14, 21, cap),
    ground(-46, 22, 22, mix(cap, under, 0.45)),
    ground(-92, 26, 23, mix(cap, shaded(under, 0.35), 0.85)),
    mist(-width * 0.17, y - 26 * unit, width * 1.34, 46 * unit, palette.horizon, 0.14),
  ];
  const { low } = growthOf(kind, zone);
  const count = Math.round(width / (54 * unit));
  for (let index = 0; index < count; index += 1) {
    const x = (Math.floor(index / 2.6) * 2.6 + 2 * seededRandom(seed + 24, index)) * 54 * unit;
    const down = y + (30 + 66 * seededRandom(seed + 25, index)) * unit;
    const plant = index % 9 === 7 ? boulder : low[Math.floor(seededRandom(seed + 26, index) * low.length)];
    if (plant)
      shapes.push(
        ...plant(x, down, (30 + 22 * seededRandom(seed + 27, index)) * unit, palette, seed + index),
      );
  }
  return shapes;
}
