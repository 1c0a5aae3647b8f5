// The climb of Cosmic Picnic: stardust between seven moons, from the blanket up to the thermos.

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
  random,
  repeat,
} from '#tools/art/themes/kit.ts';
import { polyline, headingOf, type Spot, star, turnsOf, tuft, flag } from '#tools/art/themes/outlines.ts';
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
  globe,
  GLOW,
  LILAC,
  melon,
  orangeSlice,
  puff,
  rocket,
  sandwich,
} from '#tools/art/themes/cosmic-picnic/food.ts';

export function climb(frame: ClimbFrame): string {
  const { mountain } = frame;
  const { path: way, unit } = mountain;
  const goal = way.at(1);
  return [
    crumbs(frame),
    moons(frame),
    stardust(frame),
    group(
      `translate(${Math.round(goal.x)} ${Math.round(goal.y + 8 * unit)}) scale(${unit})`,
      platform(),
      group('scale(0.6)', rocket()),
      line('M34 0V-88', CREAM, 4),
      at(36, -88, flag(EMBER, CREAM)),
    ),
    meadow(frame),
  ].join('');
}

/** The last moon: a sugared bun, with steam at the foot of the rocket. */
const platform = (): string =>
  globe(0, 34, 42, CRUST, '#B8722A') +
  path('M-41 26C-34 -4 34 -4 41 26C34 32 28 18 20 28S6 18 -2 30S-22 18 -28 28S-38 32 -41 26Z', CREAM) +
  [
    [-18, 12],
    [-4, 18],
    [12, 10],
    [24, 18],
  ]
    .map(([x = 0, y = 0], index) => circle(x, y, 2.6, index % 2 === 0 ? EMBER : '#74CDF7'))
    .join('') +
  puff(-26, 0, 9);

function crumbs({ width, height, isWide, mountain }: ClimbFrame): string {
  const { unit, peak } = mountain;
  return (
    repeat(120, (index) => {
      const [x, y] = [random(1, index) * width, random(2, index) * peak.foot];
      // Between the bends only the path shines.
      const isFaint = Math.abs(x - peak.x) < 420 * unit || (isWide && isUnderTitle({ isWide, width }, x, y));
      return circle(
        x,
        y,
        (1 + random(3, index) ** 2 * 2.4) * unit,
        index % 4 === 0 ? GLOW : CREAM,
        (0.3 + 0.6 * random(4, index)) * (isFaint ? 0.3 : 1),
      );
    }) +
    [
      [0.05, 0.2, 17],
      [0.62, 0.09, 14],
      [0.78, 0.3, 12],
      [0.93, 0.12, 18],
      [0.86, 0.52, 13],
    ]
      .map(([x = 0, y = 0, r = 0], index) =>
        path(
          star(x * width, y * Math.min(height, peak.foot * 1.1), r * unit, 5, 0.5, -90 + index * 19),
          index % 2 === 0 ? GLOW : CREAM,
        ),
      )
      .join('') +
    group(isWide ? 'translate(1580 856)' : 'translate(150 120) scale(0.66)', melon(86)) +
    (isWide
      ? group(`translate(150 300)`, orangeSlice(34)) +
        group('translate(1236 360) rotate(20)', cherry(24)) +
        group(
          'translate(118 560)',
          globe(0, 0, 30, '#CFE36A', '#2F7352'),
          path(star(-4, -12, 10, 6, 0.5), '#1C4A3C'),
        ) +
        group('translate(1150 178) rotate(-16)', sandwich())
      : '')
  );
}

/** One at every turn; no two are of the same stuff. */
function moons({ width, isWide, mountain }: ClimbFrame): string {
  const { path: way, peak, unit } = mountain;
  const turns = turnsOf(way);
  const kinds: readonly ((r: number) => string)[] = [
    (r) =>
      globe(0, 0, r, '#FFD062', '#B8722A') +
      crater(-r * 0.36, r * 0.4, r * 0.22, mix('#FFD062', '#B8722A', 0.4)) +
      crater(r * 0.28, r * 0.56, r * 0.15, mix('#FFD062', '#B8722A', 0.4)) +
      crater(r * 0.3, -r * 0.5, r * 0.18, mix('#FFD062', '#B8722A', 0.4)),
    (r) =>
      globe(0, 0, r, CRUST, '#8A5A36') +
      repeat(8, (index) =>
        circle(
          (random(61, index) - 0.5) * 1.3 * r,
          (random(62, index) - 0.5) * 1.3 * r,
          r * (0.07 + 0.05 * random(63, index)),
          DEEP,
          0.9,
        ),
      ),
    (r) =>
      globe(0, 0, r, BERRY, '#3B3578') +
      path(star(-r * 0.15, -r * 0.5, r * 0.3, 6, 0.5), DEEP) +
      circle(-r * 0.15, -r * 0.5, r * 0.1, LILAC),
    (r) =>
      globe(0, 0, r, '#FF9474', '#B8452A') +
      line(
        `M${-r * 0.1} ${-r * 0.95}C${-r * 0.5} ${-r * 0.3} ${-r * 0.4} ${r * 0.4} ${r * 0.1} ${r * 0.9}`,
        '#B8452A',
        r * 0.07,
        0.6,
      ) +
      path(
        `M0 ${-r * 0.96}C${r * 0.1} ${-r * 1.4} ${r * 0.5} ${-r * 1.5} ${r * 0.8} ${-r * 1.36}C${r * 0.6} ${-r} ${r * 0.3} ${-r * 0.9} 0 ${-r * 0.96}Z`,
        '#74E0A4',
      ),
    (r) =>
      orangeSlice(r) +
      path(
        `M${r * 0.6} ${-r * 0.8}A${r} ${r} 0 0 1 ${-r * 0.8} ${r * 0.6}A${r * 1.1} ${r * 1.1} 0 0 0 ${r * 0.6} ${-r * 0.8}Z`,
        DEEP,
        0.28,
      ),
    (r) => melon(r * 0.82),
    (r) =>
      globe(0, 0, r, '#F6A5D8', '#9A437A') +
      repeat(9, (index) =>
        group(
          `rotate(${index * 47} ${Math.cos(index * 2.4) * r * 0.6} ${Math.sin(index * 2.4) * r * 0.6})`,
          ellipse(
            Math.cos(index * 2.4) * r * 0.6,
            Math.sin(index * 2.4) * r * 0.6,
            r * 0.13,
            r * 0.05,
            [CREAM, GLOW, '#74CDF7'][index % 3] ?? CREAM,
          ),
        ),
      ) +
      circle(0, 0, r * 0.26, '#9A437A'),
  ];
  return kinds
    .map((kind, index) => {
      const [x, y] = turns[index] ?? [peak.x, peak.top];
      const radius = (112 - index * 10) * unit * (isWide ? 1 : 0.86);
      // The path touches a moon and turns: what is between them stays empty.
      const out = Math.sign(x - peak.x) * radius * (isWide ? 0.62 : 0.34);
      const cx = Math.max(radius * 0.6, Math.min(width - radius * 0.6, x + out));
      const lift =
        index < 3
          ? group(
              `translate(${Math.round(Math.sign(x - peak.x) * radius * 0.5)} ${Math.round(-radius * 0.84)}) rotate(${Math.sign(x - peak.x) * 30}) scale(${unit * (0.9 - index * 0.1)})`,
              index === 1 ? group('translate(0 -14)', cherry(18)) : sandwich(),
            )
          : '';
      return group(
        `translate(${Math.round(cx)} ${Math.round(y)})`,
        circle(0, 0, radius * 1.14, CREAM, 0.05),
        kind(radius),
        lift,
      );
    })
    .join('');
}

/** A ribbon of light with a firm lower edge, so that the eye follows it; sugar and stars lie in it. */
function stardust({ mountain }: ClimbFrame): string {
  const { path: way, unit } = mountain;
  const d = polyline(way);
  const beside = (share: number, off: number): Spot => {
    const { x, y } = way.at(share);
    const [dx, dy] = headingOf(way, share);
    return [x - dy * off, y + dx * off];
  };
  const grains = repeat(260, (index) =>
    circle(
      ...beside((index + random(71, index)) / 260, (random(72, index) - 0.5) * 30 * unit),
      (1.4 + random(74, index) * 2.2) * unit,
      index % 4 === 0 ? '#FFE2AE' : CREAM,
      0.95,
    ),
  );
  const stars = repeat(22, (index) =>
    path(
      star(
        ...beside((index + 0.5) / 22, (random(76, index) - 0.5) * 14 * unit),
        (8 + 3 * random(77, index)) * unit,
        5,
        0.5,
        -90 + 40 * random(78, index),
      ),
      index % 2 === 0 ? CREAM : GLOW,
    ),
  );
  const down = (by: number, svg: string): string => at(0, by * unit, svg);
  return [
    line(d, LILAC, 84 * unit, 0.1),
    line(d, LILAC, 64 * unit, 0.14),
    down(13, line(d, DEEP, 42 * unit, 0.3)),
    down(6, line(d, '#625C9E', 44 * unit)),
    line(d, '#ADA8DA', 44 * unit),
    down(-2, line(d, mix(LILAC, CREAM, 0.35), 32 * unit)),
    grains,
    stars,
  ].join('');
}

/** The blanket on the big planet, where players wait. */
function meadow({ width, height, isWide, mountain, planes }: ClimbFrame): string {
  const { meadow: area, unit } = mountain;
  const top = area.y - 22 * unit;
  const arc = (down: number): string =>
    `M-40 ${top + down + 44 * unit}Q${area.x + area.width / 2} ${top + down - 50 * unit} ${width + 40} ${top + down + (isWide ? 64 : 44) * unit}V${height + 20}H-40Z`;
  const [bx, by] = [area.x + area.width * 0.5, area.y + 20 * unit];
  return [
    path(arc(0), mix(planes[2], planes[1], 0.7)),
    path(arc(11 * unit), planes[2]),
    path(arc(isWide ? 62 : 150), mix(planes[2], planes[3], 0.6)),
    isWide ? '' : path(arc(360), planes[3]),
    repeat(40, (index) =>
      tuft(
        random(81, index) * width,
        area.y + (20 + (isWide ? 70 : 560) * random(82, index)) * unit,
        (12 + 9 * random(83, index)) * unit,
        mix(planes[3], planes[1], 0.4 * random(84, index) + 0.2),
      ),
    ),
    group(
      `translate(${Math.round(bx)} ${Math.round(by)}) scale(${unit * (isWide ? 1 : 0.72)} ${unit})`,
      blanket(),
    ),
    group(
      `translate(${Math.round(area.x + (isWide ? 90 : -10) * unit)} ${Math.round(area.y + (isWide ? 34 : 92) * unit)}) scale(${unit * (isWide ? 1.1 : 0.8)})`,
      ellipse(8, 4, 66, 9, DEEP, 0.35),
      basket(),
    ),
    group(
      `translate(${Math.round(area.x + area.width * 0.86)} ${Math.round(area.y + 40 * unit)}) scale(${unit * 1.3})`,
      ellipse(4, 0, 44, 7, DEEP, 0.35),
      sandwich(),
    ),
    clover(
      width * (isWide ? 0.004 : 0.04),
      height + 14,
      120 * unit,
      planes[4],
      mix(planes[4], planes[2], 0.6),
    ),
    clover(
      width * (isWide ? 0.036 : 0.16),
      height + 14,
      66 * unit,
      planes[4],
      mix(planes[4], planes[2], 0.6),
    ),
    clover(
      width * (isWide ? 0.695 : 0.95),
      height + 12,
      110 * unit,
      planes[4],
      mix(planes[4], planes[2], 0.6),
    ),
  ].join('');
}

/** Checked cloth laid on the grass, 860 wide, in perspective; one corner is turned over. */
function blanket(): string {
  const edge = (share: number): number => -400 + 800 * share;
  const at = (column: number, row: number): string => {
    const across = edge(column / 14) * (1 + row * 0.09);
    return `${Math.round(across - row * 6)} ${Math.round(-8 + row * 20)}`;
  };
  const cells = repeat(4, (row) =>
    repeat(14, (column) => {
      const crossed = (row % 2) + (column % 2);
      const fill = crossed === 0 ? EMBER : crossed === 1 ? mix(EMBER, CREAM, 0.55) : CREAM;
      return path(
        `M${at(column, row)}L${at(column + 1, row)}L${at(column + 1, row + 1)}L${at(column, row + 1)}Z`,
        mix(fill, DEEP, column > 9 ? 0.14 : 0.04),
      );
    }),
  );
  return (
    path(`M${at(0, 0)}L${at(14, 0)}L${at(14, 4)}L${at(0, 4)}Z`, DEEP, 0.3).replace(
      '<path',
      '<path transform="translate(8 8)"',
    ) +
    cells +
    path(`M${at(12, 4)}L${at(14, 4)}L${at(14, 2)}Z`, mix(EMBER, DEEP, 0.25))
  );
}
