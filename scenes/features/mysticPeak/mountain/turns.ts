// The course of the path up a mountain, shared by the whole picture and the miniature.

import { type MountainKind, OUTLINES } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { across } from '#scenes/kit/peak.ts';
import { line } from '#scenes/kit/outlines.ts';

/** End of the path, as fractions of the mountain's breadth and height. */
export const TOPS: Readonly<Record<MountainKind, readonly [right: number, down: number]>> = {
  default: [0.002, 0.008],
  fuji: [0.1, 0.004],
  kilimanjaro: [0.04, 0.066],
};

/**
 * The path's turns, as fractions of the height from the top and of the distance from the middle to the
 * outline.
 */
const TURNS = line('98.5 -50 87.5 56 75.5 -58 63.5 56 51.5 -56 40 54 29.5 -50 20 46 11.8 -30');
/** The path's turns in pixels. `place` maps fractions of the mountain's breadth and height to pixels. */
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
