// Amounts for a celebration: stars, shards and notes. Pure numbers.

import { SCALE } from '#scenes/kit/scale.ts';

/** Stars for this many points. */
export function starsFor(points: number): number {
  if (points < 700) return 3;
  return points <= 900 ? 5 : 7;
}

/** Fewer from the third correct answer on, so that it doesn't wear out. */
export function shardsFor(rightAnswers: number): number {
  return rightAnswers < 3 ? 12 : 8;
}

/** Pitch of a star in semitones above the first, by its index: each is a step up the scale. */
export function pitchOf(star: number): number {
  return SCALE[Math.min(star, SCALE.length - 1)] ?? 0;
}
