// What things on a mountain are made of: plain shapes, lit from the upper left, each in three tones.

import type { Palette } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { mix } from '#scenes/kit/color.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import type { Color } from '#scenes/theme/tokens.ts';

const DEEP = '#193F4F';
export const NIGHT = '#07151C';
export const WOOD = ['#C98F5E', '#8A5A36'] as const;
export const ROPE = ['#F0D9AE', '#B98F52'] as const;

export const shaded = (color: Color, much = 0.22): Color => mix(color, DEEP, much);

export function flat(points: readonly number[], color: Color, alpha = 1): Shape {
  return { kind: 'outline', points, paint: { kind: 'flat', color, alpha } };
}

/** `circles`: x, y, radius and so on. */
export function round(circles: readonly number[], color: Color, alpha = 1): Shape {
  const discs = Array.from({ length: circles.length / 3 }, (_, index) => {
    const [x = 0, y = 0, radius = 0] = circles.slice(index * 3);
    return { x, y, radius };
  });
  return { kind: 'discs', discs, paint: { kind: 'flat', color, alpha } };
}

/** A stroke that gets thinner to its end. */
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

/** An outline in units, at a place: `right down right down ...`. */
export function cut(x: number, y: number, unit: number, outline: string, color: Color, alpha = 1): Shape {
  return flat(
    outline.split(' ').map((value, index) => (index % 2 === 0 ? x : y) + Number(value) * unit),
    color,
    alpha,
  );
}

/** The same in hundredths of a size. */
export const hew = (x: number, y: number, size: number, outline: string, color: Color, alpha = 1): Shape =>
  cut(x, y, size / 100, outline, color, alpha);

/** Discs in units, at a place: `right down radius right down radius ...`. */
export function dots(x: number, y: number, unit: number, discs: string, color: Color, alpha = 1): Shape {
  return round(
    discs.split(' ').map((value, index) => ([x, y][index % 3] ?? 0) + Number(value) * unit),
    color,
    alpha,
  );
}

/** A cloud: three lobes, a flat bottom; (x, y) is the middle of that. */
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

/** A disc in the sky, in its own light. */
export const shining = (x: number, y: number, radius: number, light: string, color: string): Shape[] => [
  round([x, y, radius * 3], light, 0.06),
  round([x, y, radius * 2.2], light, 0.12),
  round([x, y, radius * 1.5], light, 0.22),
  round([x, y, radius], color),
];
