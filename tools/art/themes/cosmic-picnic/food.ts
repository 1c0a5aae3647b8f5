// The picnic: planets of fruit, a basket, the thermos that flies. Each drawn around (0, 0) unless it says otherwise.

import { circle, ellipse, group, line, mix, path, polygon, rect, repeat } from '#tools/art/themes/kit.ts';
import { sector } from '#tools/art/themes/outlines.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export const CREAM = '#FFF8EC';
export const EMBER = '#FF7F5C';
export const GLOW = '#FFC06B';
export const LILAC = '#ADA8DA';
export const DEEP = '#2B265E';
export const LEAF = '#4E9A6A';
export const CRUST = mix(GLOW, '#C98F5E', 0.45);
export const BERRY = mix('#BFB8FF', '#5A4FA8', 0.5);
const PINK = '#F6A5D8';
const WOOD = '#C98F5E';
const BARK = '#8A5A36';

const dim = (color: Color, by = 0.3): Color => mix(color, DEEP, by);
const bright = (color: Color, by = 0.4): Color => mix(color, CREAM, by);

/** A round body with a crescent of shade at the lower right and one of light at the upper left. */
export function globe(
  x: number,
  y: number,
  radius: number,
  color: Color,
  shade: Color = dim(color, 0.42),
): string {
  const r = radius;
  const crescent = `M${x + r * 0.6} ${y - r * 0.8}A${r} ${r} 0 1 1 ${x - r * 0.8} ${y + r * 0.6}A${r * 1.06} ${r * 1.06} 0 0 0 ${x + r * 0.6} ${y - r * 0.8}Z`;
  const light = `M${x - r * 0.93} ${y + r * 0.1}A${r * 0.94} ${r * 0.94} 0 0 1 ${x + r * 0.1} ${y - r * 0.93}A${r * 1.25} ${r * 1.25} 0 0 0 ${x - r * 0.93} ${y + r * 0.1}Z`;
  return circle(x, y, r, color) + path(tidy(crescent), shade) + path(tidy(light), bright(color, 0.35));
}

const tidy = (d: string): string =>
  d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** A flat crater, lit on its lower rim. */
export const crater = (x: number, y: number, rx: number, color: Color): string =>
  ellipse(x, y, rx, rx * 0.62, bright(color, 0.25)) +
  ellipse(x - rx * 0.03, y - rx * 0.07, rx * 0.94, rx * 0.55, dim(color, 0.3)) +
  ellipse(x + rx * 0.1, y + rx * 0.03, rx * 0.72, rx * 0.38, dim(color, 0.16));

/** A checked cloth on a round body: three rows, scalloped below, its middle row the woven tone between. */
export function gingham(
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  columns: number,
  depth: number,
): string {
  const step = (to - from) / columns;
  const tone = (row: number, column: number): Color => {
    const crossed = (row % 2) + (column % 2);
    return crossed === 0 ? EMBER : crossed === 1 ? mix(EMBER, CREAM, 0.55) : CREAM;
  };
  const hem = repeat(columns, (column) => {
    const angle = ((from + step * (column + 0.5)) * Math.PI) / 180;
    const reach = radius - depth * 3;
    return circle(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      (step * Math.PI * reach) / 360,
      dim(tone(2, column), column > columns * 0.6 ? 0.28 : 0.06),
    );
  });
  const checks = repeat(3, (row) =>
    repeat(columns, (column) =>
      path(
        sector(
          x,
          y,
          radius - depth * (row + 1),
          radius - depth * row + 0.6,
          from + step * column,
          from + step * (column + 1) + 0.3,
        ),
        dim(tone(row, column), column > columns * 0.7 ? 0.26 : column > columns * 0.55 ? 0.12 : 0),
      ),
    ),
  );
  return hem + checks;
}

/** 104 wide and 62 high on y 0, with a hoop, a napkin and what sticks out of it. */
export function basket(): string {
  const rows = repeat(4, (row) =>
    repeat(7, (column) =>
      rect(
        -49 + column * 14.2 - (row % 2) * 7 + row * 0.6,
        -56 + row * 14,
        13,
        12,
        (row + column) % 2 === 0 ? WOOD : mix(WOOD, BARK, column > 4 ? 0.75 : 0.4),
        4,
      ),
    ),
  );
  return [
    line('M-42 -56C-40 -120 40 -120 42 -56', BARK, 10) + line('M-42 -57C-39 -116 34 -120 40 -70', WOOD, 5),
    group(
      'rotate(24 20 -70)',
      rect(6, -112, 22, 60, CRUST, 11),
      rect(9, -110, 8, 56, '#FFCB85', 4),
      [-100, -86, -72].map((y) => line(`M9 ${y}L24 ${y - 6}`, BARK, 3, 0.6)).join(''),
    ),
    circle(-20, -66, 17, EMBER) +
      circle(-25, -71, 7, bright(EMBER)) +
      path('M-20 -82C-16 -92 -8 -92 -4 -88C-8 -82 -14 -80 -20 -82Z', LEAF),
    path('M-54 -58H54L46 0C45 4 42 4 40 4H-40C-42 4 -45 4 -46 0Z', BARK),
    group(
      'translate(0 0)',
      `<clipPath id="weave"><path d="M-54 -58H54L46 0C45 4 42 4 40 4H-40C-42 4 -45 4 -46 0Z"/></clipPath><g clip-path="url(#weave)">${rows}</g>`,
    ),
    path('M18 -58H54L46 0C45 4 42 4 40 4H26Z', DEEP, 0.22),
    rect(-58, -64, 116, 12, mix(WOOD, CREAM, 0.2), 6) + rect(-58, -58, 116, 6, BARK, 3),
    // The napkin hangs out at one corner only.
    path('M-50 -64H-6L-20 -26L-34 -38L-46 -24Z', CREAM) +
      path('M-50 -64H-38L-40 -30L-46 -24Z', PINK) +
      path('M-24 -64H-14L-23 -29L-29 -34Z', PINK),
  ].join('');
}

/** A thermos that is a rocket: 140 high on y 0, 52 wide. */
export function rocket(): string {
  const steel = '#7CD0F5';
  const body =
    'M-26 -20V-92C-26 -100 -22 -104 -18 -106H18C22 -104 26 -100 26 -92V-20C26 -12 20 -8 14 -8H-14C-20 -8 -26 -12 -26 -20Z';
  return [
    path('M-24 -44C-44 -34 -46 -14 -44 2C-38 -8 -30 -12 -20 -14Z', EMBER) +
      path('M24 -44C44 -34 46 -14 44 2C38 -8 30 -12 20 -14Z', dim(EMBER, 0.35)),
    polygon([-14, -10, 14, -10, 10, 0, -10, 0], '#625C9E'),
    path(body, steel),
    path('M6 -106H18C22 -104 26 -100 26 -92V-20C26 -12 20 -8 14 -8H6C14 -30 14 -84 6 -106Z', '#2479A3'),
    rect(-20, -98, 7, 82, bright(steel, 0.65), 3.5),
    rect(-26, -40, 52, 12, CREAM) + rect(8, -40, 18, 12, dim(CREAM, 0.25)),
    path('M-18 -106C-18 -126 -8 -138 0 -146C8 -138 18 -126 18 -106Z', EMBER) +
      path('M4 -142C12 -134 18 -122 18 -106H8C10 -120 8 -132 4 -142Z', dim(EMBER, 0.35)) +
      path('M-14 -110C-13 -122 -8 -130 -3 -136C-6 -126 -8 -118 -8 -110Z', bright(EMBER)),
    rect(-22, -109, 44, 7, CREAM, 3.5),
    circle(0, -70, 15, CREAM) +
      circle(0, -70, 11, DEEP) +
      path('M-11 -70A11 11 0 0 1 0 -81C-2 -76 -6 -71 -11 -70Z', GLOW),
    // A handle on one side, as a thermos has.
    line('M26 -86C42 -88 42 -58 27 -58', '#2479A3', 6),
  ].join('');
}

/** A melon with a wedge cut out of it, and its ring: half of it behind, half in front. */
export function melon(radius: number): string {
  const r = radius;
  const ring = (part: 'back' | 'front'): string => {
    const [rx, ry] = [r * 1.88, r * 0.5];
    const d = part === 'back' ? `M${-rx} 0A${rx} ${ry} 0 0 1 ${rx} 0` : `M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0`;
    const inner =
      part === 'back'
        ? `M${-rx * 0.84} 0A${rx * 0.84} ${ry * 0.78} 0 0 1 ${rx * 0.84} 0`
        : `M${-rx * 0.84} 0A${rx * 0.84} ${ry * 0.78} 0 0 0 ${rx * 0.84} 0`;
    return group(
      'rotate(-18)',
      line(tidy(d), part === 'back' ? dim(GLOW, 0.4) : GLOW, r * 0.17) +
        line(tidy(inner), part === 'back' ? dim(CREAM, 0.5) : CREAM, r * 0.07, 0.9),
    );
  };
  const stripe = (at: number): string => {
    const half = at * r;
    return `M${-r * 0.1} ${-r}C${half * 1.3} ${-r * 0.5} ${half * 1.3} ${r * 0.5} ${r * 0.1} ${r}C${half * 0.95} ${r * 0.4} ${half * 0.9} ${-r * 0.4} ${-r * 0.1} ${-r}Z`;
  };
  return [
    ring('back'),
    globe(0, 0, r, mix('#74E0A4', '#2F7352', 0.35), '#1F7A4A'),
    [-0.85, -0.35, 0.25, 0.75].map((at) => path(tidy(stripe(at)), '#2F7352')).join(''),
    // The wedge that somebody has already eaten.
    path(sector(0, 0, 0, r * 0.99, -96, -34), '#FFF8EC') +
      path(sector(r * 0.02, r * 0.02, 0, r * 0.86, -96, -34), EMBER) +
      path(sector(r * 0.02, r * 0.02, 0, r * 0.86, -56, -34), dim(EMBER, 0.2)),
    [
      [0.12, -0.5],
      [0.32, -0.42],
      [0.4, -0.64],
      [0.18, -0.74],
    ]
      .map(([sx = 0, sy = 0]) => ellipse(sx * r, sy * r, r * 0.045, r * 0.07, DEEP))
      .join(''),
    ring('front'),
  ].join('');
}

/** Half of an orange, cut side to the viewer. */
export function orangeSlice(radius: number, slices = 9): string {
  const step = 360 / slices;
  return [
    circle(0, 0, radius, '#FF9D5C'),
    circle(0, 0, radius * 0.9, CREAM),
    repeat(slices, (index) =>
      path(
        sector(0, 0, radius * 0.12, radius * 0.83, index * step + 3.5, (index + 1) * step - 3.5),
        index % 3 === 0 ? bright(GLOW, 0.2) : GLOW,
      ),
    ),
    repeat(slices, (index) =>
      path(
        sector(0, 0, radius * 0.5, radius * 0.83, index * step + 3.5, (index + 1) * step - 3.5),
        index > 0 && index < 4 ? '#FF9D5C' : '#FFB454',
        0.75,
      ),
    ),
  ].join('');
}

/** Two slices of bread, 60 wide, and what is between; its lower edge at y 0. */
export const sandwich = (): string =>
  [
    path('M-30 -8H30L24 0H-24Z', '#C98F5E'),
    path('M-34 -12C-26 -4 -18 -16 -10 -8S6 -4 12 -10S26 -4 34 -12L28 -18H-28Z', '#74E0A4'),
    rect(-30, -21, 60, 7, EMBER, 3),
    path('M-28 -20L30 -22L18 -12Z', '#FFD062'),
    path('M-32 -22C-32 -42 -18 -46 0 -46S32 -42 32 -22Z', CRUST) +
      path('M-27 -28C-26 -38 -16 -42 -2 -43C-14 -38 -20 -34 -22 -28Z', CREAM, 0.75) +
      path('M14 -44C26 -42 32 -36 32 -22H20C24 -32 22 -40 14 -44Z', '#B8722A', 0.6),
  ].join('');

/** A cherry with its leaf. */
export const cherry = (radius: number): string =>
  line(
    `M0 ${-radius}C${radius * 0.2} ${-radius * 2.2} ${radius} ${-radius * 2.6} ${radius * 1.7} ${-radius * 2.6}`,
    LEAF,
    radius * 0.22,
  ) +
  path(
    `M${radius * 1.6} ${-radius * 2.6}C${radius * 0.8} ${-radius * 3.6} ${-radius * 0.4} ${-radius * 3.2} ${-radius * 0.6} ${-radius * 2.6}C0 ${-radius * 2.1} ${radius} ${-radius * 2} ${radius * 1.6} ${-radius * 2.6}Z`,
    '#74E0A4',
  ) +
  globe(0, 0, radius, EMBER, dim(EMBER, 0.36));

/** A leaf of clover: three hearts on a stem, `size` high. */
export function clover(x: number, y: number, size: number, color: Color, light: Color): string {
  const heart = `M0 0C-8 -4 -20 -12 -16 -24C-12 -32 -2 -30 0 -22C2 -30 12 -32 16 -24C20 -12 8 -4 0 0Z`;
  return group(
    `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(size) / 60})`,
    line('M0 0C2 -14 -2 -24 0 -32', color, 5),
    [-104, 100, -2]
      .map((turn, index) =>
        group(
          `translate(0 -32) rotate(${turn})`,
          path(heart, index === 2 ? light : mix(color, light, 0.35 + index * 0.2)),
        ),
      )
      .join(''),
  );
}

/** The thermos' breath. */
export const puff = (x: number, y: number, size: number): string =>
  [
    [0, 0, 1],
    [0.9, 0.2, 0.7],
    [-0.8, 0.25, 0.6],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx * size, y + dy * size, r * size, CREAM, 0.9))
    .join('') + ellipse(x + size * 0.3, y + size * 0.55, size * 1.3, size * 0.4, '#D9C7E8', 0.9);
