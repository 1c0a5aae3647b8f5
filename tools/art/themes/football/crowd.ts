// A stand full of people: heads in the colors of the tiles, seats, aisles.

import type { Color } from '#scenes/theme/tokens.ts';
import { line, mix, path, polygon, random } from '#tools/art/themes/kit.ts';

/** The fills of the tiles. */
const FANS = ['#FF9474', '#FFCB4D', '#74CDF7', '#74E0A4', '#F6A5D8', '#BFB8FF', '#CFE36A', '#E2D3BF'];

/** Discs: x, y, x, y, … */
export function dots(numbers: readonly number[], size: number, fill: Color, alpha = 1): string {
  let d = '';
  for (let i = 0; i + 1 < numbers.length; i += 2)
    d += `M${Math.round(numbers[i] ?? 0)} ${Math.round(numbers[i + 1] ?? 0)}h0`;
  return d === '' ? '' : line(d, fill, size, alpha);
}

/** A shallow U across the picture: `rise` is how much higher its ends are. */
export interface Bowl {
  readonly width: number;
  readonly rise: number;
}

export const along = ({ width, rise }: Bowl, x: number, y: number): number =>
  y - rise * ((2 * x) / width - 1) ** 2;

/** A band of the bowl between two heights. */
export const band = ({ width, rise }: Bowl, top: number, foot: number, fill: Color, alpha = 1): string => {
  const [a, b, c, d] = [top - rise, top + rise, foot - rise, foot + rise].map(Math.round);
  return path(`M0 ${a}Q${width / 2} ${b} ${width} ${a}V${c}Q${width / 2} ${d} 0 ${c}Z`, fill, alpha);
};

export interface Rows {
  readonly bowl: Bowl;
  readonly top: number;
  readonly count: number;
  /** Between two rows. */
  readonly step: number;
  readonly seed: number;
  readonly seats: Color;
  readonly alpha: number;
}

/** Rows of people, nearer ones before farther ones, with empty aisles and a few raised arms. */
export function crowd({ bowl, top, count, step, seed, seats, alpha }: Rows): string {
  const gap = step * 0.96;
  const heads = FANS.map((): number[] => []);
  const bodies: number[] = [];
  const arms: string[] = [];
  let drawn = '';
  for (let row = 0; row < count; row += 1) {
    const y = top + row * step;
    drawn += band(bowl, y + step * 0.42, y + step * 1.05, mix(seats, '#06170C', row % 2 === 0 ? 0.12 : 0.28));
    for (let x = gap * (0.2 + random(seed, row)), i = 0; x < bowl.width; x += gap, i += 1) {
      const chance = random(seed + row + 1, i);
      // Aisles run straight down; a seat here and there is empty.
      const share = (x / bowl.width) * 7.4 + 0.35;
      if (share - Math.floor(share) < (gap * 9.5) / bowl.width || chance < 0.07) continue;
      const place = [
        x + (chance - 0.5) * gap * 0.4,
        along(bowl, x, y) + (random(seed + row + 31, i) - 0.5) * step * 0.3,
      ];
      heads[Math.floor(random(seed + row + 61, i) * FANS.length)]?.push(...place);
      bodies.push(place[0] ?? 0, (place[1] ?? 0) + step * 0.5);
      if (chance > 0.965)
        arms.push(
          `M${Math.round(place[0] ?? 0)} ${Math.round((place[1] ?? 0) + step * 0.3)}l${Math.round(-step * 0.5)} ${Math.round(-step)}m${Math.round(step * 0.5)} ${Math.round(step)}l${Math.round(step * 0.6)} ${Math.round(-step * 0.9)}`,
        );
    }
  }
  return (
    drawn +
    dots(bodies, step * 0.86, mix(seats, '#06170C', 0.4)) +
    line(arms.join(''), mix('#E2D3BF', seats, 0.35), step * 0.22) +
    heads.map((places, i) => dots(places, step * 0.58, mix(FANS[i] ?? seats, seats, 1 - alpha))).join('')
  );
}

/** A cloth that several people hold up: three stars on it. */
export function banner(x: number, y: number, u: number): string {
  const star = (dx: number): string =>
    polygon(
      [0, -9, 3, -3, 9, -2, 4, 2, 6, 9, 0, 5, -6, 9, -4, 2, -9, -2, -3, -3].map(
        (n, i) => n * u * 0.8 + (i % 2 === 0 ? x + dx * u : y + 13 * u),
      ),
      '#FFE066',
    );
  return (
    polygon(
      [
        x,
        y,
        x + 60 * u,
        y + 5 * u,
        x + 124 * u,
        y - 2 * u,
        x + 122 * u,
        y + 26 * u,
        x + 60 * u,
        y + 32 * u,
        x + 2 * u,
        y + 27 * u,
      ],
      '#FF7F5C',
    ) +
    polygon(
      [
        x + 2 * u,
        y + 20 * u,
        x + 60 * u,
        y + 25 * u,
        x + 122 * u,
        y + 18 * u,
        x + 122 * u,
        y + 26 * u,
        x + 60 * u,
        y + 32 * u,
        x + 2 * u,
        y + 27 * u,
      ],
      '#B8452A',
    ) +
    star(24) +
    star(62) +
    star(100)
  );
}
