// The peak: two flanks, the cap, the lights of those who climb, and the flag on top.

import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
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

export type Line = readonly (readonly [right: number, down: number])[];

// Outlines from the top down, in shares of the height: (right, down).
const LEFT: Line = [
  [0, 0],
  [-0.05, 0.09],
  [-0.1, 0.13],
  [-0.2, 0.3],
  [-0.26, 0.34],
  [-0.42, 0.56],
  [-0.51, 0.61],
  [-0.9, 1.02],
];
const RIGHT: Line = [
  [0, 0],
  [0.055, 0.08],
  [0.13, 0.17],
  [0.175, 0.2],
  [0.3, 0.41],
  [0.39, 0.47],
  [0.56, 0.7],
  [0.64, 0.74],
  [1, 1.02],
];
const SPINE: Line = [
  [0, 0],
  [0.03, 0.11],
  [-0.015, 0.2],
  [0.05, 0.34],
  [0.01, 0.46],
  [0.1, 0.62],
  [0.05, 0.76],
  [0.14, 1.02],
];
/** From the top down. */
export const PEAK_OUTLINE = { left: LEFT, right: RIGHT, spine: SPINE } as const;
const SNOW_LIT: Line = [
  [0, 0],
  [-0.05, 0.09],
  [-0.1, 0.13],
  [-0.2, 0.3],
  [-0.165, 0.27],
  [-0.14, 0.35],
  [-0.095, 0.28],
  [-0.06, 0.4],
  [-0.01, 0.31],
  [0.03, 0.36],
  [0.045, 0.32],
  [-0.015, 0.2],
  [0.03, 0.11],
];
const SNOW_SHADE: Line = [
  [0, 0],
  [0.03, 0.11],
  [-0.015, 0.2],
  [0.045, 0.32],
  [0.075, 0.27],
  [0.11, 0.34],
  [0.14, 0.26],
  [0.17, 0.29],
  [0.19, 0.225],
  [0.175, 0.2],
  [0.13, 0.17],
  [0.055, 0.08],
];
const SHOULDER: Line = [
  [-0.2, 0.3],
  [-0.26, 0.34],
  [-0.42, 0.56],
  [-0.3, 0.52],
  [-0.24, 0.66],
  [-0.16, 0.56],
  [-0.12, 0.62],
  [-0.165, 0.44],
];
/** Where the path goes up. */
const PATH: Line = [
  [-0.5, 0.86],
  [-0.3, 0.78],
  [-0.1, 0.79],
  [0.06, 0.71],
  [-0.06, 0.61],
  [-0.2, 0.53],
  [-0.08, 0.46],
  [0.005, 0.38],
  [-0.06, 0.28],
  [-0.01, 0.17],
  [0.004, 0.06],
];

/** The part of the path that no ridge hides. */
const IN_SIGHT = PATH.slice(2);

/** Where who has gone this share of the way stands on the path, in pixels; 0 is at the foot, 1 at the flag. */
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

/** The peak without those who climb it. */
export function barePeak(sky: Sky, size: PeakSize): Shape[] {
  return [...flanks(sky, size), ...flag(sky, size)];
}

/** How far its outline reaches to either side at this share of its height from the top, in shares of its breadth. */
export function outlineAt(down: number): { readonly left: number; readonly right: number } {
  return { left: across(LEFT, down), right: across(RIGHT, down) };
}

/** How far right a line is at this share of the height; its ends beyond them. */
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
  const face = (line: Line, color: Color, alpha = 1): Shape => ({
    kind: 'outline',
    points: line.flatMap(([x, y]) => place(size, x, y)),
    paint: { kind: 'flat', color, alpha },
  });
  return [
    face([...LEFT, ...SPINE.toReversed()], lit),
    face([...SPINE, ...RIGHT.toReversed()], shade),
    face(SHOULDER, mix(lit, shade, 0.45)),
    face(SNOW_LIT, sky.snow),
    face(SNOW_SHADE, mix(sky.snow, shade, 0.5)),
  ];
}

/** A point in shares of the peak's breadth and height, in pixels. */
export function place(size: PeakSize, right: number, down: number): [number, number] {
  return [size.x + right * breadthOf(size), size.top + down * (size.foot - size.top)];
}

/** The peak is as broad as it is high, but never overruns a narrow picture. */
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

/** The height of the flag in shares of the peak's. */
export const FLAG = 0.11;

/** The highest top of a peak on this foot whose flag stays below `clear`. */
export function topBelow(clear: number, foot: number): number {
  return (clear + FLAG * foot) / (1 + FLAG);
}

function flag(sky: Sky, { x, top, foot }: PeakSize): Shape[] {
  const tall = (foot - top) * FLAG;
  const pole = Math.max(1.5, tall * 0.05);
  const cloth = sky.sun || sky.stars > 0.6 ? '#FF6F4E' : mix(sky.snow, '#FF7F5C', 0.35);
  return [
    {
      kind: 'outline',
      points: [x - pole, top + 2, x - pole, top - tall, x + pole, top - tall, x + pole, top + 2],
      paint: { kind: 'flat', color: sky.snow, alpha: 1 },
    },
    {
      kind: 'outline',
      points: [
        x + pole,
        top - tall,
        x + tall * 0.75,
        top - tall * 0.86,
        x + tall * 0.58,
        top - tall * 0.72,
        x + tall * 0.75,
        top - tall * 0.5,
        x + pole,
        top - tall * 0.42,
      ],
      paint: { kind: 'flat', color: cloth, alpha: 1 },
    },
  ];
}
