// Plain shapes from outlines written as text: `right down right down …`, in units from a place.

import type { Shape, Stop } from '#scenes/kit/paint.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export type Line = readonly (readonly [right: number, down: number])[];

/** Parses a line given in hundredths. */
export function line(text: string): Line {
  const values = text.split(' ').map((value) => Number(value) / 100);
  return values.flatMap((right, index) => (index % 2 === 0 ? [[right, values[index + 1] ?? 0]] : []));
}

/** An outline at a place, as x, y, x, y, … `high`: the vertical unit, when it differs. */
export function points(x: number, y: number, unit: number, outline: string, high = unit): number[] {
  return outline.split(' ').map((value, index) => {
    return index % 2 === 0 ? x + Number(value) * unit : y + Number(value) * high;
  });
}

export const boxOf = (x: number, y: number, width: number, height: number): number[] =>
  points(x, y, width, '0 0 1 0 1 1 0 1', height);

export function flat(points: readonly number[], color: Color, alpha = 1): Shape {
  return { kind: 'outline', points, paint: { kind: 'flat', color, alpha } };
}

/** Filled with a vertical gradient from one y to another. */
export function linearGradientShape(
  points: readonly number[],
  from: number,
  to: number,
  stops: readonly Stop[],
): Shape {
  return { kind: 'outline', points, paint: { kind: 'down', from, to, stops } };
}

/** Filled with a radial gradient around a point, with this radius in pixels. */
export function radialGradientShape(
  points: readonly number[],
  x: number,
  y: number,
  radius: number,
  stops: readonly Stop[],
): Shape {
  return { kind: 'outline', points, paint: { kind: 'glow', x, y, radius, stops } };
}

/** A strip of mist, densest a little below its middle. */
export function mist(x: number, y: number, width: number, high: number, color: Color, alpha = 0.18): Shape {
  return linearGradientShape(boxOf(x, y, width, high), y, y + high, [
    { at: 0, color, alpha: 0 },
    { at: 0.6, color, alpha },
    { at: 1, color, alpha: 0 },
  ]);
}

/** `circles`: x, y, radius, and so on. */
export function round(circles: readonly number[], color: Color, alpha = 1): Shape {
  const discs = Array.from({ length: circles.length / 3 }, (_, index) => {
    const [x = 0, y = 0, radius = 0] = circles.slice(index * 3);
    return { x, y, radius };
  });
  return { kind: 'discs', discs, paint: { kind: 'flat', color, alpha } };
}

/** A stroke that tapers toward its end. */
export function stroke(from: number[], to: number[], thick: number, color: Color, alpha = 1): Shape {
  const [ax = 0, ay = 0] = from;
  const [bx = 0, by = 0] = to;
  const far = Math.max(1e-6, Math.hypot(bx - ax, by - ay));
  const [nx, ny] = [((ay - by) / far) * thick * 0.5, ((bx - ax) / far) * thick * 0.5];
  return flat(
    [ax + nx, ay + ny, bx + nx * 0.6, by + ny * 0.6, bx - nx * 0.6, by - ny * 0.6, ax - nx, ay - ny],
    color,
    alpha,
  );
}

type Cut = (outline: string, color: Color, alpha?: number) => Shape;

/** Returns a function that places outlines, in units, at one place. */
export const cutter =
  (x: number, y: number, unit: number): Cut =>
  (outline, color, alpha) =>
    flat(points(x, y, unit, outline), color, alpha);

/** An outline in units, at a place. */
export const cut = (x: number, y: number, unit: number, ...what: Parameters<Cut>): Shape =>
  cutter(x, y, unit)(...what);

/** Like `cut`, in hundredths of `size`. */
export const cutInHundredths = (x: number, y: number, size: number, ...what: Parameters<Cut>): Shape =>
  cutter(x, y, size / 100)(...what);

/** Discs in units, at a place: `right down radius right down radius …`. */
export function dots(x: number, y: number, unit: number, discs: string, color: Color, alpha = 1): Shape {
  return round(
    discs.split(' ').map((value, index) => ([x, y][index % 3] ?? 0) + Number(value) * unit),
    color,
    alpha,
  );
}
