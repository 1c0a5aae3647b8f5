// White cut out of black, as in a linocut: stars, hatching, trees, tents. Tone is the width of lines.

import {
  circle,
  type Frame,
  group,
  isUnderTitle,
  line,
  path,
  polygon,
  random,
  rect,
  repeat,
} from '#tools/art/themes/kit.ts';

export const WHITE = '#FFFFFF';
export const BLACK = '#000000';
export const YELLOW = '#FFE14D';

const round = Math.round;

/** Five points, around (x, y), with a black edge that parts it from lines. */
export function star(
  x: number,
  y: number,
  radius: number,
  fill: string = WHITE,
  edge = radius * 0.4,
): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, r] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? radius : radius * 0.5];
    return `${round((x + r * Math.cos(angle)) * 10) / 10} ${round((y + r * Math.sin(angle)) * 10) / 10}`;
  });
  const d = `M${points.join(' ')}Z`;
  return (
    (edge > 0 ? line(d, BLACK, radius * 0.3 + edge * 2) : '') +
    `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${round(radius * 2.4) / 10}" stroke-linejoin="round"/>`
  );
}

/** Four points, for the sky. */
export const spark = (x: number, y: number, size: number): string =>
  group(
    `translate(${round(x)} ${round(y)}) scale(${round(size) / 10})`,
    path('M0 -10Q1.4 -1.4 10 0Q1.4 1.4 0 10Q-1.4 1.4 -10 0Q-1.4 -1.4 0 -10Z', WHITE),
  );

/** Small stars of three sizes, none behind a title: white on white is lost. */
export const night = (
  frame: Pick<Frame, 'isWide' | 'width'>,
  height: number,
  count: number,
  size: number,
): string =>
  repeat(count, (i) => {
    const [x, y] = [random(5, i) * frame.width, random(6, i) ** 1.2 * height];
    if (isUnderTitle(frame, x, y)) return '';
    return i % 7 === 3 ? spark(x, y, size * 5.5) : circle(x, y, size * (1.6 + (i % 3) * 0.7), WHITE);
  });

/** Stars joined by lines: x, y, x, y, …; `links` are pairs of their numbers. */
export const constellation = (
  stars: readonly number[],
  links: readonly number[],
  radius: number,
  thick: number,
): string => {
  const at = (i: number): readonly [number, number] => [stars[i * 2] ?? 0, stars[i * 2 + 1] ?? 0];
  return (
    repeat(links.length / 2, (i) =>
      line(`M${at(links[i * 2] ?? 0).join(' ')}L${at(links[i * 2 + 1] ?? 0).join(' ')}`, WHITE, thick),
    ) + repeat(stars.length / 2, (i) => star(...at(i), radius * (i % 3 === 1 ? 1.3 : 1)))
  );
};

/** A moon whose inner edge is cut with strokes. */
export const crescent = (x: number, y: number, r: number): string =>
  group(
    `translate(${round(x)} ${round(y)}) scale(${round(r) / 100})`,
    circle(0, 0, 98, BLACK),
    path('M34 -94A100 100 0 1 0 94 34A82 82 0 1 1 34 -94Z', WHITE),
    line('M-72 -22L-52 -16M-78 4L-50 6M-72 32L-46 26M-56 56L-36 42M-32 74L-20 56M-2 82L2 66', BLACK, 5),
    circle(-62, -42, 7, BLACK),
    circle(-14, 88, 5, BLACK),
  );

/** A fir, 100 high, standing at (0, 0): lit from the left. */
export const fir = (x: number, y: number, tall: number, lean = 0): string =>
  group(
    `translate(${round(x)} ${round(y)}) rotate(${round(lean)}) scale(${round(tall) / 100})`,
    path('M0 -104L14 -74L8 -74L24 -44L15 -44L34 -8H4V2H-4V-8H-34L-15 -44L-24 -44L-8 -74L-14 -74Z', BLACK),
    path('M0 -100L-11 -75H-4L-20 -46H-11L-29 -10H-3V0H0Z', WHITE),
    line('M0 -100L11 -75H6L20 -46H12L29 -10H3', WHITE, 4),
    line('M8 -58L4 -50M12 -30L6 -22M20 -18L14 -14', WHITE, 3.4),
  );

export const firs = (
  from: number,
  to: number,
  y: (x: number) => number,
  tall: number,
  seed: number,
): string => {
  let trees = '';
  for (let x = from, i = 0; x < to; i += 1) {
    trees += fir(x, y(x), tall * (0.7 + 0.5 * random(seed, i)), 6 * random(seed + 1, i) - 3);
    x += tall * (i % 3 === 2 ? 1.1 : 0.42 + 0.14 * random(seed + 2, i));
  }
  return trees;
};

/** A tent with a lamp in it, 120 wide, standing at (0, 0). */
export const tent = (): string =>
  polygon([-64, 0, -8, -78, 30, -74, 78, 0], BLACK) +
  path('M-8 -78L-60 0H-26L-10 -44Z', WHITE) +
  path('M-22 0L-8 -50L14 0Z', YELLOW) +
  line('M-8 -78L-60 0H74L30 -74L-8 -78L24 0', WHITE, 5) +
  line('M36 -52L42 -8M48 -36L58 -8M-8 -78V-92M30 -74L84 4M-60 0L-72 6', WHITE, 4) +
  path('M-7 -92L18 -86L-7 -79Z', WHITE);

/** Short strokes of one slope, as if cut by hand. */
export const strokes = (
  count: number,
  seed: number,
  place: (along: number, aside: number) => readonly [number, number],
  dx: number,
  dy: number,
  thick: number,
): string =>
  line(
    Array.from({ length: count }, (_, i) => {
      const [x, y] = place(random(seed, i), random(seed + 1, i));
      const long = 0.5 + random(seed + 2, i);
      return `M${round(x)} ${round(y)}l${round(dx * long)} ${round(dy * long)}`;
    }).join(''),
    WHITE,
    thick,
  );

/** A dashed line, for what is far. */
export const dashed = (d: string, thick: number, dash: string): string =>
  line(d, WHITE, thick, 1, ` stroke-dasharray="${dash}"`);

export const block = (x: number, y: number, width: number, height: number, thick: number): string =>
  rect(x, y, width, height, WHITE, 10) +
  rect(x + thick, y + thick, width - 2 * thick, height - 2 * thick, BLACK, 5);
