// Touchdown: an evening game, the whole class in the stand.

import { climb } from '#tools/art/themes/football/climb.ts';
import { pieces } from '#tools/art/themes/football/pieces.ts';
import { echo, far, front, mid, near, sky } from '#tools/art/themes/football/stadium.ts';
import {
  circle,
  ellipse,
  group,
  line,
  mix,
  path,
  polygon,
  rect,
  repeat,
  type ThemeArt,
} from '#tools/art/themes/kit.ts';

const PLANES = { sky, far, mid, near, front };
const [GOLD, EDGE, CHALK, GLOW] = ['#FFD23F', '#C79A12', '#FAFFF4', '#FFE066'];

/** A post with its light from the left. */
const tube = (x: number, y: number, wide: number, tall: number): string =>
  rect(x, y, wide, tall, EDGE, wide / 2) +
  rect(x, y, wide * 0.66, tall, GOLD, wide / 3) +
  rect(x + wide * 0.14, y + 3, wide * 0.2, Math.max(0, tall - 6), CHALK, wide / 10, 0.7);

/** A ribbon at the tip of an upright, blown to the right. */
const ribbon = (x: number, y: number, long: number): string =>
  path(
    `M${x} ${y}q${long * 0.3} 14 ${long * 0.55} 2t${long * 0.5} 6l-12 8q${-long * 0.22}-8 ${-long * 0.48} 2t${-long * 0.55}-4z`,
    '#FF7F5C',
  ) +
  path(
    `M${x} ${y + 8}q${long * 0.3} 12 ${long * 0.55} 2l-4 10q${-long * 0.25} 8 ${-long * 0.51}-2z`,
    '#B8452A',
  );

const goal = (): string =>
  ellipse(208, 450, 74, 11, '#06170C', 0.4) +
  ribbon(50, 12, 66) +
  tube(38, 6, 16, 224) +
  tube(346, 6, 16, 224) +
  ribbon(358, 12, 54) +
  path('M191 232Q191 268 191 300V436H215V300Q215 268 215 232Z', EDGE) +
  path('M191 232V436H206V232Z', GOLD) +
  rect(38, 212, 324, 18, EDGE, 9) +
  rect(38, 212, 324, 12, GOLD, 6) +
  rect(46, 214, 300, 3.4, CHALK, 2, 0.7) +
  // The pad, patched and laced.
  rect(184, 340, 38, 100, '#B8452A', 10) +
  rect(184, 340, 27, 100, '#FF7F5C', 10) +
  rect(188, 346, 5, 84, mix('#FF7F5C', CHALK, 0.5), 2) +
  rect(196, 398, 20, 16, GLOW, 3) +
  repeat(4, (i) => rect(215, 352 + i * 20, 8, 5, CHALK, 2)) +
  rect(150, 436, 108, 16, mix('#226C3A', '#06170C', 0.3), 8);

const LEATHER = ['#C98F5E', mix('#C98F5E', '#8A5A36', 0.55), '#8A5A36'] as const;

/** 148 x 90, its nose up. */
const ball = (): string =>
  group(
    'translate(200 116) rotate(-24)',
    path('M-74 0Q-40 -45 0 -45Q40 -45 74 0Q40 45 0 45Q-40 45 -74 0Z', LEATHER[1]),
    path('M-74 0Q-40 45 0 45Q40 45 74 0Q36 22 0 22Q-44 22 -74 0Z', LEATHER[2]),
    path('M-66 -9Q-38 -45 0 -45Q30 -45 56 -20Q24 -34 -8 -32Q-40 -30 -66 -9Z', LEATHER[0]),
    path('M-52 -27Q-44 -2 -52 27L-40 35Q-32 0 -40 -35Z', CHALK),
    path('M52 -27Q44 -2 52 27L40 35Q32 0 40 -35Z', '#B7D3BE'),
    line('M-28 -9Q0 -15 28 -9', CHALK, 4.5),
    repeat(4, (i) => line(`M${-21 + i * 14} ${-21 + Math.abs(i - 1.5) * 2}l${i - 1} 19`, CHALK, 5)),
    circle(-14, 24, 5, LEATHER[1]),
  );

const art: ThemeArt = {
  top: [20, 0, 390, 236],
  landmark: goal,
  mover: {
    draw: ball,
    pivot: [200, 116],
    go: { x: 40, y: -70, rotation: 160, scale: 0.5, duration: 900 },
    idle: { rotation: -10, y: -6, duration: 1000 },
  },
  echo,
  plane: (name, frame) => PLANES[name](frame),
  // Above the roof of the stand.
  lamp: () =>
    group(
      'translate(0 -66)',
      circle(0, 0, 150, GLOW, 0.1) +
        circle(0, 0, 118, GLOW, 0.16) +
        polygon([-86, -46, 80, -46, 94, 50, -98, 50], '#16365A') +
        polygon([-86, -46, 80, -46, 84, -38, -88, -38], '#7FB0A8') +
        repeat(8, (i) => {
          const [x, y] = [-60 + (i % 4) * 40, -16 + Math.floor(i / 4) * 40];
          return circle(x, y, 17, GLOW) + circle(x - 3, y - 3, 11, CHALK);
        }),
    ),
  climb,
  pieces,
};

export default art;
