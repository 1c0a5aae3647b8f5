// Synthwave: a coast road at night toward a sun that never quite sets.

import {
  circle,
  type Frame,
  group,
  isUnderTitle,
  line,
  mix,
  path,
  polygon,
  random,
  rect,
  repeat,
  type ThemeArt,
} from '#tools/art/themes/kit.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import { halo, type Spot, star } from '#tools/art/themes/outlines.ts';
import { climb } from '#tools/art/themes/synthwave/climb.ts';
import { pieces } from '#tools/art/themes/synthwave/pieces.ts';
import { GOLD, PEACH, PINK, ROSE, sunBands } from '#tools/art/themes/synthwave/sun.ts';
import { car, facets, palm } from '#tools/art/themes/synthwave/things.ts';

const SUN = { x: 200, y: 390, radius: 170 } as const;

/** Where the road meets the sun, and the road's half width there and at the picture's lower edge. */
const roadIn = ({ sky, isWide, near, height }: Frame) => {
  const small = sky === 'podium' ? 0.5 : 1;
  const x = { lobby: isWide ? 1130 : 252, question: isWide ? 683 : 195, podium: isWide ? 1005 : 324 }[sky];
  const foot = { lobby: isWide ? 1010 : 210, question: x, podium: isWide ? 860 : 270 }[sky];
  const top = sky === 'question' ? (isWide ? 692 : 772) : near;
  return {
    x,
    foot,
    top,
    from: 30 * small * (isWide ? 1 : 0.62),
    to: (isWide ? 330 : 130) * (small + 1) * 0.5,
    deep: height - top,
  };
};

function ground(frame: Frame): string {
  const { width, height, planes, tokens } = frame;
  const { x, foot, top, from, to, deep } = roadIn(frame);
  const isQuestion = frame.sky === 'question';
  const strength = isQuestion ? 0.25 : 0.6;
  const { glow } = tokens.color;
  const fan = repeat(19, (index) => {
    const share = (index - 9) / 9;
    return `M${Math.round(x + share * 90)} ${top}L${Math.round(foot + share * width * 1.9)} ${height + 4}`;
  });
  const rows = [0.04, 0.1, 0.19, 0.33, 0.54, 0.85]
    .map((share) => `M-40 ${Math.round(top + deep * share)}H${width + 40}`)
    .join('');
  const side = (half: number, end: number, sign: number, thick: number): string => {
    const outer = (value: number, by: number): number => value + by * sign;
    return polygon(
      [
        outer(x, from + half),
        top,
        outer(foot, to + end),
        height + 4,
        outer(foot, to + end - thick),
        height + 4,
        outer(x, from + half - thick / 9),
        top,
      ],
      isQuestion ? mix(ROSE, planes[3], 0.55) : ROSE,
    );
  };
  const dash = (start: number, end: number): string => {
    const [a, b] = [start ** 2, end ** 2];
    const at = (share: number): readonly [number, number, number] => [
      x + (foot - x) * share,
      top + deep * share,
      (0.6 + share * 9) * (isQuestion ? 0.7 : 1),
    ];
    const [p, q] = [at(a), at(b)];
    return polygon(
      [p[0] - p[2], p[1], p[0] + p[2], p[1], q[0] + q[2], q[1], q[0] - q[2], q[1]],
      tokens.color.snow,
      isQuestion ? 0.25 : 0.9,
    );
  };
  return [
    rect(-40, top, width + 80, deep + 8, planes[3]),
    isQuestion
      ? ''
      : rect(-40, top, width + 80, deep * 0.33, mix(planes[3], ROSE, 0.16)) +
        rect(-40, top, width + 80, deep * 0.1, mix(planes[3], ROSE, 0.34)),
    line(fan + rows, glow, frame.isWide ? 5 : 3.4, strength * 0.2),
    line(fan + rows, glow, frame.isWide ? 1.8 : 1.3, strength),
    polygon(
      [x - from, top, x + from, top, foot + to, height + 4, foot - to, height + 4],
      mix(planes[4], planes[2], 0.35),
    ),
    polygon(
      [x - from * 0.7, top, x + from * 0.7, top, foot + to * 0.34, height + 4, foot - to * 0.34, height + 4],
      ROSE,
      isQuestion ? 0.06 : 0.16,
    ),
    side(0, 0, -1, 16),
    side(0, 0, 1, 16),
    repeat(6, (index) => dash(0.16 + index * 0.15, 0.24 + index * 0.15)),
  ].join('');
}

function hills(frame: Frame): string {
  const { isWide, near, planes, sky } = frame;
  const { x } = roadIn(frame);
  const clear = (SUN.radius + 60) * frame.scale * (sky === 'podium' ? 0.5 : 1);
  const step = isWide ? 1 : 0.5;
  const left = crest(x - clear, -1, isWide ? 12 : 6, 90 * step, near, 128 * step, 3);
  const right = crest(x + clear, 1, isWide ? 5 : 3, 74 * step, near, 96 * step, 8);
  const tint = mix(planes[0], planes[1], 0.35);
  return facets(left.toReversed(), near + 20, tint, ROSE, x, 5) + facets(right, near + 20, tint, ROSE, x, 9);
}

/** Tops and valleys from the sun outward, higher the farther they are from it. */
const crest = (
  from: number,
  side: number,
  count: number,
  gap: number,
  near: number,
  rise: number,
  seed: number,
): readonly Spot[] =>
  Array.from(
    { length: count + 1 },
    (_, index): Spot => [
      from + side * gap * (index + (index > 0 ? random(seed, index) * 0.5 : 0)),
      near +
        4 -
        (index % 2 === 1
          ? 0.55 + random(seed + 1, index) * 0.65
          : index === 0
            ? 0
            : 0.18 + random(seed + 2, index) * 0.3) *
          rise *
          Math.min(1.35, 0.5 + index * 0.14),
    ],
  );

/** The cliff above the bay, from which the car looks at the sun, and the sea below it. */
function cliff(frame: Frame): string {
  const { isWide, near, planes, sky, width } = frame;
  const { x } = roadIn(frame);
  const unit = isWide ? 1 : 0.5;
  const sea = rect(-40, near - 26 * unit, width + 80, 40, mix(planes[1], ROSE, 0.3));
  const glints = repeat(16, (index) => {
    const away = (random(31, index) - 0.5) * 620 * unit;
    const down = near - (20 - 18 * random(32, index)) * unit;
    return rect(
      x + away - 26 * unit,
      down,
      (20 + 60 * random(33, index)) * unit,
      2.6 * unit,
      index % 3 === 0 ? GOLD : PINK,
      1.3,
      0.75,
    );
  });
  const crestOf: readonly Spot[] = [
    [-40, 356],
    [60, 404],
    [160, 420],
    [300, 436],
    [520, 438],
    [590, 462],
    [630, 500],
    [700, 508],
    [760, 530],
  ].map(([cx = 0, cy = 0]): Spot => [cx * unit, near + (cy - 520) * unit * (sky === 'podium' ? 0.8 : 1)]);
  const rim = crestOf
    .slice(0, 6)
    .map(([cx, cy], index) => `${index === 0 ? 'M' : 'L'}${Math.round(cx)} ${Math.round(cy + 1)}`)
    .join('');
  const rail = crestOf
    .slice(2, 6)
    .map(([cx, cy], index) => `${index === 0 ? 'M' : 'L'}${Math.round(cx)} ${Math.round(cy - 17 * unit)}`)
    .join('');
  const posts = repeat(9, (index) =>
    rect(
      (176 + index * 42) * unit,
      near - (index < 3 ? 112 - index * 5 : 98) * unit * (sky === 'podium' ? 0.86 : 1),
      5 * unit,
      20 * unit,
      '#7D52AB',
    ),
  );
  return (
    sea +
    glints +
    facets(crestOf, near + 20, planes[3], '#7A1E6E', 2000, 12) +
    posts +
    line(rail, '#C6AAE8', 5 * unit) +
    line(rim, PINK, 3 * unit, 0.7)
  );
}

const art: ThemeArt = {
  top: [10, 214, 380, 176],
  landmark: ({ tokens }) =>
    halo(SUN.x, SUN.y, 330, PEACH) +
    sunBands(SUN.x, SUN.y, SUN.radius).slice(0, 3).join('') +
    haze(tokens.color.night700),
  mover: {
    draw: () => sunBands(SUN.x, SUN.y, SUN.radius).slice(3).join(''),
    pivot: [200, 450],
    go: { y: -16, duration: 900, times: 2 },
    idle: { y: -16, duration: 1200 },
  },
  echo: (frame) => {
    const unit = frame.isWide ? 1 : 0.5;
    const down = frame.sky === 'podium' ? 0.8 : 1;
    return group(
      `translate(${(frame.isWide ? 440 : 200) * unit} ${frame.near - (frame.isWide ? 80 : 96) * unit * down}) scale(${unit * 1.15})`,
      car(),
    );
  },
  plane: (name, frame) => {
    const { width, height, isWide, planes, sky } = frame;
    switch (name) {
      case 'sky':
        return heavens(frame);
      case 'far':
        return hills(frame);
      case 'mid':
        return cliff(frame);
      case 'near':
        return ground(frame) + (sky === 'lobby' ? posts(frame) : '');
      case 'front':
        if (sky === 'question') return ground(frame);
        return isWide
          ? palm(14, height + 30, 520, 74, planes[4], ROSE, 4) +
              palm(-20, height + 40, 330, -10, planes[4], ROSE, 9) +
              palm(1350, height + 20, 310, -30, planes[4], ROSE, 6)
          : palm(0, height + 30, 300, 26, planes[4], ROSE, 4) +
              palm(width, height + 30, 210, -16, planes[4], ROSE, 6);
    }
  },
  lamp: ({ tokens }) => neonTriangle(tokens.color.glow, tokens.color.snow),
  climb,
  pieces,
};

/** A tube bent to a triangle, with beams of the stage behind it. */
const neonTriangle = (glow: Color, snow: Color): string =>
  [-46, -16, 15, 47]
    .map((turn, index) =>
      group(
        `rotate(${turn} 0 190)`,
        path('M-12 190L-90 -640H90L12 190Z', index % 2 === 0 ? PINK : glow, 0.08) +
          path('M-6 190L-44 -640H44L6 190Z', index % 2 === 0 ? PINK : glow, 0.07),
      ),
    )
    .join('') +
  halo(0, 40, 220, ROSE) +
  line('M0 -96L136 136H-136Z', ROSE, 34, 0.25) +
  line('M0 -96L136 136H-136Z', ROSE, 17) +
  line('M0 -96L136 136H-136Z', snow, 6) +
  line('M0 -38L82 104H-82Z', glow, 9, 0.8);

/** Long flat clouds before the sun's cap, uneven. */
const haze = (color: string): string =>
  path(
    'M-44 300C-20 290 40 296 66 288S120 286 138 296C120 304 60 300 20 306S-30 308 -44 300Z',
    mix(color, ROSE, 0.5),
    0.85,
  ) +
  path(
    'M270 262C300 252 350 258 372 252S430 254 446 262C420 270 380 264 350 270S290 270 270 262Z',
    mix(color, ROSE, 0.6),
    0.75,
  );

/** Reflectors beside the road, nearer ones larger. */
function posts(frame: Frame): string {
  const { x, foot, top, from, to, deep } = roadIn(frame);
  return [-1, 1]
    .map((side) =>
      repeat(4, (index) => {
        const share = [0.06, 0.17, 0.36, 0.7][index] ?? 0;
        const tall = 8 + share * 84 * (frame.isWide ? 1 : 0.6);
        const px = x + (foot - x) * share + side * (from + (to - from) * share) * 1.12;
        const py = top + deep * share;
        return (
          rect(px - tall * 0.09, py - tall, tall * 0.2, tall, '#C6AAE8', tall * 0.06) +
          rect(px, py - tall, tall * 0.11, tall, '#7D52AB', tall * 0.04) +
          rect(px - tall * 0.09, py - tall * 0.84, tall * 0.2, tall * 0.26, '#FF7F5C')
        );
      }),
    )
    .join('');
}

function heavens({ width, isWide, near, sky, tokens }: Frame): string {
  const { snow, glow } = tokens.color;
  const isQuestion = sky === 'question';
  const count = isQuestion ? 16 : isWide ? 54 : 34;
  const stars = repeat(count, (index) => {
    const [sx, sy] = [random(1, index) * width, random(2, index) ** 1.6 * near * (isQuestion ? 0.22 : 0.62)];
    return circle(
      sx,
      sy,
      0.8 + random(3, index) * 1.3,
      index % 5 === 0 ? glow : snow,
      (0.35 + 0.5 * random(4, index)) * (isUnderTitle({ isWide, width }, sx, sy) ? 0.35 : 1),
    );
  });
  if (isQuestion) return stars;
  const sparks = [
    isWide ? [0.05, 0.26] : [0.12, 0.37],
    isWide ? [0.4, 0.4] : [0.52, 0.4],
    isWide ? [0.64, 0.42] : [0.72, 0.36],
    isWide ? [0.93, 0.1] : [0.93, 0.4],
  ]
    .map(([sx = 0, sy = 0], index) =>
      path(
        star(sx * width, sy * near, (index % 2 === 0 ? 11 : 7) * (isWide ? 1 : 0.8), 4, 0.22),
        index === 1 ? glow : snow,
        0.9,
      ),
    )
    .join('');
  const cloud = (cx: number, cy: number, size: number, alpha: number): string =>
    group(
      `translate(${Math.round(cx)} ${Math.round(cy)}) scale(${size})`,
      path('M-190 6C-150 -8 -96 -4 -60 -16S30 -22 60 -10S150 -6 190 6C120 14 -110 14 -190 6Z', ROSE, alpha),
      path('M-110 2C-80 -8 -60 -14 -30 -16S40 -18 58 -9C20 -6 -50 -6 -110 2Z', PEACH, alpha),
    );
  const unit = isWide ? 1 : 0.5;
  return (
    stars +
    sparks +
    cloud(width * 0.2, near * 0.57, 1.1 * unit, 0.4) +
    cloud(width * 0.44, near * 0.7, 0.8 * unit, 0.5) +
    cloud(width * 0.58, near * 0.48, 1.3 * unit, 0.28) +
    cloud(width * 0.98, near * 0.38, unit, 0.35)
  );
}

export default art;
