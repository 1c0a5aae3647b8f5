// Where the path up a mountain goes, for its whole picture and for the one in small.

import { type MountainKind, OUTLINES } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { across } from '#scenes/kit/peak.ts';
import { line } from '#scenes/kit/outlines.ts';

/** Where the path ends, in shares of a mountain's breadth and height. */
export const TOPS: Readonly<Record<MountainKind, readonly [right: number, down: number]>> = {
  default: [0.002, 0.008],
  fuji: [0.1, 0.004],
  kilimanjaro: [0.04, 0.066],
};

/** Where the path turns: shares of the height from the top, and of the way from the middle to the outline. */
const TURNS = line('98.5 -50 87.5 56 75.5 -58 63.5 56 51.5 -56 40 54 29.5 -50 20 46 11.8 -30');
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
