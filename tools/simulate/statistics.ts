// Statistics of the balance report: means with standard errors, ratios, and Spearman's rank correlation.

/** A mean or a ratio with its standard error. */
export interface Measured {
  readonly mean: number;
  readonly error: number;
}

export function measured(values: readonly number[]): Measured {
  const mean = sumOf(values) / values.length;
  return { mean, error: errorOf(values.map((value) => value - mean)) };
}

/** The sum of the first values over the sum of the second; each pair comes from one game. */
export function ratio(values: readonly number[], of: readonly number[]): Measured {
  const whole = sumOf(of);
  const mean = sumOf(values) / whole;
  const rests = values.map((value, index) => value - mean * (of[index] ?? 0));
  return { mean, error: errorOf(rests) / (whole / of.length) };
}

/**
 * Rank correlation of abilities and final ranks, 1 being the best rank: 1 if the strongest is first, and so
 * on down.
 */
export function spearman(abilities: readonly number[], ranks: readonly number[]): number {
  return pearson(
    placesOf(abilities),
    ranks.map((rank) => -rank),
  );
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The standard error of a mean, from the deviations of its values. */
function errorOf(rests: readonly number[]): number {
  const spread = rests.reduce((sum, rest) => sum + rest ** 2, 0);
  return Math.sqrt(spread / Math.max(1, rests.length - 1) / rests.length);
}

/** Positions from the smallest value up; ties share their middle position. */
function placesOf(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });
}

function pearson(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [sumOf(xs) / xs.length, sumOf(ys) / ys.length];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [index, x] of xs.entries()) {
    const y = ys[index] ?? 0;
    xy += (x - mx) * (y - my);
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
  }
  return xy / Math.sqrt(xx * yy);
}
