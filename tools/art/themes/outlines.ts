// Outlines and small things that several themes' pictures share, in the units of whoever draws.

import { circle, mix, path } from '#tools/art/themes/kit.ts';
import type { Path } from '#scenes/kit/path.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export type Spot = readonly [x: number, y: number];

const whole = (value: number): string => String(Math.round(value));
const fine = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Spot): string => `${fine(x)} ${fine(y)}`;

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

/** A part of a path as a line. */
export const course = (path: Path, from = 0, to = 1, steps = 110): string =>
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

/** Where a path turns back, from below: its ends are not among them. */
export function turnsOf(path: Path): readonly Spot[] {
  const spots = Array.from({ length: 400 }, (_, step) => path.at(step / 399));
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
    draw(course(way, piece / pieces, (piece + 1) / pieces, 12), (piece + 0.5) / pieces),
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
