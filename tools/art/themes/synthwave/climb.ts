// The climb of synthwave: a neon road up a dark headland to a lighthouse.

import {
  at,
  circle,
  type ClimbFrame,
  ellipse,
  group,
  isUnderTitle,
  line,
  mix,
  path,
  polygon,
  random,
  rect,
  repeat,
} from '#tools/art/themes/kit.ts';
import { polyline, halo, type Spot, star, inPieces } from '#tools/art/themes/outlines.ts';
import { GOLD, NIGHT, PEACH, PINK, ROSE, sunBands } from '#tools/art/themes/synthwave/sun.ts';
import { car, facets, lighthouse, palm } from '#tools/art/themes/synthwave/things.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export function climb(frame: ClimbFrame): string {
  const { width, height, isWide, mountain, planes, tokens } = frame;
  const { peak, meadow, unit } = mountain;
  const sea = peak.foot - (peak.foot - peak.top) * 0.2;
  const left = peak.x - (isWide ? 480 : 270);
  const right = width + 60;
  const far = (from: number, to: number, seed: number): readonly Spot[] =>
    Array.from(
      { length: 13 },
      (_, index): Spot => [
        from + ((to - from) * index) / 12,
        sea - (index % 2 === 1 ? 70 + 80 * random(seed, index) : 20 + 30 * random(seed, index)) * unit,
      ],
    );
  return [
    repeat(70, (index) => {
      const [x, y] = [random(1, index) * width, random(2, index) ** 1.5 * sea * 0.7];
      if (isWide && isUnderTitle({ isWide, width }, x, y)) return '';
      return circle(
        x,
        y,
        (1 + 1.6 * random(3, index)) * unit,
        index % 5 === 0 ? tokens.color.glow : tokens.color.snow,
        0.35 + 0.5 * random(4, index),
      );
    }),
    [
      [0.05, 0.19],
      [0.2, 0.26],
      [0.5, 0.1],
      [0.78, 0.07],
    ]
      .map(([x = 0, y = 0], index) =>
        path(
          star(x * width, y * height * (isWide ? 1 : 0.6), (index % 2 === 0 ? 15 : 10) * unit, 4, 0.22),
          tokens.color.snow,
        ),
      )
      .join(''),
    halo(left, sea - 60 * unit, 470 * unit, PEACH),
    sunBands(left, sea - 40 * unit, 250 * unit).join(''),
    facets(far(peak.x + 120 * unit, right, 6), sea + 10, mix(planes[0], planes[1], 0.35), ROSE, left, 4),
    water(frame, sea, left),
    headland(frame),
    road(frame),
    group(`translate(${Math.round(peak.x)} ${Math.round(peak.top + 4 * unit)})`, lighthouse(unit)),
    beach(frame),
    isWide
      ? palm(60, meadow.y + 60, 430, 60, planes[4], ROSE, 4) +
        palm(1300, meadow.y + 40, 330, -46, planes[4], ROSE, 7)
      : '',
    group(
      `translate(${Math.round(meadow.x + meadow.width * 0.84)} ${Math.round(meadow.y + 30 * unit)}) scale(${unit})`,
      car(),
    ),
    isWide
      ? ''
      : palm(40, height + 30, 520, 60, planes[4], ROSE, 4) +
        palm(770, height + 40, 380, -50, planes[4], ROSE, 9),
  ].join('');
}

function water({ width, height, mountain, planes }: ClimbFrame, sea: number, sunX: number): string {
  const { unit } = mountain;
  const glints = repeat(26, (index) => {
    const down = random(32, index) ** 1.4;
    const away = (random(31, index) - 0.5) * (300 + 500 * down) * unit;
    const long = (30 + 90 * random(33, index)) * unit;
    return rect(
      sunX + away - long / 2,
      sea + (8 + down * 190) * unit,
      long,
      (4 + 4 * down) * unit,
      index % 3 === 0 ? GOLD : PINK,
      3 * unit,
      0.7 - 0.3 * down,
    );
  });
  return (
    rect(-10, sea, width + 20, height - sea, mix(planes[1], ROSE, 0.22)) +
    rect(-10, sea, width + 20, 34 * unit, mix(planes[1], ROSE, 0.42)) +
    glints
  );
}

/** A rock of triangles, lit from the left, where the sun is. */
function headland({ isWide, width, mountain, planes }: ClimbFrame): string {
  const { peak, unit } = mountain;
  const high = peak.foot - peak.top;
  const [rows, columns] = [11, 8];
  const reach = isWide ? 0.6 : Math.min(0.6, (width / 2 + 20) / high);
  const half = (share: number): number => (0.075 + (reach - 0.075) * share ** 0.86) * high;
  const spot = (row: number, column: number): Spot => {
    const share = row / rows;
    const across = (column / columns) * 2 - 1;
    const edge = column === 0 || column === columns;
    return [
      peak.x + across * half(share) + (random(21, row * 9 + column) - 0.5) * (edge ? 0.06 : 0.055) * high,
      peak.top -
        10 * unit +
        share * (high + 40 * unit) +
        (row === 0 ? 0 : (random(22, row * 9 + column) - 0.5) * 0.05 * high),
    ];
  };
  const tone = (row: number, column: number, which: number): Color => {
    const light = 1 - column / columns;
    return mix(
      mix(planes[3], planes[1], 0.35 + 0.5 * random(23 + which, row * 9 + column)),
      ROSE,
      Math.max(0, light - 0.35) * 0.5 * (0.4 + random(25 + which, row * 9 + column)),
    );
  };
  return repeat(rows, (row) =>
    repeat(columns, (column) => {
      const [a, b, c, d] = [
        spot(row, column),
        spot(row, column + 1),
        spot(row + 1, column),
        spot(row + 1, column + 1),
      ];
      const turned = random(29, row * 9 + column) > 0.5;
      const under = polygon([...a, ...b, ...d, ...c], tone(row, column, 0));
      return (
        under +
        (turned
          ? polygon([...a, ...b, ...c], tone(row, column, 1))
          : polygon([...b, ...d, ...c], tone(row, column, 1)))
      );
    }),
  );
}

/** Dark, with a rose rail on both sides and dashes between. */
function road({ mountain, planes, tokens }: ClimbFrame): string {
  const { path: way, unit } = mountain;
  const wide = (share: number): number => (54 - 26 * share) * unit;
  const span = (draw: (d: string, share: number) => string): string => inPieces(way, draw);
  return [
    group(
      `translate(0 ${8 * unit})`,
      span((d, share) => line(d, NIGHT, wide(share) + 14 * unit, 0.55)),
    ),
    span((d, share) => line(d, ROSE, wide(share) + 26 * unit, 0.18)),
    span((d, share) => line(d, ROSE, wide(share) + 9 * unit)),
    group(
      `translate(0 ${-1.5 * unit})`,
      span((d, share) => line(d, PINK, wide(share) + 3 * unit)),
    ),
    span((d, share) => line(d, mix(planes[4], planes[2], 0.3), wide(share) - 2 * unit)),
    line(polyline(way), tokens.color.snow, 4 * unit, 0.75, ` stroke-dasharray="${20 * unit} ${26 * unit}"`),
  ].join('');
}

/** Sand with towels, where players wait. */
function beach({ width, height, isWide, mountain }: ClimbFrame): string {
  const { meadow, unit } = mountain;
  const top = meadow.y - 26 * unit;
  const sand = mix('#7A1E6E', PEACH, 0.36);
  const towel = (x: number, y: number, turn: number, a: Color, b: Color): string =>
    group(
      `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${unit}) skewX(-30)`,
      rect(-54, -12, 116, 34, NIGHT, 3, 0.3),
      rect(-58, -16, 116, 34, a, 3),
      [-58, -10, 38].map((tx) => rect(tx, -16, 20, 34, b)).join(''),
      rect(-58, -16, 116, 5, '#FFF3FB', 2, 0.5),
    );
  const deep = height - top;
  return [
    path(
      `M-20 ${top + 20}C${width * 0.2} ${top - 24} ${width * 0.5} ${top + 16} ${width * 0.7} ${top + 2}S${width * 0.95} ${top - 6} ${width + 20} ${top + 14}V${height + 10}H-20Z`,
      mix(sand, '#FFF3FB', 0.3),
    ),
    path(
      `M-20 ${top + 29}C${width * 0.2} ${top - 14} ${width * 0.5} ${top + 27} ${width * 0.7} ${top + 12}S${width * 0.95} ${top + 4} ${width + 20} ${top + 24}V${height + 10}H-20Z`,
      sand,
    ),
    path(
      `M-20 ${top + deep * 0.62}C${width * 0.3} ${top + deep * 0.4} ${width * 0.6} ${top + deep * 0.8} ${width + 20} ${top + deep * 0.5}V${height + 10}H-20Z`,
      mix(sand, NIGHT, 0.3),
    ),
    towel(meadow.x + meadow.width * 0.1, meadow.y + 44 * unit, -4, '#74CDF7', '#FFF3FB'),
    towel(meadow.x + meadow.width * 0.24, meadow.y + 58 * unit, 3, GOLD, ROSE),
    towel(meadow.x + meadow.width * 0.66, meadow.y + 50 * unit, -2, '#74E0A4', '#4C2878'),
    surfboards(meadow.x - 30 * unit + (isWide ? 120 : 0), meadow.y + 6 * unit, unit),
    isWide ? '' : parasol(430, meadow.y + 480),
    ball(meadow.x + meadow.width * 0.36, meadow.y + 46 * unit, 20 * unit),
    repeat(30, (index) =>
      ellipse(
        random(41, index) * width,
        meadow.y + (10 + (isWide ? 90 : 500) * random(42, index)) * unit,
        (4 + 7 * random(43, index)) * unit,
        2.4 * unit,
        index % 2 === 0 ? NIGHT : PINK,
        0.3,
      ),
    ),
  ].join('');
}

const ball = (x: number, y: number, radius: number): string =>
  ellipse(x + radius * 0.3, y + radius * 0.9, radius, radius * 0.25, NIGHT, 0.4) +
  circle(x, y, radius, '#FFF3FB') +
  path(
    `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Q${x + radius * 0.3} ${y - radius * 0.2} ${x} ${y - radius}Z`,
    ROSE,
  ) +
  path(
    `M${x - radius} ${y}A${radius} ${radius} 0 0 0 ${x} ${y + radius}Q${x - radius * 0.2} ${y + radius * 0.3} ${x - radius} ${y}Z`,
    '#7D52AB',
  );

/** Three stuck in the sand, leaning on each other. */
const surfboards = (x: number, y: number, unit: number): string =>
  group(
    `translate(${Math.round(x)} ${Math.round(y)}) scale(${unit})`,
    (
      [
        [0, -7, 118, '#74CDF7', '#FFF3FB'],
        [34, 3, 134, GOLD, ROSE],
        [70, 9, 104, '#74E0A4', '#4C2878'],
      ] as const
    )
      .map(([at, turn, tall, fill, stripe]) =>
        group(
          `translate(${at} 0) rotate(${turn})`,
          path(
            `M-12 6C-24 ${-tall * 0.45} -16 ${-tall * 0.86} 0 ${-tall}C16 ${-tall * 0.86} 24 ${-tall * 0.45} 12 6Z`,
            fill,
          ),
          path(
            `M2 6C12 ${-tall * 0.45} 10 ${-tall * 0.86} 0 ${-tall}C16 ${-tall * 0.86} 24 ${-tall * 0.45} 12 6Z`,
            mix(fill, NIGHT, 0.22),
          ),
          path(`M-19 ${-tall * 0.5}L20 ${-tall * 0.62}V${-tall * 0.5}L-19 ${-tall * 0.38}Z`, stripe),
        ),
      )
      .join(''),
    ellipse(36, 6, 62, 7, NIGHT, 0.3),
  );

/** Leans over two towels. */
const parasol = (x: number, y: number): string =>
  at(
    x,
    y,
    ellipse(60, 6, 210, 24, NIGHT, 0.3),
    group(
      'skewX(-30)',
      rect(-150, -26, 130, 46, GOLD, 4),
      rect(-110, -26, 22, 46, ROSE),
      rect(40, -20, 130, 46, '#74CDF7', 4),
      rect(80, -20, 22, 46, '#FFF3FB'),
    ),
    group(
      'rotate(9)',
      rect(-5, -300, 10, 306, '#C6AAE8', 4),
      path(
        'M-190 -236C-170 -330 -90 -372 0 -372S170 -330 190 -236C150 -252 110 -252 76 -236C50 -252 -50 -252 -76 -236C-110 -252 -150 -252 -190 -236Z',
        ROSE,
      ),
      path(
        'M-76 -236C-70 -310 -40 -360 0 -372C40 -360 70 -310 76 -236C50 -252 -50 -252 -76 -236Z',
        '#FFF3FB',
      ),
      path(
        'M76 -236C70 -310 40 -360 0 -372C100 -372 170 -330 190 -236C150 -252 110 -252 76 -236Z',
        '#7A1E6E',
      ),
      path(
        'M-190 -236C-170 -330 -90 -372 0 -372C-80 -356 -140 -310 -160 -246C-172 -244 -182 -240 -190 -236Z',
        PINK,
      ),
      circle(0, -374, 9, GOLD),
    ),
  );
