// What a right answer sets off: how many stars, how many shards. Pure numbers.

/** Stars for so many points. */
export function starsFor(points: number): number {
  if (points < 700) return 3;
  return points <= 900 ? 5 : 7;
}

/** From the third right answer on there are fewer, so that it does not wear. */
export function shardsFor(rightAnswers: number): number {
  return rightAnswers < 3 ? 12 : 8;
}
