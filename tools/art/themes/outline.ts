// Outlines for themes' pictures: smooth ground, and the climb's way.

import type { Path } from '#scenes/kit/path.ts';
import { type Frame, group } from '#tools/art/themes/kit.ts';

const tenth = (value: number): string => String(Math.round(value * 10) / 10);
const spot = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;

/** `points`: x, y, x, y, …; the line starts and ends at the outer ones and bends softly towards those between. */
export function smooth(points: readonly number[]): string {
  const [x = 0, y = 0] = points;
  let d = `M${spot(x, y)}`;
  for (let i = 2; i < points.length - 2; i += 2) {
    const [cx = 0, cy = 0, nx = 0, ny = 0] = points.slice(i, i + 4);
    const isLast = i === points.length - 4;
    d += `Q${spot(cx, cy)} ${isLast ? spot(nx, ny) : spot((cx + nx) / 2, (cy + ny) / 2)}`;
  }
  return d;
}

/** Ground below a soft line, down to `bottom`. */
export function ground(points: readonly number[], bottom: number): string {
  return `${smooth(points)}V${bottom}H${tenth(points[0] ?? 0)}Z`;
}

/** Shears what leads to x `from` on the near plane so that it leads to the landmark; its lower end stays in place. */
export function leadTo({ near, height, middle }: Frame, from: number, ...body: readonly string[]): string {
  const angle = (Math.atan((middle - from) / (near - height)) * 180) / Math.PI;
  return group(`translate(0 ${height}) skewX(${tenth(angle)}) translate(0 ${-height})`, ...body);
}

/** The way between two shares of its length, moved down by `down`: straight where it is straight. */
export function course(way: Path, from = 0, to = 1, down = 0): string {
  const count = Math.ceil((way.length * (to - from)) / 6);
  const points = Array.from({ length: count + 1 }, (_, i) => way.at(from + ((to - from) * i) / count));
  const kept = points.filter((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!before || !after) return true;
    const turn = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x);
    return Math.abs(turn) > 0.3;
  });
  return `M${kept.map(({ x, y }) => spot(x, y + down)).join(' ')}`;
}
