// What hangs on the board: cards, notes, pins, bubbles; and what lies on the desk. Each from its own corner or middle.

import { circle, ellipse, group, line, mix, path, polygon, rect, repeat } from '#tools/art/themes/kit.ts';
import { star } from '#tools/art/themes/outlines.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export const INK = '#262040';
export const SNOW = '#FFFFFF';
export const ROSE = '#FF8FA8';
export const ROSE_DEEP = '#B0345C';
export const LILAC = '#BFB8FF';
export const VIOLET = '#5A4FA8';
export const SUN = '#FFCB4D';
export const MINT = '#74E0A4';
export const MINT_DEEP = '#1F7A4A';
export const GREEN = mix(MINT, MINT_DEEP, 0.4);
export const SKY = '#74CDF7';
export const SKY_DEEP = '#1F6E96';
export const PINK = '#F6A5D8';
const CORK = mix('#F2C9A6', '#C98F5E', 0.14);
export const WOOD = '#C98F5E';
export const BARK = '#8A5A36';
const PAPER_SHADE = '#E9E4F6';
const LINE = '#C3BAE4';

export const heart = (x: number, y: number, size: number, fill: Color): string =>
  group(
    `translate(${x} ${y}) scale(${Math.round(size * 4) / 100})`,
    path(
      'M0 11C-16 0 -13 -12 -6.500 -12C-2.500 -12 -0.500 -9 0 -7C0.500 -9 2.500 -12 6.500 -12C13 -12 16 0 0 11Z',
      fill,
    ),
    path('M5 -12C12 -12 15 -1 2 9.500C8 0 9 -6 5 -12Z', INK, 0.16),
    path('M-9 -7C-8 -10 -6 -10.500 -4.500 -10C-7 -8 -8 -6 -8.500 -3C-9.500 -4 -9.500 -6 -9 -7Z', SNOW, 0.7),
  );

export const star26 = (x: number, y: number, size: number, fill: Color = SUN): string =>
  path(star(x, y, size / 2, 5, 0.54), fill) +
  path(star(x - size * 0.04, y - size * 0.05, size * 0.3, 5, 0.54), mix(fill, SNOW, 0.5));

/** A ball-headed pin, its tip at (0, 0). */
export const pin = (fill: Color, edge: Color, size = 1): string =>
  group(
    `scale(${size})`,
    ellipse(7, 3, 11, 4, INK, 0.2),
    polygon([-2, -12, 2, -12, 0, 2], '#766B9C'),
    circle(0, -18, 12, fill),
    path('M9 -26A12 12 0 0 1 -8 -9.500A14 14 0 0 0 9 -26Z', edge, 0.7),
    circle(-4, -22, 3.6, SNOW, 0.85),
  );

export type Scene = 'hills' | 'sea' | 'city' | 'chart' | 'leaf' | 'orbit';

/** What a card's picture shows, `w` x `h`. */
function scene(kind: Scene, w: number, h: number): string {
  const back = (fill: Color): string => rect(0, 0, w, h, fill);
  const n = (share: number): number => Math.round(share * w);
  const m = (share: number): number => Math.round(share * h);
  switch (kind) {
    case 'hills':
      return (
        back('#DCDDFC') +
        circle(n(0.74), m(0.34), h * 0.2, SUN) +
        circle(n(0.73), m(0.32), h * 0.15, mix(SUN, SNOW, 0.4)) +
        path(`M0 ${h}V${m(0.7)}C${n(0.2)} ${m(0.3)} ${n(0.4)} ${m(0.36)} ${n(0.62)} ${h}Z`, MINT) +
        path(
          `M0 ${h}V${m(0.7)}C${n(0.12)} ${m(0.5)} ${n(0.2)} ${m(0.42)} ${n(0.27)} ${m(0.44)}C${n(0.14)} ${m(0.6)} ${n(0.12)} ${m(0.8)} ${n(0.12)} ${h}Z`,
          mix(MINT, SNOW, 0.45),
        ) +
        path(`M${n(0.3)} ${h}C${n(0.56)} ${m(0.5)} ${n(0.76)} ${m(0.44)} ${w} ${m(0.72)}V${h}Z`, GREEN)
      );
    case 'sea':
      return (
        back('#FFE9DC') +
        circle(n(0.3), m(0.5), h * 0.26, ROSE) +
        rect(0, m(0.56), w, h - m(0.56), SKY) +
        path(
          `M0 ${m(0.72)}C${n(0.25)} ${m(0.6)} ${n(0.4)} ${m(0.84)} ${n(0.6)} ${m(0.72)}S${n(0.9)} ${m(0.66)} ${w} ${m(0.74)}V${h}H0Z`,
          mix(SKY, SKY_DEEP, 0.5),
        ) +
        path(`M${n(0.58)} ${m(0.6)}H${n(0.86)}L${n(0.8)} ${m(0.72)}H${n(0.64)}Z`, BARK) +
        path(`M${n(0.71)} ${m(0.12)}V${m(0.56)}H${n(0.88)}Z`, SNOW) +
        path(`M${n(0.69)} ${m(0.24)}V${m(0.56)}H${n(0.6)}Z`, ROSE)
      );
    case 'city':
      return (
        back('#F3E4F6') +
        repeat(
          6,
          (index) =>
            rect(
              n(0.04 + index * 0.16),
              m([0.5, 0.3, 0.6, 0.2, 0.44, 0.56][index] ?? 0),
              n(0.13),
              h,
              [LILAC, PINK, SKY, '#9C8FD0', ROSE, LILAC][index] ?? LILAC,
            ) +
            rect(
              n(0.07 + index * 0.16),
              m([0.58, 0.4, 0.7, 0.32, 0.54, 0.66][index] ?? 0),
              n(0.035),
              m(0.1),
              SUN,
            ),
        )
      );
    case 'chart':
      return (
        back('#EAF6F2') +
        repeat(5, (index) =>
          rect(
            n(0.1 + index * 0.17),
            m([0.66, 0.5, 0.58, 0.3, 0.18][index] ?? 0),
            n(0.11),
            h,
            [SKY, SUN, ROSE, MINT, LILAC][index] ?? SKY,
            4,
          ),
        )
      );
    case 'leaf':
      return (
        back('#FBF1EE') +
        path(
          `M${n(0.2)} ${m(0.9)}C${n(0.1)} ${m(0.3)} ${n(0.5)} ${m(0.06)} ${n(0.84)} ${m(0.12)}C${n(0.86)} ${m(0.6)} ${n(0.56)} ${m(0.98)} ${n(0.2)} ${m(0.9)}Z`,
          MINT,
        ) +
        path(
          `M${n(0.2)} ${m(0.9)}C${n(0.4)} ${m(0.6)} ${n(0.6)} ${m(0.3)} ${n(0.84)} ${m(0.12)}C${n(0.86)} ${m(0.6)} ${n(0.56)} ${m(0.98)} ${n(0.2)} ${m(0.9)}Z`,
          GREEN,
        ) +
        line(
          `M${n(0.36)} ${m(0.68)}L${n(0.34)} ${m(0.44)}M${n(0.52)} ${m(0.47)}L${n(0.52)} ${m(0.24)}M${n(0.46)} ${m(0.56)}L${n(0.64)} ${m(0.6)}`,
          MINT_DEEP,
          4,
        )
      );
    case 'orbit':
      return (
        back('#43396C') +
        circle(n(0.46), m(0.5), h * 0.24, SUN) +
        circle(n(0.44), m(0.46), h * 0.17, mix(SUN, SNOW, 0.4)) +
        `<ellipse cx="${n(0.46)}" cy="${m(0.5)}" rx="${n(0.36)}" ry="${m(0.34)}" fill="none" stroke="${LINE}" stroke-width="3" transform="rotate(-12 ${n(0.46)} ${m(0.5)})"/>` +
        circle(n(0.8), m(0.36), h * 0.11, ROSE) +
        circle(n(0.14), m(0.62), h * 0.07, SKY) +
        circle(n(0.9), m(0.8), 3, SNOW) +
        circle(n(0.2), m(0.2), 3, SNOW)
      );
  }
}

/** A post: a face's disc, two lines, a picture, marks below. From its corner; it casts a flat shadow. */
export function card(
  w: number,
  h: number,
  kind: Scene,
  face: Color,
  id: string,
  paper: Color = SNOW,
): string {
  const pad = Math.round(w * 0.06);
  const r = Math.round(w * 0.063);
  const top = pad + r * 2 + Math.round(pad * 0.7);
  const high = h - top - Math.round(h * 0.23);
  return [
    rect(5, 8, w, h, INK, 14, 0.16),
    rect(0, 0, w, h, mix(paper, LINE, 0.45), 14),
    rect(0, 0, w - 2, h - 4, paper, 14),
    circle(pad + r, pad + r, r, face) + circle(pad + r * 0.7, pad + r * 0.7, r * 0.5, mix(face, SNOW, 0.5)),
    rect(pad + r * 2 + 10, pad + r * 0.25, w * 0.42, r * 0.56, '#766B9C', r * 0.28) +
      rect(pad + r * 2 + 10, pad + r * 1.25, w * 0.26, r * 0.44, LINE, r * 0.22),
    `<clipPath id="${id}"><rect width="${w - pad * 2}" height="${high}" rx="8"/></clipPath>`,
    group(`translate(${pad} ${top})`, `<g clip-path="url(#${id})">`, scene(kind, w - pad * 2, high), '</g>'),
    heart(pad + 13, h - h * 0.115, 26 * (w / 255), ROSE) +
      star26(pad + w * 0.17, h - h * 0.118, 26 * (w / 255)) +
      rect(w * 0.36, h - h * 0.145, w * 0.42, r * 0.5, LINE, r * 0.25),
  ].join('');
}

/** A square note with three lines; its lower right corner curls. */
export const note = (size: number, fill: Color, edge: Color): string =>
  polygon([5, 8, size + 5, 8, size + 8, size + 8, 5, size + 4], INK, 0.14) +
  path(`M0 0H${size}V${size * 0.78}L${size * 0.78} ${size}H0Z`, fill) +
  path(`M0 0H${size}V${size * 0.16}H0Z`, mix(fill, SNOW, 0.35)) +
  path(`M${size} ${size * 0.78}L${size * 0.78} ${size}L${size * 0.8} ${size * 0.82}Z`, edge) +
  line(
    `M${size * 0.16} ${size * 0.36}H${size * 0.8}M${size * 0.16} ${size * 0.55}H${size * 0.72}M${size * 0.16} ${size * 0.74}H${size * 0.5}`,
    edge,
    size * 0.07,
    0.55,
  );

/** 90 x 60 around (0, 0), with a tail; `inside` is drawn around the middle. */
export const bubble = (fill: Color, tail: -1 | 1, ...inside: readonly string[]): string =>
  group('translate(4 6)', rect(-45, -30, 90, 54, INK, 20, 0.14)) +
  path(`M${tail * 8} 18L${tail * 34} 40L${tail * 30} 14Z`, fill) +
  rect(-45, -30, 90, 54, fill, 20) +
  path('M-37 -18C-34 -26 -28 -27 -20 -27H24C10 -22 -20 -24 -28 -10C-36 -8 -38 -12 -37 -18Z', SNOW, 0.55) +
  inside.join('');

export const dots = (fill: Color): string =>
  circle(-20, -3, 7.5, fill) + circle(1, -3, 7.5, fill, 0.75) + circle(22, -3, 7.5, fill, 0.5);

/** Sticky tape, torn at both ends. */
export const tape = (length: number, fill: Color): string =>
  path(`M0 0l4 5l-5 5l5 6l-4 6H${length}l-4 -6l5 -5l-5 -6l4 -5Z`, fill, 0.85) +
  repeat(Math.floor(length / 18), (index) => rect(8 + index * 18, 0, 6, 22, SNOW, 0, 0.45));

/** A pot of pencils, 80 wide, its foot at y 0. */
export const pencils = (): string =>
  (
    [
      [-24, -9, 112, SUN, '#8F5F06'],
      [-2, 2, 132, SKY, SKY_DEEP],
      [20, 10, 104, ROSE, ROSE_DEEP],
    ] as const
  )
    .map(([x, turn, tall, fill, edge]) =>
      group(
        `translate(${x} 0) rotate(${turn})`,
        rect(-8, -tall, 16, tall, fill),
        rect(2, -tall, 6, tall, edge, 0, 0.6),
        polygon([-8, -tall, 8, -tall, 0, -tall - 20], '#F2C9A6'),
        polygon([-3, -tall - 12, 3, -tall - 12, 0, -tall - 20], INK),
      ),
    )
    .join('') +
  path('M-40 -64H40L33 0H-33Z', LILAC) +
  path('M12 -64H40L33 0H12Z', '#887CB8') +
  rect(-42, -68, 84, 10, mix(LILAC, SNOW, 0.5), 5) +
  heart(-12, -30, 28, SNOW);

/** Open, 120 long. */
export const scissors = (): string =>
  group('translate(4 6)', path('M0 0L92 -22L96 -12L6 10Z', INK, 0.16)) +
  polygon([0, -4, 96, -26, 100, -18, 6, 8], '#D5E1E6') +
  polygon([0, 4, 98, 20, 94, 28, 0, 12], '#7F97A1') +
  polygon([0, 2, 98, 20, 96, 24, 0, 8], '#D5E1E6') +
  `<g fill="none" stroke-width="10"><ellipse cx="-26" cy="-14" rx="22" ry="15" stroke="${ROSE}" transform="rotate(18 -26 -14)"/><ellipse cx="-24" cy="22" rx="22" ry="15" stroke="${ROSE_DEEP}" transform="rotate(-18 -24 22)"/></g>` +
  circle(10, 3, 5, '#766B9C');

/** A roll of tape, standing. */
export const roll = (radius: number, fill: Color, edge: Color): string =>
  ellipse(radius * 0.3, radius, radius * 1.1, radius * 0.2, INK, 0.16) +
  circle(radius * 0.3, 0, radius, edge) +
  circle(0, 0, radius, fill) +
  circle(-radius * 0.06, -radius * 0.06, radius * 0.84, mix(fill, SNOW, 0.3)) +
  circle(0, 0, radius * 0.52, PAPER_SHADE) +
  circle(radius * 0.07, radius * 0.05, radius * 0.44, '#887CB8');

/** A round-leaved plant in a pot, 130 high. */
export const plant = (): string =>
  (
    [
      [-34, -92, -28],
      [-14, -112, -8],
      [12, -108, 12],
      [34, -88, 30],
      [0, -80, 0],
    ] as const
  )
    .map(
      ([x, y, turn], index) =>
        line(`M0 -44Q${x * 0.4} ${y * 0.7} ${x} ${y + 14}`, MINT_DEEP, 4) +
        group(
          `translate(${x} ${y}) rotate(${turn})`,
          ellipse(0, 0, 17, 22, index % 2 === 0 ? GREEN : MINT),
          path('M0 -22C10 -20 17 -10 17 0S10 20 0 22Z', MINT_DEEP, 0.35),
        ),
    )
    .join('') +
  path('M-30 -46H30L23 0H-23Z', ROSE) +
  path('M8 -46H30L23 0H8Z', ROSE_DEEP, 0.6) +
  rect(-34, -52, 68, 13, mix(ROSE, SNOW, 0.35), 5);

/** Cork in a wooden frame. */
export function board(x: number, y: number, w: number, h: number, frame: number): string {
  const specks = repeat(Math.round((w * h) / 5200), (index) => {
    const [a, b] = [(index * 0.61803) % 1, (index * 0.3247 + 0.17 * ((index * 7) % 5)) % 1];
    return ellipse(
      x + frame + a * (w - frame * 2),
      y + frame + b * (h - frame * 2),
      3 + (index % 3) * 1.5,
      2.2,
      index % 3 === 0 ? BARK : index % 3 === 1 ? WOOD : SNOW,
      0.4,
    );
  });
  return [
    rect(x + 10, y + 14, w, h, INK, 10, 0.14),
    rect(x, y, w, h, BARK, 10),
    rect(x, y, w - 4, h - 5, WOOD, 10),
    rect(x, y, w - 4, frame * 0.36, mix(WOOD, SNOW, 0.4), 6),
    rect(x, y, frame * 0.3, h - 8, mix(WOOD, SNOW, 0.28), 6),
    rect(x + frame, y + frame, w - frame * 2, h - frame * 2, mix(CORK, BARK, 0.35)),
    rect(x + frame + 5, y + frame + 8, w - frame * 2 - 5, h - frame * 2 - 8, CORK),
    specks,
  ].join('');
}
