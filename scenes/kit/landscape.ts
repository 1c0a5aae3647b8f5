// Mountain landscape as plain shapes: painted on a canvas for scenes, written as SVG for pages.

import { mix } from '#scenes/kit/color.ts';
import { type PeakSize, peakShapes, topBelow } from '#scenes/kit/peak.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import type { Color, Sky } from '#scenes/theme/tokens.ts';
import { linearGradientShape, boxOf, round, radialGradientShape, line, flat } from '#scenes/kit/outlines.ts';

/**
 * The landscape for a picture of this size, from back to front. Deterministic. The peak and its flag stay
 * below `clear`, the height at the top that carries text.
 */
export function composeLandscape(sky: Sky, width: number, height: number, clear = 0): Shape[] {
  const near = sky.shade * height;
  /** All as fractions of the height except the seed. `down`: where the near ridges begin. */
  const sized = (seed: number, down: number, rise: number, length: number): RidgeSize => ({
    seed,
    width,
    height,
    base: near + down * height,
    rise: rise * height,
    length: length * height,
  });
  const ground = sized(53, 0.2, 0.08, 0.7);
  const peak = peakIn(sky, width, height, clear);
  return [
    linearGradientShape(boxOf(0, 0, width, height), 0, height, sky.stops),
    ...stars(sky, width, height),
    ...sunlight(sky, peak.x - height * 0.2, near, width, height),
    ridge(sky, 0, sized(11, -0.05, 0.24, 0.26)),
    ...peakShapes(sky, peak),
    ridge(sky, 2, sized(29, 0.06, 0.19, 0.33)),
    ridge(sky, 3, sized(37, 0.13, 0.14, 0.4)),
    ridge(sky, 4, ground),
    ...pines(sky, width, ground),
  ];
}

/** Place and size of this landscape's peak. */
export function peakIn(sky: Sky, width: number, height: number, clear = 0): PeakSize {
  const foot = sky.shade * height + height * 0.08;
  return {
    // In the middle of a tall screen; to the right of the text on a wide one.
    x: width * (width > height ? 0.78 : 0.56),
    // A little space between the text and the flag.
    top: Math.max(sky.apex * height, topBelow(clear + height * 0.015, foot)),
    foot,
    width,
  };
}

/** Pseudo-random number from 0 to 1 for any integer; the same every time. */
export function seededRandom(seed: number, index: number): number {
  let value = Math.imul(seed * 374_761_393 + index * 668_265_263, 0x9e3779b1);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return ((value ^ (value >>> 13)) >>> 0) / 0xffffffff;
}

export function stars(sky: Sky, width: number, height: number): Shape[] {
  const count = Math.round((width * height) / 26_000);
  const discs = Array.from({ length: count }, (_, index) => [
    seededRandom(71, index) * width,
    seededRandom(72, index) ** 1.5 * height * 0.5,
    Math.max(0.6, (0.4 + seededRandom(73, index) * 1.1) * (height / 900)),
  ]);
  const layer = (from: number, alpha: number): Shape =>
    round(discs.filter((_, index) => index % 3 === from).flat(), '#FFF6E4', alpha * sky.stars);
  return [layer(0, 0.9), layer(1, 0.55), layer(2, 0.3)];
}

export function sunlight(sky: Sky, x: number, near: number, width: number, height: number): Shape[] {
  const y = sky.sun ? near - height * 0.26 : near - height * 0.06;
  const glow = radialGradientShape(boxOf(0, 0, width, height), x, y, height * 0.62, [
    { at: 0, color: sky.light, alpha: 0.6 },
    { at: 0.35, color: sky.light, alpha: 0.16 },
    { at: 0.7, color: sky.light, alpha: 0.03 },
    { at: 1, color: sky.light, alpha: 0 },
  ]);
  if (!sky.sun) return [glow];
  const disc = (size: number, alpha: number): Shape => round([x, y, height * size], sky.snow, alpha);
  return [...rays(sky, x, y, height), glow, disc(0.15, 0.25), disc(0.115, 0.5), disc(0.085, 1)];
}

function rays(sky: Sky, x: number, y: number, height: number): Shape[] {
  const reach = height * 2;
  return Array.from({ length: 14 }, (_, index) => {
    const angle = ((index + 0.5) / 14) * 2 * Math.PI;
    const half = 0.075;
    const points = [x, y];
    for (const side of [angle - half, angle + half])
      points.push(x + Math.cos(side) * reach, y + Math.sin(side) * reach);
    return radialGradientShape(points, x, y, height * 0.75, [
      { at: 0, color: sky.light, alpha: 0.3 },
      { at: 1, color: sky.light, alpha: 0 },
    ]);
  });
}

export interface RidgeSize {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** The y of the lowest crest, how far the tops rise above it, and how far apart they are. */
  readonly base: number;
  readonly rise: number;
  readonly length: number;
}

export function ridge(sky: Sky, layer: number, size: RidgeSize): Shape {
  const step = Math.max(4, size.height / 120);
  const points: number[] = [];
  for (let x = -step; x <= size.width + step; x += step) points.push(x, crest(x, size));
  points.push(size.width + step, size.height, -step, size.height);
  const color = sky.ridges[layer] ?? '#000000';
  // Mist gathers at the foot of each ridge.
  const mist = layer < 4 ? mix(color, sky.stops.at(-1)?.color ?? color, layer === 0 ? 0.4 : 0.08) : color;
  return linearGradientShape(points, size.base - size.rise, size.base + size.height * 0.16, [
    { at: 0, color },
    { at: 1, color: mist },
  ]);
}

function crest(x: number, { seed, base, rise, length }: RidgeSize): number {
  const far =
    rough(seed, x / length) * 0.62 +
    rough(seed + 1, (x / length) * 2.3) * 0.26 +
    rough(seed + 2, (x / length) * 6) * 0.12;
  return base - far * rise;
}

/** Straight slopes between random heights, for ridges rather than waves. */
function rough(seed: number, at: number): number {
  const left = Math.floor(at);
  const share = at - left;
  return seededRandom(seed, left) * (1 - share) + seededRandom(seed, left + 1) * share;
}

export function pines(sky: Sky, width: number, ground: RidgeSize): Shape[] {
  const color = sky.ridges[4] ?? '#000000';
  const { height } = ground;
  const gap = height * 0.021;
  const shapes: Shape[] = [];
  for (let index = 0; index * gap < width + gap; index += 1) {
    // Groves, not a fence.
    const grove = rough(91, (index * gap) / (height * 0.28));
    if (seededRandom(92, index) > grove * 1.5 - 0.25) continue;
    const x = (index + seededRandom(93, index) - 0.5) * gap;
    const tall = height * (0.028 + 0.045 * seededRandom(94, index) * grove);
    shapes.push(pine(x, crest(x, ground) + height * 0.006, tall, color));
  }
  return shapes;
}

export function pine(x: number, y: number, tall: number, color: Color): Shape {
  const half = tall * 0.26;
  const points = [x, y - tall];
  const steps = line('50 40 28 38 78 68 50 66 100 100');
  for (const [out, down] of steps) points.push(x + half * out, y - tall + tall * down);
  for (const [out, down] of steps.toReversed()) points.push(x - half * out, y - tall + tall * down);
  return flat(points, color);
}
