// The peak: two flanks, the snowcap, the climbers' lights, and the flag on top.

import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
import { flat, line, type Line } from '#scenes/kit/outlines.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import type { Color, Sky } from '#scenes/theme/tokens.ts';

export interface PeakSize {
  readonly x: number;
  /** The y of its top and of its foot. */
  readonly top: number;
  readonly foot: number;
  /** Of the whole picture. */
  readonly width: number;
}

// Outlines from the top down, as fractions of the height: (right, down).
const LEFT = line('0 0 -5 9 -10 13 -20 30 -26 34 -42 56 -51 61 -90 102');
const RIGHT = line('0 0 5.5 8 13 17 17.5 20 30 41 39 47 56 70 64 74 100 102');
const SPINE = line('0 0 3 11 -1.5 20 5 34 1 46 10 62 5 76 14 102');
/** From the top down. */
export const PEAK_OUTLINE = { left: LEFT, right: RIGHT, spine: SPINE } as const;
const SNOW_LIT = line('0 0 -5 9 -10 13 -20 30 -16.5 27 -14 35 -9.5 28 -6 40 -1 31 3 36 4.5 32 -1.5 20 3 11');
const SNOW_SHADE = line('0 0 3 11 -1.5 20 4.5 32 7.5 27 11 34 14 26 17 29 19 22.5 17.5 20 13 17 5.5 8');
const SHOULDER = line('-20 30 -26 34 -42 56 -30 52 -24 66 -16 56 -12 62 -16.5 44');
/** The path up. */
const PATH = line('-50 86 -30 78 -10 79 6 71 -6 61 -20 53 -8 46 0.5 38 -6 28 -1 17 0.4 6');

/** The part of the path that no ridge hides. */
const IN_SIGHT = PATH.slice(2);

/** The point on the path after this share of the way, in pixels; 0 is the foot, 1 the flag. */
export function pathPoint(size: PeakSize, share: number): { x: number; y: number } {
  const last = IN_SIGHT.length - 1;
  const along = clamp(share, 0, 1) * last;
  const [fromX, fromY] = IN_SIGHT[Math.floor(along)] ?? [0, 0];
  const [toX, toY] = IN_SIGHT[Math.ceil(along)] ?? [0, 0];
  const part = along - Math.floor(along);
  const [x, y] = place(size, fromX + (toX - fromX) * part, fromY + (toY - fromY) * part);
  return { x, y };
}

export function peakShapes(sky: Sky, size: PeakSize): Shape[] {
  return [...flanks(sky, size), ...lights(sky, size), ...flag(sky, size)];
}

/** The peak without its climbers. */
export function barePeak(sky: Sky, size: PeakSize): Shape[] {
  return [...flanks(sky, size), ...flag(sky, size)];
}

/**
 * Returns how far the outline reaches to either side at this fraction of the height from the top, as
 * fractions of the breadth.
 */
export function outlineAt(down: number): { readonly left: number; readonly right: number } {
  return { left: across(LEFT, down), right: across(RIGHT, down) };
}

/** Returns how far right a line is at this share of the height, clamped to its ends. */
export function across(line: Line, down: number): number {
  const next = line.findIndex(([, y]) => y >= down);
  const [toX, toY] = line[next === -1 ? line.length - 1 : next] ?? [0, 0];
  const [fromX, fromY] = line[Math.max(0, next - 1)] ?? [0, 0];
  return toY === fromY ? toX : fromX + ((toX - fromX) * (Math.min(down, toY) - fromY)) / (toY - fromY);
}

function flanks(sky: Sky, size: PeakSize): Shape[] {
  const rock = sky.ridges[1] ?? sky.light;
  const shade = mix(rock, sky.ridges[2] ?? rock, 0.6);
  const lit = mix(rock, sky.light, 0.5);
  const face = (line: Line, color: Color): Shape =>
    flat(
      line.flatMap(([x, y]) => place(size, x, y)),
      color,
    );
  return [
    face([...LEFT, ...SPINE.toReversed()], lit),
    face([...SPINE, ...RIGHT.toReversed()], shade),
    face(SHOULDER, mix(lit, shade, 0.45)),
    face(SNOW_LIT, sky.snow),
    face(SNOW_SHADE, mix(sky.snow, shade, 0.5)),
  ];
}

/** Converts a point given as fractions of the peak's breadth and height to pixels. */
export function place(size: PeakSize, right: number, down: number): [number, number] {
  return [size.x + right * breadthOf(size), size.top + down * (size.foot - size.top)];
}

/** As broad as the peak is high, but never too broad for a narrow picture. */
export function breadthOf({ top, foot, width }: PeakSize): number {
  return Math.min(foot - top, width * 0.62);
}

function lights(sky: Sky, size: PeakSize): Shape[] {
  const high = size.foot - size.top;
  const points = PATH.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = PATH[index] ?? [x, y];
    const steps = Math.max(2, Math.round(Math.hypot(x - fromX, y - fromY) / 0.035));
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps;
      return place(size, fromX + (x - fromX) * share, fromY + (y - fromY) * share);
    });
  });
  const discs = (radius: number): { x: number; y: number; radius: number }[] =>
    points.map(([x, y]) => ({ x, y, radius: Math.max(0.8, high * radius) }));
  const color = mix(sky.snow, '#FFC04D', sky.stars > 0.6 ? 0.65 : 0.1);
  return [
    { kind: 'discs', discs: discs(0.0075), paint: { kind: 'flat', color, alpha: 0.22 } },
    { kind: 'discs', discs: discs(0.0032), paint: { kind: 'flat', color, alpha: sky.stars > 0.6 ? 1 : 0.6 } },
  ];
}

/** Height of the flag, as a share of the peak's. */
export const FLAG = 0.11;

/** The highest top of a peak on this foot that keeps its flag below `clear`. */
export function topBelow(clear: number, foot: number): number {
  return (clear + FLAG * foot) / (1 + FLAG);
}

function flag(sky: Sky, { x, top, foot }: PeakSize): Shape[] {
  const tall = (foot - top) * FLAG;
  const pole = Math.max(1.5, tall * 0.05);
  const cloth = sky.sun || sky.stars > 0.6 ? '#FF6F4E' : mix(sky.snow, '#FF7F5C', 0.35);
  const right = [0, 0.75, 0.58, 0.75, 0].map((share) => x + (share === 0 ? pole : tall * share));
  const down = [1, 0.86, 0.72, 0.5, 0.42].map((share) => top - tall * share);
  return [
    flat([x - pole, top + 2, x - pole, top - tall, x + pole, top - tall, x + pole, top + 2], sky.snow),
    flat(
      right.flatMap((at, index) => [at, down[index] ?? 0]),
      cloth,
    ),
  ];
}
