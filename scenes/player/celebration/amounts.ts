// What a right answer sets off: how many stars, how many shards, which notes. Pure numbers.

import { SCALE } from '#scenes/kit/scale.ts';

/** Stars for so many points. */
export function starsFor(points: number): number {
  if (points < 700) return 3;
  return points <= 900 ? 5 : 7;
}

/** From the third right answer on there are fewer, so that it does not wear. */
export function shardsFor(rightAnswers: number): number {
  return rightAnswers < 3 ? 12 : 8;
}

/** How much higher the star of this place in a flight sounds than the first, in semitones: each a step up the scale. */
export function pitchOf(star: number): number {
  return SCALE[Math.min(star, SCALE.length - 1)] ?? 0;
}
