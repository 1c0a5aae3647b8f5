// What belongs to the school at midnight: ghosts, lockers, desks, books, trees, a fence.

import {
  at,
  circle,
  ellipse,
  group,
  line,
  mix,
  path,
  polygon,
  random,
  rect,
  repeat,
  shaded,
} from '#tools/art/themes/kit.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export const LIME = '#CFE86A';
export const PALE = mix('#CFE86A', '#FBF6EA', 0.55);
export const CHALK = '#FBF6EA';
export const CHALK_SHADE = '#C6ADD2';
export const WARM = '#FFD062';
export const INK = '#150B1C';
export const WALL = mix('#533762', '#846395', 0.5);
export const WALL_SHADE = '#533762';
export const ROOF = '#2D1B39';
export const ROOF_LIT = '#4E335D';
export const EMBER = '#FF7F5C';
export const WOOD = '#8A5A36';
export const WOOD_LIT = '#C98F5E';
const BOARD = mix('#24808A', '#150B1C', 0.55);

/** A sheet with a smile, 68 x 88, its hem at (0, 0); `extra` is drawn on it. */
export const ghost = (x: number, y: number, size: number, extra = '', turn = 0): string =>
  group(
    `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${Math.round(size * 100) / 100})`,
    path(
      'M-34 -6C-40 -30 -36 -88 2 -88C38 -88 38 -34 36 -4C30 6 24 -6 16 0C10 8 4 -4 -4 2C-10 8 -16 -4 -22 0C-28 6 -32 2 -34 -6Z',
      CHALK,
    ),
    path('M10 -87C38 -84 38 -34 36 -4C30 6 24 -6 16 0C14 3 12 4 9 4C22 -20 26 -60 10 -87Z', CHALK_SHADE),
    path('M-28 -28C-44 -24 -48 -36 -44 -42C-38 -36 -32 -38 -27 -40Z', CHALK),
    path('M31 -28C44 -28 50 -38 46 -46C40 -38 36 -40 30 -42Z', CHALK_SHADE),
    path('M-26 -58C-22 -74 -10 -82 -2 -82C-14 -74 -20 -62 -22 -44Z', '#FFFFFF', 0.9),
    ellipse(-12, -56, 5, 7, INK),
    ellipse(10, -56, 5, 7, INK),
    circle(-13.5, -58.5, 1.8, CHALK),
    circle(8.5, -58.5, 1.8, CHALK),
    line('M-9 -42Q-1 -34 8 -42', INK, 3.2),
    ellipse(-20, -46, 5, 3, EMBER, 0.55),
    ellipse(19, -46, 5, 3, EMBER, 0.55),
    extra,
  );

export const GLASSES =
  '<g fill="none" stroke="#24808A" stroke-width="3"><circle cx="-12" cy="-56" r="10"/><circle cx="11" cy="-56" r="10"/></g>';
export const BOW =
  path('M-2 -86L-18 -96L-16 -78ZM-2 -86L14 -98L14 -80Z', EMBER) + circle(-2, -87, 5, '#B8452A');
export const PENCIL = group(
  'translate(44 -46) rotate(24)',
  rect(-4, -22, 8, 34, WARM) +
    rect(1, -22, 3, 34, '#C79A4E') +
    path('M-4 12H4L0 22Z', CHALK) +
    rect(-4, -28, 8, 7, EMBER, 2),
);
export const CAP =
  path('M-20 -84V-74Q2 -66 22 -76V-86L2 -78Z', ROOF) +
  path('M-36 -90L0 -106L36 -92L2 -78Z', WALL_SHADE) +
  path('M-36 -90L0 -106L8 -103L-24 -87Z', WALL) +
  line('M2 -92L29 -88V-70', WARM, 2.5);

/** A stack of books, lying, standing at (x, y); `count` from below. */
const SPINES = ['#24808A', '#B8452A', WARM, '#846395', LIME] as const;
export const books = (x: number, y: number, width: number, count: number, seed: number): string =>
  repeat(count, (i) => {
    const [wide, tall] = [width * (0.78 + 0.3 * random(seed, i)), width * 0.24];
    const [left, top] = [x - wide / 2 + width * 0.12 * (random(seed + 1, i) - 0.5), y - tall * (i + 1)];
    const color = SPINES[(seed + i) % 5] ?? LIME;
    return (
      rect(left, top, wide, tall, color, 2) +
      rect(left + wide * 0.62, top + tall * 0.2, wide * 0.36, tall * 0.6, CHALK) +
      rect(left, top + tall * 0.74, wide, tall * 0.26, shaded(color, INK), 2)
    );
  });

/** A school desk with a book and a candle, 90 wide, standing at (0, 0). */
export const desk = (haze = 0, air: Color = INK): string => {
  const c = (color: Color): Color => mix(color, air, haze);
  return (
    line('M-34 -2L-28 -40M34 -2L30 -40M-34 -2H-44M34 -2H46', c(ROOF_LIT), 6) +
    path('M-42 -46H40L48 -36H-50Z', c(WOOD_LIT)) +
    rect(-50, -36, 98, 8, c(WOOD), 2) +
    path('M-28 -48Q-12 -58 0 -48Q12 -58 28 -50L30 -46H-30Z', c(CHALK)) +
    line('M0 -48V-44', c(CHALK_SHADE), 2) +
    rect(34, -62, 7, 17, c(CHALK), 2) +
    circle(37, -68, 15, WARM, 0.22) +
    path('M37 -78Q44 -68 37 -62Q30 -68 37 -78Z', WARM)
  );
};

/** Lockers side by side, 44 x 110 each, standing at (0, 0); the first one is open, and a ghost looks out. */
export const lockers = (count: number, haze: number, air: Color, isOpen: boolean): string => {
  const fills = ['#24808A', '#846395', '#6E8416'];
  return repeat(count, (i) => {
    const color = mix(fills[i % 3] ?? LIME, air, haze);
    const dark = shaded(color, INK);
    const x = i * 44;
    const slots = line(`M${x + 13} -98H${x + 29}M${x + 13} -91H${x + 29}M${x + 13} -84H${x + 29}`, dark, 3.5);
    if (isOpen && i === 1)
      return (
        rect(x, -112, 44, 112, INK) +
        ghost(x + 20, -12, 0.62) +
        path(`M${x + 42} -112L${x + 66} -104V4L${x + 42} 0Z`, dark) +
        path(`M${x + 45} -106L${x + 62} -100V-4L${x + 45} -6Z`, color) +
        rect(x, -117, 44, 7, mix(color, CHALK, 0.3))
      );
    return (
      rect(x, -112, 44, 112, color) +
      rect(x + 34, -112, 10, 112, dark) +
      rect(x, -112, 5, 112, mix(color, CHALK, 0.3)) +
      slots +
      rect(x + 25, -58, 5, 14, WARM, 2) +
      rect(x, -117, 44, 7, mix(color, CHALK, 0.3))
    );
  });
};

/** A bare tree, 300 high, rooted at (0, 0). */
export const bareTree = (color: Color, rim: Color, hasOwl: boolean): string =>
  path(
    'M-34 4C-18 -20 -18 -70 -22 -112C-30 -138 -62 -150 -92 -158C-64 -158 -40 -152 -24 -140C-30 -176 -46 -206 -76 -232C-46 -220 -28 -194 -16 -164C-14 -206 -18 -248 -6 -296C0 -256 0 -220 4 -186C16 -216 40 -238 66 -252C48 -228 28 -206 18 -168C40 -186 72 -190 108 -182C76 -178 42 -170 22 -136C18 -90 18 -24 40 4C22 -4 14 0 4 6C-8 -2 -18 -2 -34 4Z',
    color,
  ) +
  line(
    'M-26 -2C-12 -30 -12 -74 -16 -116M-20 -150C-26 -178 -40 -204 -66 -226M-8 -190C-8 -220 -10 -250 -5 -284',
    rim,
    3,
    0.7,
  ) +
  path('M-8 -62a9 13 0 0 1 18 0a9 13 0 0 1 -18 0Z', shaded(color, INK)) +
  (hasOwl ? owl(78, -186) : '');

/** It carries a school bag. */
export const owl = (x: number, y: number): string =>
  at(
    x,
    y,
    ellipse(0, -18, 17, 22, WALL) +
      path('M-14 -34L-16 -46L-4 -39L6 -39L17 -46L14 -33Z', WALL) +
      ellipse(-2, -12, 9, 13, CHALK_SHADE) +
      circle(-7, -26, 7, PALE) +
      circle(7, -26, 7, PALE) +
      circle(-6, -26, 3, INK) +
      circle(8, -26, 3, INK) +
      path('M-2 -22H3L0 -16Z', WARM) +
      rect(8, -20, 13, 17, EMBER, 4) +
      rect(8, -14, 13, 4, '#B8452A'),
  );

/** Pickets in groups, leaning this way and that. */
export function fence(
  from: number,
  to: number,
  y: (x: number) => number,
  tall: number,
  color: Color,
  rim: Color,
): string {
  const gap = tall * 0.3;
  const count = Math.floor((to - from) / gap);
  const rail = (down: number): string =>
    line(
      `M${Math.round(from)} ${Math.round(y(from) - tall * down)}L${Math.round(to)} ${Math.round(y(to) - tall * down)}`,
      color,
      tall * 0.07,
    );
  return (
    rail(0.26) +
    rail(0.7) +
    repeat(count, (i) => {
      if (i % 11 === 7) return '';
      const x = from + gap * (i + 0.5);
      const [h, half] = [Math.round(tall * (0.9 + 0.2 * random(81, i))), Math.round(tall * 0.085)];
      return group(
        `translate(${Math.round(x)} ${Math.round(y(x))}) rotate(${Math.round(10 * random(82, i) - 5)})`,
        path(`M${-half} 4V${-h + half * 1.6}L0 ${-h}L${half} ${-h + half * 1.6}V4Z`, color) +
          line(`M${-half + 1} 0V${-h + half * 2}L0 ${-h + 2}`, rim, 2, 0.6),
      );
    })
  );
}

/** 60 across, around (0, 0). */
export const bat = (x: number, y: number, size: number, color: Color): string =>
  group(
    `translate(${Math.round(x)} ${Math.round(y)}) scale(${size})`,
    path(
      'M0 4C-4 -4 -10 -2 -14 -12C-22 -10 -28 -4 -32 4C-24 0 -20 4 -16 8C-10 4 -4 8 0 14C4 8 10 4 16 8C20 4 24 0 32 4C28 -4 22 -10 14 -12C10 -2 4 -4 0 4Z',
      color,
    ) + path('M-6 -2L-6 -9L0 -4L6 -9L6 -2Z', color),
  );

/** A blackboard with a sum and a drawing, 170 x 100, around (0, 0). */
export const blackboard = (): string =>
  rect(-88, -54, 176, 108, WOOD, 4) +
  rect(-88, -54, 176, 6, WOOD_LIT, 3) +
  rect(-80, -46, 160, 92, BOARD) +
  path('M-80 -46H10L-60 46H-80Z', CHALK, 0.06) +
  line(
    'M-70 -28q10 0 6 8l-8 10h12M-48 -19h12m-6 -6v12M-24 -28q10 0 6 8l-8 10h12M0 -23h14m-14 7h14M34 -28l-8 12h16m-5 -6v16',
    CHALK,
    3,
  ) +
  line('M-60 20q14 -20 28 0t28 0t28 0M38 30a16 16 0 1 1 20 -18a12 12 0 1 0 -20 18Z', LIME, 3) +
  rect(-20, 50, 44, 6, CHALK, 2);

/** A lantern on a bent pole, 150 high, standing at (0, 0). */
export const lamp = (color: Color): string =>
  path('M-5 0L-3 -128Q0 -150 18 -150Q30 -150 32 -138', 'none') +
  line('M0 0L2 -124Q4 -148 20 -148Q32 -148 32 -134', color, 7) +
  circle(32, -116, 44, WARM, 0.1) +
  circle(32, -116, 28, WARM, 0.16) +
  polygon([20, -132, 44, -132, 40, -102, 24, -102], WARM) +
  polygon([20, -132, 31, -132, 30, -102, 24, -102], CHALK) +
  polygon([16, -132, 32, -142, 48, -132], color) +
  rect(-12, -6, 24, 8, color, 3);
