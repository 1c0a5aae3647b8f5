// A path with rounded bends, measured by its length.

import { clamp } from '#scenes/kit/clamp.ts';
import type { Point } from '#scenes/ports.ts';

export interface Path {
  /** Pixels from end to end. */
  readonly length: number;
  /** The point at this share of it, clamped to its ends. */
  at(share: number): Point;
}

/** A share of a path and an offset from it, so that whatever moves follows the path. */
export interface PathSpot {
  readonly along: number;
  readonly dx: number;
  readonly dy: number;
}

export function pointOn(path: Path, { along, dx, dy }: PathSpot): Point {
  const { x, y } = path.at(along);
  return { x: x + dx, y: y + dy };
}

/**
 * Character sizes on a mountain, in design pixels: the largest up to the first number of players, the
 * smallest from the second.
 */
const SIZES = { most: 84, least: 58, of: [8, 30] } as const;

export function crowdSize(count: number): number {
  const [few, many] = SIZES.of;
  return SIZES.most + (SIZES.least - SIZES.most) * clamp((count - few) / (many - few), 0, 1);
}

/** Points per bend. */
const BEND_POINTS = 6;

/** Straight from bend to bend; each bend is rounded off over `round` pixels before and after it. */
export function pathThrough(bends: readonly (readonly [number, number])[], round: number): Path {
  const points: Point[] = [];
  for (const [index, [x, y]] of bends.entries()) {
    const before = bends[index - 1];
    const after = bends[index + 1];
    if (!before || !after) {
      points.push({ x, y });
      continue;
    }
    const into = towards([x, y], before, round);
    const out = towards([x, y], after, round);
    for (let step = 0; step <= BEND_POINTS; step += 1) {
      const t = step / BEND_POINTS;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      points.push({ x: a * into.x + b * x + c * out.x, y: a * into.y + b * y + c * out.y });
    }
  }
  return measured(points);
}

function towards(
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  far: number,
): Point {
  const length = Math.hypot(toX - x, toY - y);
  const share = Math.min(0.45, far / Math.max(1e-9, length));
  return { x: x + (toX - x) * share, y: y + (toY - y) * share };
}

function measured(points: readonly Point[]): Path {
  const until: number[] = [0];
  for (const [index, { x, y }] of points.entries()) {
    const last = points[index - 1];
    if (last) until.push((until[index - 1] ?? 0) + Math.hypot(x - last.x, y - last.y));
  }
  const length = until.at(-1) ?? 0;
  return {
    length,
    at(share) {
      const along = clamp(share, 0, 1) * length;
      const next = Math.max(
        1,
        until.findIndex((far) => far >= along),
      );
      const [from, to] = [points[next - 1] ?? ORIGIN, points[next] ?? points[next - 1] ?? ORIGIN];
      const [start = 0, end = 0] = [until[next - 1], until[next]];
      const part = end > start ? (along - start) / (end - start) : 0;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    },
  };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Slow at both ends. */
export const smooth = (share: number): number => share * share * (3 - 2 * share);
