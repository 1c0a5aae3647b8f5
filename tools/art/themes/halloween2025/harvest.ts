// What grows and stands at the harvest fair: pumpkins, corn, bales, lanterns, a scarecrow, a wheel.

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

export const RIBS = ['#D96A24', '#F07F2E', '#FF9440', '#E06F24', '#C75C1C'] as const;
export const CREAM = '#FFF4E2';
export const STRAW = '#FFE9A0';
export const STRAW_SHADE = '#C79A4E';
export const WOOD = '#C98F5E';
export const WOOD_SHADE = '#8A5A36';
export const INK = '#2A1508';
export const LEAF = mix('#5C2E20', '#46D992', 0.38);
export const EMBER = '#FF7F5C';
const DUSK = '#3A1D12';

/** Ribs from left to right: middle, half width and half height, as shares of width and height. */
const LOBES = [
  [-0.3, 0.2, 0.42],
  [0.3, 0.2, 0.42],
  [-0.165, 0.21, 0.475],
  [0.165, 0.21, 0.475],
  [0, 0.185, 0.5],
] as const;
const LOBE_COLORS = [0, 4, 1, 3, 2] as const;

/** A pumpkin without its stem, standing at `y`. */
export function pumpkin(x: number, y: number, width: number, height: number, air: Color, haze = 0): string {
  return LOBES.map(([right, half, tall], index) => {
    const color = mix(RIBS[LOBE_COLORS[index] ?? 2], air, haze);
    const [cx, cy, rx, ry] = [x + right * width, y - height * 0.5, half * width, tall * height];
    const n = Math.round;
    const lit = `M${n(cx)} ${n(cy - ry)}A${n(rx)} ${n(ry)} 0 0 0 ${n(cx - rx * 0.72)} ${n(cy + ry * 0.69)}A${n(rx * 1.3)} ${n(ry * 1.2)} 0 0 1 ${n(cx)} ${n(cy - ry)}Z`;
    const shade = `M${n(cx + rx * 0.2)} ${n(cy - ry * 0.98)}A${n(rx)} ${n(ry)} 0 0 1 ${n(cx)} ${n(cy + ry)}A${n(rx * 1.1)} ${n(ry * 1.15)} 0 0 0 ${n(cx + rx * 0.2)} ${n(cy - ry * 0.98)}Z`;
    return (
      ellipse(cx, cy, rx, ry, color) +
      path(lit, mix(color, STRAW, 0.32)) +
      path(shade, mix(color, '#84432E', 0.34))
    );
  }).join('');
}

/** With a short stem: for those that lie in fields. */
export const smallPumpkin = (x: number, y: number, width: number, air: Color, haze = 0): string => {
  const tall = width * 0.78;
  const stem = mix(LEAF, air, haze);
  return (
    ellipse(x + width * 0.08, y, width * 0.52, width * 0.07, DUSK, 0.4) +
    polygon(
      [
        x - width * 0.06,
        y - tall * 0.9,
        x - width * 0.02,
        y - tall * 1.24,
        x + width * 0.12,
        y - tall * 1.3,
        x + width * 0.06,
        y - tall * 0.9,
      ],
      shaded(stem, DUSK),
    ) +
    pumpkin(x, y, width, tall, air, haze)
  );
};

/** A paper lantern hanging from (x, y). Its light is three discs. */
export const lantern = (x: number, y: number, size: number, color: Color = STRAW): string =>
  at(
    x,
    y,
    circle(0, size * 0.62, size * 1.5, color, 0.06) +
      circle(0, size * 0.62, size * 1.05, color, 0.12) +
      rect(-size * 0.18, 0, size * 0.36, size * 0.16, WOOD_SHADE, 2) +
      ellipse(0, size * 0.6, size * 0.44, size * 0.48, mix(color, EMBER, 0.34)) +
      ellipse(-size * 0.07, size * 0.58, size * 0.3, size * 0.46, color) +
      ellipse(-size * 0.12, size * 0.5, size * 0.12, size * 0.3, CREAM) +
      rect(-size * 0.16, size * 1.02, size * 0.32, size * 0.14, WOOD_SHADE, 2),
  );

/** A rope that sags between two points, with `count` lanterns. */
export function lanternRope(
  x: number,
  y: number,
  toX: number,
  toY: number,
  count: number,
  size: number,
): string {
  const sag = (toX - x) * 0.24;
  const spot = (share: number): readonly [number, number] => [
    x + (toX - x) * share,
    y + (toY - y) * share + sag * 4 * share * (1 - share) * 0.5,
  ];
  const [mx, my] = [(x + toX) / 2, (y + toY) / 2 + sag];
  return (
    line(`M${x} ${y}Q${mx} ${my} ${toX} ${toY}`, '#F0D9AE', size * 0.1) +
    repeat(count, (i) => {
      const [lx, ly] = spot((i + 0.7) / (count + 0.4));
      return lantern(lx, ly, size * (0.9 + 0.25 * random(3, i)), i % 3 === 1 ? '#FFD062' : STRAW);
    })
  );
}

/** A stalk of corn that stands at (0, 0), 100 high. */
const STALK =
  'M-3 0L-2 -96L2 -96L4 0ZM0 -12C-20 -44 -34 -40 -44 -18C-34 -58 -8 -54 0 -22ZM0 -30C18 -66 36 -62 46 -38C38 -82 8 -74 0 -42ZM0 -52C-14 -84 -30 -84 -38 -64C-32 -102 -4 -92 0 -62ZM0 -66C10 -96 24 -100 34 -86C28 -114 4 -104 0 -76ZM0 -88L-8 -116L0 -106L3 -122L7 -104L14 -112Z';
export const corn = (x: number, y: number, tall: number, color: Color, lean = 0, hasEar = true): string =>
  group(
    `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(lean)}) scale(${Math.round(tall) / 100})`,
    path(STALK, color),
    hasEar ? path('M2 -40C14 -42 18 -58 13 -76C4 -66 0 -54 2 -40Z', mix(STRAW_SHADE, color, 0.3)) : '',
  );

/** A row of stalks in uneven groups. */
export function cornRow(
  from: number,
  to: number,
  y: (x: number) => number,
  tall: number,
  color: Color,
  seed: number,
  gap = 0.36,
): string {
  let row = '';
  for (let x = from, i = 0; x < to; i += 1) {
    const size = tall * (0.82 + 0.36 * random(seed, i));
    row += corn(
      x,
      y(x),
      size,
      i % 3 === 1 ? mix(color, '#B8603A', 0.18) : color,
      14 * (random(seed + 1, i) - 0.5),
      i % 2 === 0,
    );
    x += tall * gap * (0.7 + 0.7 * random(seed + 2, i));
  }
  return row;
}

/** A round bale that shows its spiral, standing at (x, y). */
export const bale = (x: number, y: number, size: number, air: Color, haze = 0): string => {
  const [fill, shade] = [mix(STRAW_SHADE, air, haze), mix(shaded(STRAW_SHADE, '#5C2E20'), air, haze)];
  const r = size / 2;
  return (
    ellipse(x + r * 0.5, y, r * 1.5, r * 0.16, DUSK, 0.35) +
    rect(x - r * 0.1, y - size, size * 0.85, size, shade, r * 0.4) +
    circle(x, y - r, r, fill) +
    line(
      `M${x - r * 0.1} ${y - r}a${r * 0.2} ${r * 0.2} 0 0 1 ${r * 0.4} 0a${r * 0.45} ${r * 0.45} 0 0 1 ${-r * 0.9} 0a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 1.25} 0`,
      shade,
      size * 0.05,
    ) +
    path(
      `M${x - r * 0.7} ${y - r * 1.7}A${r} ${r} 0 0 0 ${x - r * 0.92} ${y - r * 0.6}A${r * 1.2} ${r * 1.2} 0 0 1 ${x - r * 0.7} ${y - r * 1.7}Z`,
      mix(fill, STRAW, 0.7),
    ) +
    line(
      `M${x + r * 0.8} ${y - size * 0.96}q${r * 0.24} ${r} 0 ${size * 0.92}`,
      mix(fill, STRAW, 0.3),
      size * 0.03,
    )
  );
};

/** 200 high, standing at (0, 0): a straw hat, a patched shirt, arms wide as if to greet. */
export const scarecrow = (air: Color, haze: number): string => {
  const c = (color: Color): Color => mix(color, air, haze);
  return (
    rect(-5, -120, 10, 120, c(WOOD_SHADE), 3) +
    line('M-84 -112L84 -122', c(WOOD_SHADE), 9) +
    path(
      'M-34 -138C-10 -148 12 -148 36 -140L84 -134L88 -106L40 -104L44 -44L26 -52L10 -40L-8 -52L-24 -42L-40 -50L-36 -102L-82 -98L-86 -124Z',
      c('#B8452A'),
    ) +
    path('M36 -140L84 -134L88 -106L40 -104L44 -44L26 -52L10 -40L14 -142Z', c(shaded('#B8452A', DUSK))) +
    polygon([-26, -84, -4, -88, -2, -66, -24, -64], c('#FFD062')) +
    path(
      'M-84 -122L-108 -132L-98 -116L-112 -108L-96 -106L-100 -94L-82 -98ZM86 -134L108 -142L102 -126L116 -120L100 -116L104 -104L86 -106Z',
      c(STRAW),
    ) +
    path('M-24 -138L-30 -126L-16 -132L-8 -122L2 -132L14 -124L16 -134L28 -128L20 -142Z', c(STRAW)) +
    circle(0, -160, 27, c('#E8C48C')) +
    path('M0 -187A27 27 0 0 1 10 -135A40 40 0 0 0 0 -187Z', c(STRAW_SHADE)) +
    circle(-10, -160, 3.6, c(INK)) +
    circle(9, -160, 3.6, c(INK)) +
    line('M-12 -149Q0 -140 12 -149', c(INK), 3) +
    path('M-52 -172C-30 -186 30 -188 56 -176C30 -166 -28 -164 -52 -172Z', c(STRAW_SHADE)) +
    path('M-28 -178C-26 -208 -12 -216 4 -212C22 -210 26 -194 28 -180C12 -174 -12 -174 -28 -178Z', c(STRAW)) +
    path('M-28 -178L-27 -187C-8 -181 10 -182 27 -189L28 -180C12 -174 -12 -174 -28 -178Z', c('#24808A'))
  );
};

/** A Ferris wheel in one color with lit cabins, around (0, 0), radius 100, foot at 130. */
export const wheel = (color: Color, light: Color): string =>
  line('M0 0L-46 134M0 0L46 134M-62 134H62', color, 8) +
  `<circle r="98" fill="none" stroke="${color}" stroke-width="6"/><circle r="80" fill="none" stroke="${color}" stroke-width="3"/>` +
  repeat(10, (i) => {
    const [sin, cos] = [Math.sin((i + 0.3) * 0.628), Math.cos((i + 0.3) * 0.628)];
    return line(`M0 0L${Math.round(98 * sin)} ${Math.round(98 * cos)}`, color, 3);
  }) +
  repeat(10, (i) => {
    const [x, y] = [98 * Math.sin((i + 0.3) * 0.628), 98 * Math.cos((i + 0.3) * 0.628)];
    return at(
      x,
      y,
      path('M-14 4H14L10 24H-10Z', color) +
        path('M-11 -2C-11 -14 11 -14 11 -2Z', i % 3 === 0 ? light : mix(color, light, 0.45)),
    );
  }) +
  circle(0, 0, 13, color) +
  circle(-2, -2, 6, light);

/** A striped stall, 120 wide, standing at (0, 0). */
export const stall = (air: Color, haze: number, cloth: Color): string => {
  const c = (color: Color): Color => mix(color, air, haze);
  return (
    rect(-54, -62, 108, 62, c('#5C2E20')) +
    rect(-44, -58, 88, 30, c('#FFD062'), 0, 0.85) +
    rect(-60, -30, 120, 30, c(WOOD_SHADE)) +
    rect(-60, -30, 120, 7, c(WOOD)) +
    repeat(5, (i) =>
      path(
        `M${-40 + i * 16} -100H${-24 + i * 16}L${-42 + i * 28} -58a14 11 0 0 1 -28 0Z`,
        c(i % 2 === 0 ? cloth : CREAM),
      ),
    ) +
    path('M24 -100H40L70 -58a14 11 0 0 1 -28 0Z', c(shaded(cloth, DUSK)), 0.45) +
    circle(-22, -36, 9, c(RIBS[2])) +
    circle(-4, -35, 7, c(RIBS[1])) +
    circle(30, -36, 10, c(RIBS[3]))
  );
};
