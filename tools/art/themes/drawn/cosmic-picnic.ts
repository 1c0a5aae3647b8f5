// Cosmic Picnic: a picnic on a planet no bigger than its blanket.

import {
  circle,
  ellipse,
  type Frame,
  group,
  isUnderTitle,
  line,
  mix,
  path,
  random,
  repeat,
  type ThemeArt,
} from '#tools/art/themes/kit.ts';
import { land, type Spot, star, tuft } from '#tools/art/themes/outlines.ts';
import { climb } from '#tools/art/themes/cosmic-picnic/climb.ts';
import {
  basket,
  cherry,
  clover,
  crater,
  BERRY,
  CREAM,
  CRUST,
  DEEP,
  EMBER,
  gingham,
  globe,
  GLOW,
  LILAC,
  melon,
  orangeSlice,
  rocket,
  sandwich,
} from '#tools/art/themes/cosmic-picnic/food.ts';
import { pieces } from '#tools/art/themes/cosmic-picnic/pieces.ts';

const ROCK = mix(LILAC, CREAM, 0.35);

const art: ThemeArt = {
  top: [-40, 20, 430, 200],
  landmark: () =>
    [
      group('translate(70 76)', melon(52)),
      globe(210, 330, 148, ROCK, mix(LILAC, '#625C9E', 0.6)),
      crater(150, 386, 34, ROCK) + crater(262, 372, 23, ROCK) + crater(214, 428, 19, ROCK),
      gingham(210, 330, 152, -160, -20, 9, 26),
      group('translate(164 192) rotate(-13)', ellipse(6, 4, 60, 8, DEEP, 0.3), basket()),
      group('translate(228 192) rotate(4) scale(0.8)', plate()),
      // The rocket's shadow stays behind when it hops.
      group('translate(282 206) rotate(26)', ellipse(4, 2, 42, 7, DEEP, 0.3)),
    ].join(''),
  mover: {
    draw: () => group('translate(280 204) rotate(14)', rocket()),
    pivot: [280, 204],
    go: { y: -40, duration: 900 },
    idle: { rotation: 5, duration: 1100 },
  },
  echo: ({ isWide, near, planes }) => {
    const moons: readonly (readonly [number, number, number])[] = isWide
      ? [
          [150, near - 92, 44],
          [356, near - 44, 62],
          [548, near - 122, 32],
        ]
      : [
          [42, near - 44, 22],
          [128, near - 20, 30],
          [96, near - 118, 15],
        ];
    return moons
      .map(([x, y, radius], index) => {
        const color = mix(LILAC, index === 1 ? GLOW : planes[0], 0.3);
        return group(
          `translate(${x} ${y})`,
          globe(0, 0, radius, color),
          crater(-radius * 0.3, radius * 0.32, radius * 0.28, color) +
            crater(radius * 0.36, -radius * 0.02, radius * 0.16, color),
          group(
            `translate(${(index - 1) * radius * 0.16} ${2 - radius * 0.97}) rotate(${[-7, 0, 9][index]}) scale(${(radius / 52) * (index === 2 ? 1.2 : 1)})`,
            sandwich(),
          ),
        );
      })
      .join('');
  },
  plane: (name, frame) => {
    switch (name) {
      case 'sky':
        return heavens(frame);
      case 'far':
        return fruit(frame);
      case 'mid':
        return hills(frame);
      case 'near':
        return meadow(frame);
      case 'front':
        return frame.sky === 'question' ? groundOnly(frame) : cloversInFront(frame);
    }
  },
  lamp: ({ tokens }) =>
    circle(0, 0, 215, GLOW, 0.06) +
    circle(0, 0, 170, GLOW, 0.12) +
    circle(0, 0, 134, tokens.color.snow, 0.16) +
    group('rotate(-8)', orangeSlice(106)),
  climb,
  pieces,
};

/** Cheese and grapes on a plate, seen from the side. */
const plate = (): string =>
  ellipse(0, 2, 44, 8, DEEP, 0.3) +
  path('M-42 -6H42C36 4 -36 4 -42 -6Z', CREAM) +
  path('M10 -6H42C38 0 24 2 10 2Z', '#D9C7E8') +
  path('M-30 -8L14 -30V-8Z', '#FFD062') +
  path('M14 -30L20 -26V-8H14Z', '#B8722A') +
  circle(-4, -14, 3.5, '#B8722A') +
  circle(6, -20, 2.5, '#B8722A');

function heavens({ width, isWide, near, sky, tokens }: Frame): string {
  const isQuestion = sky === 'question';
  const { snow } = tokens.color;
  const unit = isWide ? 1 : 0.62;
  const crumbs = repeat(isQuestion ? 18 : isWide ? 90 : 56, (index) => {
    const [x, y] = [random(1, index) * width, random(2, index) ** 1.3 * near * (isQuestion ? 0.24 : 0.9)];
    return circle(
      x,
      y,
      (0.9 + random(3, index) ** 3 * 2.2) * (isWide ? 1 : 0.85),
      index % 4 === 0 ? GLOW : snow,
      (0.3 + 0.6 * random(4, index)) * (isUnderTitle({ isWide, width }, x, y) ? 0.35 : 1),
    );
  });
  if (isQuestion) return crumbs;
  const big = [
    [0.05, 0.36, 12],
    [0.36, 0.37, 9],
    [0.52, 0.41, 13],
    [0.44, 0.62, 8],
    [0.95, 0.62, 11],
  ]
    .map(([x = 0, y = 0, r = 0], index) =>
      path(star(x * width, y * near, r * unit, 5, 0.5, -90 + index * 17), index % 2 === 0 ? GLOW : snow),
    )
    .join('');
  // A Milky Way of spilled sugar, from the upper left to behind the landmark.
  const across = (share: number): Spot => [
    share * width,
    near * (0.1 + 0.62 * share + 0.05 * Math.sin(share * 9)),
  ];
  const band = (half: number, alpha: number): string => {
    const shares = [-0.1, 0.1, 0.3, 0.5, 0.7, 0.9, 1.1];
    const upper = shares.map(
      (share): Spot => [
        across(share)[0],
        across(share)[1] - half * unit * (0.7 + 0.5 * random(11, Math.round(share * 10))),
      ],
    );
    const lower = shares
      .map(
        (share): Spot => [
          across(share)[0],
          across(share)[1] + half * unit * (0.7 + 0.5 * random(12, Math.round(share * 10))),
        ],
      )
      .toReversed();
    return path(`${land(upper, 0).split('V')[0]}L${land(lower, 0).split('V')[0]?.slice(1)}Z`, LILAC, alpha);
  };
  const sugar = repeat(isWide ? 90 : 50, (index) => {
    const share = random(21, index);
    const [x, y] = across(share);
    const off = (random(22, index) - 0.5) * (random(23, index) + 0.2) * 110 * unit;
    if (isUnderTitle({ isWide, width }, x, y + off)) return '';
    return circle(x, y + off, 0.8 + random(24, index) * 1.6, CREAM, 0.75);
  });
  return band(86, 0.1) + band(48, 0.12) + band(20, 0.14) + sugar + crumbs + big;
}

/** Planets that are fruit, far off. */
function fruit(frame: Frame): string {
  const { width, isWide, near, planes, sky } = frame;
  const unit = isWide ? 1 : 0.62;
  const tint = (color: string): string => mix(color, planes[0], 0.34);
  const put = (x: number, y: number, svg: string): string =>
    group(`translate(${Math.round(x * width)} ${Math.round(y * near)}) scale(${unit})`, svg);
  const kiwi =
    circle(0, 0, 30, tint('#8A5A36')) +
    circle(0, 0, 27, tint('#CFE36A')) +
    circle(0, 0, 20, tint(mix('#CFE36A', '#1F7A4A', 0.2))) +
    circle(0, 0, 8, tint(CREAM)) +
    repeat(11, (index) =>
      ellipse(Math.cos(index * 0.571) * 13.5, Math.sin(index * 0.571) * 13.5, 1.8, 1.8, DEEP),
    ) +
    path('M20 -22A30 30 0 0 1 -10 28A34 34 0 0 0 20 -22Z', DEEP, 0.3);
  const berry =
    globe(0, 0, 38, tint(BERRY)) +
    path(star(-7, -20, 13, 6, 0.5), tint('#3B3578')) +
    circle(-7, -20, 5, tint('#BFB8FF'));
  const peach =
    globe(0, 0, 30, tint('#FF9D5C'), tint('#B8722A')) +
    line('M-4 -29C-14 -10 -10 12 2 26', tint('#B8722A'), 3, 0.7) +
    path('M-2 -30C4 -46 20 -48 30 -42C24 -32 10 -28 -2 -30Z', tint('#74E0A4'));
  const lemon = group(
    'rotate(-24)',
    path('M-40 0C-32 -6 -28 -26 0 -26S32 -6 42 0C32 6 28 26 0 26S-32 6 -40 0Z', tint('#FFD062')) +
      path('M42 0C32 6 28 26 0 26C-16 26 -26 18 -31 11C-8 22 22 18 42 0Z', tint('#B8722A')),
  );
  return (
    put(isWide ? 0.11 : 0.14, isWide ? 0.42 : 0.5, kiwi) +
    // On the podium an orange hangs there.
    (sky === 'lobby' ? put(isWide ? 0.6 : 0.86, isWide ? 0.42 : 0.4, berry) : '') +
    (sky === 'lobby' && isWide ? put(0.585, 0.66, peach) : '') +
    put(isWide ? 0.31 : 0.28, isWide ? 0.47 : 0.4, lemon) +
    (isWide ? put(0.955, 0.28, cherry(20)) : '')
  );
}

/** Round hills with a path mown over them. */
function hills({ width, isWide, near, planes }: Frame): string {
  const unit = isWide ? 1 : 0.46;
  const hump = (x: number, top: number, half: number, color: string, light: string): string =>
    path(
      `M${Math.round(x - half)} ${near + 40}C${Math.round(x - half * 0.7)} ${Math.round(near - top * 0.2)} ${Math.round(x - half * 0.4)} ${Math.round(near - top)} ${x} ${Math.round(near - top)}S${Math.round(x + half * 0.7)} ${Math.round(near - top * 0.2)} ${Math.round(x + half)} ${near + 40}Z`,
      color,
    ) +
    path(
      `M${Math.round(x - half)} ${near + 40}C${Math.round(x - half * 0.7)} ${Math.round(near - top * 0.2)} ${Math.round(x - half * 0.4)} ${Math.round(near - top)} ${x} ${Math.round(near - top)}C${Math.round(x - half * 0.3)} ${Math.round(near - top * 0.86)} ${Math.round(x - half * 0.5)} ${Math.round(near - top * 0.2)} ${Math.round(x - half * 0.62)} ${near + 40}Z`,
      light,
    );
  const [back, front] = [mix(planes[1], planes[0], 0.45), mix(planes[1], planes[2], 0.3)];
  const trees = (x: number, y: number): string =>
    repeat(3, (index) =>
      group(
        `translate(${Math.round(x + [0, 34, 60][index]! * unit)} ${Math.round(y + [0, 6, -4][index]! * unit)}) scale(${unit * [1, 0.7, 0.86][index]!})`,
        line('M0 0V-20', '#8A5A36', 7),
        globe(0, -38, 24, mix(planes[1], GLOW, 0.12), planes[2]),
      ),
    );
  return (
    hump(width * 0.3, 66 * unit, width * 0.42, back, mix(back, CREAM, 0.14)) +
    hump(width * 0.98, 92 * unit, width * 0.4, back, mix(back, CREAM, 0.14)) +
    trees(width * 0.585, near - 8 * unit) +
    hump(width * 0.02, 96 * unit, width * 0.22, front, mix(front, CREAM, 0.12)) +
    hump(width * 0.62, 22 * unit, width * 0.32, front, mix(front, CREAM, 0.12))
  );
}

/** The big planet under one's feet. */
function meadow(frame: Frame): string {
  const { width, height, isWide, near, planes } = frame;
  const unit = isWide ? 1 : 0.56;
  const arc = (down: number, bend: number): string =>
    `M-60 ${Math.round(near + down + bend)}Q${width / 2} ${Math.round(near + down - bend * 1.1)} ${width + 60} ${Math.round(near + down + bend * 0.5)}V${height + 20}H-60Z`;
  const bend = isWide ? 46 : 20;
  const tufts = repeat(44, (index) => {
    const [x, share] = [
      random(31, Math.floor(index / 3)) * width + (random(32, index) - 0.5) * 90 * unit,
      random(33, index),
    ];
    return tuft(
      x,
      near + bend * 0.7 + 24 * unit + share * (height - near - 60),
      (11 + 14 * share) * unit,
      mix(planes[3], planes[1], 0.36 + 0.3 * random(34, index)),
    );
  });
  const daisies = repeat(24, (index) => {
    const share = random(42, index);
    const [x, y] = [random(41, index) * width, near + bend * 0.8 + 30 * unit + share * (height - near - 90)];
    const r = (3 + 4.5 * share) * unit;
    return (
      line(`M${Math.round(x)} ${Math.round(y)}v${Math.round(r * 3)}`, planes[1], r * 0.5) +
      repeat(5, (petal) =>
        circle(
          x + Math.cos(petal * 1.257) * r,
          y + Math.sin(petal * 1.257) * r * 0.8,
          r * 0.72,
          index % 3 === 0 ? '#F6A5D8' : CREAM,
        ),
      ) +
      circle(x, y, r * 0.7, GLOW)
    );
  });
  return [
    path(arc(-2, bend), mix(planes[2], planes[1], 0.6)),
    path(arc(12 * unit, bend), planes[2]),
    path(arc(isWide ? 96 : 110, bend * 1.2), mix(planes[2], planes[3], 0.55)),
    path(arc(isWide ? 168 : 210, bend * 1.3), planes[3]),
    tufts,
    daisies,
    ants(frame),
  ].join('');
}

/** They carry off a cookie that nobody guards. */
function ants({ width, height, isWide, near, planes }: Frame): string {
  const unit = isWide ? 1 : 0.66;
  const [x, y] = [width * (isWide ? 0.34 : 0.17), near + (height - near) * (isWide ? 0.46 : 0.56)];
  const ant = (ax: number, ay: number): string => {
    const dark = mix(planes[4], DEEP, 0.4);
    return group(
      `translate(${ax} ${ay})`,
      line('M-8 0L-12 7M-1 1L-2 8M5 0L9 7', dark, 2),
      ellipse(-9, -2, 6, 4.5, dark),
      circle(-1, -2, 3.5, dark),
      circle(7, -4, 4.5, dark),
      line('M9 -7L14 -12', dark, 1.8),
    );
  };
  const bitten = 'M10 -42.5A21 21 0 1 0 20 -30.4A9 9 0 0 1 10 -42.5Z';
  const cookie =
    path(bitten, '#B8722A') +
    group('translate(-1.4 -3.4) scale(0.92)', path(bitten, CRUST)) +
    [
      [-8, -32],
      [4, -29],
      [-3, -18],
      [9, -15],
    ]
      .map(([cx = 0, cy = 0]) => circle(cx, cy, 3.4, DEEP))
      .join('');
  return group(
    `translate(${Math.round(x)} ${Math.round(y)}) scale(${unit})`,
    ellipse(0, 10, 110, 8, planes[4], 0.3),
    cookie,
    ant(-16, 2),
    ant(12, 2),
    ant(-58, 4),
    ant(-92, 2),
    ant(52, 3),
  );
}

function groundOnly({ width, height, isWide, planes }: Frame): string {
  const top = isWide ? 704 : 782;
  return (
    path(
      `M-20 ${top + 22}Q${width / 2} ${top - 18} ${width + 20} ${top + 14}V${height + 4}H-20Z`,
      mix(planes[2], planes[1], 0.5),
    ) +
    path(`M-20 ${top + 30}Q${width / 2} ${top - 8} ${width + 20} ${top + 24}V${height + 4}H-20Z`, planes[2]) +
    path(
      `M-20 ${top + 56}Q${width / 2} ${top + 26} ${width + 20} ${top + 46}V${height + 4}H-20Z`,
      planes[3],
    ) +
    repeat(8, (index) =>
      tuft(random(51, index) * width, top + 26 + 20 * random(52, index), 11, mix(planes[2], planes[1], 0.6)),
    )
  );
}

function cloversInFront({ width, height, isWide, planes }: Frame): string {
  const unit = isWide ? 1 : 0.6;
  const light = mix(planes[4], planes[2], 0.6);
  const one = (x: number, size: number): string => clover(x, height + 14, size * unit, planes[4], light);
  return (
    one(-4, 168) +
    one(74 * unit, 112) +
    one(width - 6, 150) +
    one(width - 86 * unit, 92) +
    one(width - 150 * unit, 70) +
    path(
      `M-10 ${height + 10}V${Math.round(height - 26 * unit)}Q${width * 0.12} ${height - 6} ${width * 0.2} ${height + 10}Z`,
      planes[4],
    ) +
    path(
      `M${width + 10} ${height + 10}V${Math.round(height - 22 * unit)}Q${width * 0.88} ${height - 8} ${width * 0.8} ${height + 10}Z`,
      planes[4],
    ) +
    group(`translate(${Math.round(128 * unit)} ${height - 20}) scale(${unit})`, ladybug())
  );
}

const ladybug = (): string =>
  path('M-20 2C-20 -22 20 -22 20 2Z', EMBER) +
  path('M6 -15C16 -12 20 -6 20 2H8Z', '#B8452A') +
  circle(-8, -8, 3.5, DEEP) +
  circle(5, -11, 3, DEEP) +
  circle(22, -4, 7, DEEP) +
  line('M0 -16V2', DEEP, 2.5);

export default art;
