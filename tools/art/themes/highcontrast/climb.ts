// The climb: a white line from star to star, up to the yellow one.

import { circle, type ClimbFrame, group, line, path, repeat } from '#tools/art/themes/kit.ts';
import {
  BLACK,
  crescent,
  dashed,
  fir,
  firs,
  night,
  star,
  strokes,
  tent,
  WHITE,
  YELLOW,
} from '#tools/art/themes/highcontrast/cut.ts';
import { course, smooth, type Spot, turnsOf } from '#tools/art/themes/outlines.ts';
import type { Path } from '#scenes/kit/path.ts';

/** In the wall's units. */
const OUTLINE =
  'M64 985L214 752L268 776L380 560L420 580L514 384L550 372L596 262L691 172L788 258L830 368L868 380L966 566L1004 560L1112 772L1168 752L1320 985';

/** The way rises a little at each turn, and one star is enough. */
const starTurnsOf = (way: Path, unit: number): readonly Spot[] =>
  turnsOf(way, 600).filter(([, y], i, turns) => (turns[i - 1]?.[1] ?? Infinity) - y > 30 * unit);

export function climb(frame: ClimbFrame): string {
  const { width, height, isWide, mountain } = frame;
  const { peak, meadow, path: way, unit } = mountain;
  const scale = (peak.foot - peak.top) / 783;
  const wallSpace = `translate(${Math.round(peak.x - 691 * scale)} ${Math.round(peak.top - 189 * scale)}) scale(${Math.round(scale * 1000) / 1000})`;
  const y = Math.round(meadow.y);
  const hills = isWide
    ? [
        -10,
        y - 100,
        180,
        y - 190,
        420,
        y - 90,
        700,
        y - 120,
        1240,
        y - 70,
        1500,
        y - 220,
        1720,
        y - 100,
        1940,
        y - 190,
      ]
    : [-10, y - 80, 100, y - 140, 300, y - 60, 520, y - 60, 680, y - 150, 810, y - 90];
  const { x: startX, y: startY } = way.at(0);
  const stops: readonly Spot[] = [[startX, startY], ...starTurnsOf(way, unit)];
  return [
    night(frame, peak.foot * 0.86, isWide ? 96 : 60, isWide ? 1.4 : 1.1),
    isWide ? crescent(1190, 250, 116) : crescent(640, 240, 84),
    path(`${smooth(hills)}V${y + 40}H-10Z`, BLACK),
    dashed(smooth(hills), 5 * unit, '26 12 3 12'),
    group(wallSpace, mass()),
    path(`M-10 ${y}H${width + 10}V${height}H-10Z`, BLACK),
    line(`M-10 ${y}H${width + 10}`, WHITE, 7 * unit),
    line(course(way), BLACK, 30 * unit),
    line(course(way), WHITE, 8 * unit),
    stops.map(([x, down], i) => star(x, down, (i % 3 === 0 ? 22 : 17) * unit)).join(''),
    group(wallSpace, goal()),
    strokes(
      isWide ? 36 : 20,
      71,
      (along, aside) => [along * width, y + 20 + aside * 60 * unit],
      34 * unit,
      0,
      4 * unit,
    ),
    firs(isWide ? 1330 : -10, isWide ? 1930 : 60, () => y + 4, 130 * unit, 73),
    isWide ? group(`translate(150 ${y + 12}) scale(1.1)`, tent()) + fir(40, y + 6, 120, -2) : '',
    isWide ? fir(1860, 1130, 330, 2) + fir(1760, 1130, 190, -2) : firs(20, 800, () => y + 250, 150, 75),
  ].join('');
}

/** The peak: snow on the lit side, and strokes where no one climbs. */
const mass = (): string =>
  [
    path(`${OUTLINE}Z`, BLACK),
    `<clipPath id="mass"><path d="${OUTLINE}Z"/></clipPath>`,
    `<g clip-path="url(#mass)">`,
    strokes(46, 81, (along, aside) => [500 - 390 * along + 60 * aside, 420 + 510 * along], -18, 26, 5),
    strokes(34, 87, (along, aside) => [880 + 380 * along - 64 * aside, 430 + 510 * along], 15, 26, 4),
    '</g>',
    line(OUTLINE, WHITE, 8),
    ...[
      [214, 752],
      [380, 560],
      [514, 384],
      [868, 380],
      [1004, 560],
      [1168, 752],
    ].map(([x = 0, y = 0]) => star(x, y, 20)),
  ].join('');

const goal = (): string =>
  [
    circle(691, 112, 60, BLACK),
    repeat(9, (i) => {
      const angle = (i - 4) * 0.42;
      const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
      const far = i % 2 === 0 ? 104 : 92;
      return line(
        `M${Math.round(691 + 78 * sin)} ${Math.round(112 + 78 * cos)}L${Math.round(691 + far * sin)} ${Math.round(112 + far * cos)}`,
        YELLOW,
        8,
      );
    }),
    star(691, 112, 62, YELLOW, 10),
    path('M691 56L706 94L691 112L634 96L675 92Z', WHITE),
  ].join('');
