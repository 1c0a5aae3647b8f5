// Where the path up a mountain goes, for its whole picture and for the one in small.

import { type MountainKind, OUTLINES } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { across } from '#scenes/kit/peak.ts';

/** Where the path ends, in shares of a mountain's breadth and height. */
export const TOPS: Readonly<Record<MountainKind, readonly [right: number, down: number]>> = {
  default: [0.002, 0.008],
  fuji: [0.1, 0.004],
  kilimanjaro: [0.04, 0.066],
};

/** Where the path turns: shares of the height from the top, and of the way from the middle to the outline. */
const TURNS: readonly (readonly [down: number, out: number])[] = [
  [0.985, -0.5],
  [0.875, 0.56],
  [0.755, -0.58],
  [0.635, 0.56],
  [0.515, -0.56],
  [0.4, 0.54],
  [0.295, -0.5],
  [0.2, 0.46],
  [0.118, -0.3],
];
/** The path's turns on a mountain that `place` puts somewhere: a point in shares of its breadth and height, in pixels. */
export function turnsOf(
  kind: MountainKind,
  place: (right: number, down: number) => [number, number],
): [number, number][] {
  const { left, right } = OUTLINES[kind];
  return [
    ...TURNS.map(([down, out]) => place(across(out < 0 ? left : right, down) * Math.abs(out), down)),
    place(...TOPS[kind]),
  ];
}
