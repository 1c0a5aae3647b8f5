// Outlines and small things that several themes' pictures share, in the units of whoever draws.

import type { Path } from '#scenes/kit/path.ts';
import type { Point } from '#scenes/ports.ts';
import type { Mountain } from '#scenes/projector/climb/mountain.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import { circle, type Frame, group, mix, path } from '#tools/art/themes/kit.ts';

export type Spot = readonly [x: number, y: number];

const whole = (value: number): string => String(Math.round(value));
const fine = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Spot): string => `${fine(x)} ${fine(y)}`;

/** `points`: x, y, x, y, …; the line starts and ends at the outer ones and bends softly towards those between. */
export function smooth(points: readonly number[]): string {
  const [x = 0, y = 0] = points;
  let d = `M${pair([x, y])}`;
  for (let i = 2; i < points.length - 2; i += 2) {
    const [cx = 0, cy = 0, nx = 0, ny = 0] = points.slice(i, i + 4);
    const isLast = i === points.length - 4;
    d += `Q${pair([cx, cy])} ${isLast ? pair([nx, ny]) : pair([(cx + nx) / 2, (cy + ny) / 2])}`;
  }
  return d;
}

/** Ground below a soft line, down to `bottom`. */
export function ground(points: readonly number[], bottom: number): string {
  return `${smooth(points)}V${bottom}H${fine(points[0] ?? 0)}Z`;
}

/** Shears what leads to x `from` on the near plane so that it leads to the landmark; its lower end stays in place. */
export function leadTo({ near, height, middle }: Frame, from: number, ...body: readonly string[]): string {
  const angle = (Math.atan((middle - from) / (near - height)) * 180) / Math.PI;
  return group(`translate(0 ${height}) skewX(${fine(angle)}) translate(0 ${-height})`, ...body);
}

/** A smooth line through all of the points. */
export function curve(spots: readonly Spot[]): string {
  const near = (index: number): Spot => spots[Math.max(0, Math.min(spots.length - 1, index))] ?? [0, 0];
  const control = (index: number, by: number): Spot => {
    const [from, through, to] = [near(index - 1), near(index), near(index + 1)];
    return [through[0] + ((to[0] - from[0]) / 6) * by, through[1] + ((to[1] - from[1]) / 6) * by];
  };
  return spots
    .map((spot, index) =>
      index === 0
        ? `M${pair(spot)}`
        : `C${pair(control(index - 1, 1))} ${pair(control(index, -1))} ${pair(spot)}`,
    )
    .join('');
}

/** Land under a smooth crest, down to `floor`. */
export const land = (crest: readonly Spot[], floor: number): string =>
  `${curve(crest)}V${whole(floor)}H${whole(crest[0]?.[0] ?? 0)}Z`;

/** A star with this many tips; `inner` is the share of the radius between them. */
export function star(x: number, y: number, radius: number, tips = 5, inner = 0.45, turn = -90): string {
  const corners = Array.from({ length: tips * 2 }, (_, index): Spot => {
    const angle = ((turn + (index * 180) / tips) * Math.PI) / 180;
    const reach = index % 2 === 0 ? radius : radius * inner;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return `M${corners.map(pair).join('L')}Z`;
}

/** Light around a source: three discs, the innermost brightest. */
export const halo = (x: number, y: number, radius: number, color: Color): string =>
  circle(x, y, radius, color, 0.06) +
  circle(x, y, radius * 0.7, color, 0.12) +
  circle(x, y, radius * 0.45, color, 0.22);

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
  return `M${kept.map(({ x, y }) => pair([x, y + down])).join(' ')}`;
}

/** A part of a path in steps of equal length. */
export const polyline = (path: Path, from = 0, to = 1, steps = 110): string =>
  `M${Array.from({ length: steps + 1 }, (_, step) => {
    const { x, y } = path.at(from + ((to - from) * step) / steps);
    return pair([x, y]);
  }).join('L')}`;

/** Which way a path goes at this share of it, as a unit vector. */
export function headingOf(path: Path, share: number): Spot {
  const [back, ahead] = [path.at(share - 0.004), path.at(share + 0.004)];
  const length = Math.hypot(ahead.x - back.x, ahead.y - back.y) || 1;
  return [(ahead.x - back.x) / length, (ahead.y - back.y) / length];
}

/** Where the path of a climb starts, turns from side to side, and ends. */
export function stopsOf({ path: way, unit }: Mountain): readonly Point[] {
  const spots = Array.from({ length: 800 }, (_, i) => way.at(i / 799));
  const found = [spots[0] ?? { x: 0, y: 0 }];
  let side = 0;
  for (const [i, spot] of spots.entries()) {
    const step = Math.sign(Math.round((spot.x - (spots[i - 1]?.x ?? spot.x)) / (0.4 * unit)));
    if (side !== 0 && step !== 0 && step !== side) found.push(spot);
    if (step !== 0) side = step;
  }
  return [...found, spots.at(-1) ?? { x: 0, y: 0 }];
}

/** Where a path turns back, from below: its ends are not among them. `samples`: how many spots to look at. */
export function turnsOf(path: Path, samples = 400): readonly Spot[] {
  const spots = Array.from({ length: samples }, (_, step) => path.at(step / (samples - 1)));
  return spots.flatMap(({ x, y }, index): readonly Spot[] => {
    const [back, ahead] = [spots[index - 1], spots[index + 1]];
    return back && ahead && x !== back.x && (x - back.x) * (ahead.x - x) <= 0 ? [[x, y]] : [];
  });
}

/** Part of a ring around (x, y), between two radii and two angles in degrees. */
export function sector(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const spot = (radius: number, angle: number): string =>
    pair([x + Math.cos((angle * Math.PI) / 180) * radius, y + Math.sin((angle * Math.PI) / 180) * radius]);
  const large = to - from > 180 ? 1 : 0;
  const back =
    inner > 0
      ? `L${spot(inner, to)}A${fine(inner)} ${fine(inner)} 0 ${large} 0 ${spot(inner, from)}`
      : `L${pair([x, y])}`;
  return `M${spot(outer, from)}A${fine(outer)} ${fine(outer)} 0 ${large} 1 ${spot(outer, to)}${back}Z`;
}

/** A path piece by piece, each as a line with its share of the way, so that a road gets narrower as it climbs. */
export const inPieces = (way: Path, draw: (d: string, share: number) => string, pieces = 14): string =>
  Array.from({ length: pieces }, (_, piece) =>
    draw(polyline(way, piece / pieces, (piece + 1) / pieces, 12), (piece + 0.5) / pieces),
  ).join('');

/** A swallow-tailed flag that flies to the right of (0, 0), the upper end of its pole. */
export const flag = (fill: Color, light: Color): string =>
  path('M0 0C13 -7 25 6 43 -1L35 12L43 25C25 31 13 19 0 25Z', fill) +
  path('M0 0C13 -7 25 6 43 -1L38 7C23 13 13 2 0 8Z', mix(fill, light, 0.45));

/** Blades of grass. */
export function tuft(x: number, y: number, size: number, fill: Color): string {
  const by = (right: number, down: number): string => `l${whole(size * right)} ${whole(size * down)}`;
  const blades = [by(-0.2, -0.7), by(0.45, 0.4), by(0.15, -0.9), by(0.35, 0.8), by(0.5, -0.5), by(-0.2, 0.9)];
  return path(`M${whole(x - size * 0.6)} ${whole(y)}${blades.join('')}Z`, fill);
}
