// The climb: a boardwalk that winds up a giant pumpkin and its stem, to the weathervane.

import {
  circle,
  type ClimbFrame,
  ellipse,
  group,
  line,
  mix,
  path,
  rect,
  repeat,
  shaded,
} from '#tools/art/themes/kit.ts';
import { course, ground, smooth } from '#tools/art/themes/outlines.ts';
import {
  bale,
  corn,
  cornRow,
  CREAM,
  EMBER,
  INK,
  lantern,
  LEAF,
  pumpkin,
  scarecrow,
  smallPumpkin,
  stall,
  STRAW,
  wheel,
  WOOD,
  WOOD_SHADE,
} from '#tools/art/themes/halloween2025/harvest.ts';

const AIR = '#F29A4E';

export function climb(frame: ClimbFrame): string {
  const { width, height, isWide, planes, mountain } = frame;
  const { peak, meadow } = mountain;
  const scale = (peak.foot - peak.top) / 783;
  const y = meadow.y;
  const wallSpace = `translate(${Math.round(peak.x - 691 * scale)} ${Math.round(peak.top - 189 * scale)}) scale(${Math.round(scale * 1000) / 1000})`;
  return [
    land(frame),
    group(wallSpace, giant()),
    boardwalk(frame),
    group(wallSpace, vane()),
    path(
      ground([-10, y - 6, width * 0.3, y + 14, width * 0.62, y - 2, width + 10, y + 10], height),
      planes[2],
    ),
    path(
      ground([-10, y + 40, width * 0.26, y + 26, width * 0.6, y + 52, width + 10, y + 30], height),
      mix(planes[2], planes[3], 0.5),
    ),
    rampStart(frame),
    isWide
      ? bale(1120, y + 24, 70, AIR, 0.06) + bale(1200, y + 34, 54, AIR, 0.04)
      : bale(704, y + 20, 60, AIR, 0.06),
    smallPumpkin(width * 0.045, y + 30, 60 * scale + 10, planes[2], 0.1),
    smallPumpkin(width * 0.08, y + 38, 38 * scale + 6, planes[2], 0.14),
    cornRow(
      isWide ? 1300 : -10,
      width + 30,
      () => height * (isWide ? 0.975 : 0.72),
      isWide ? 190 : 150,
      planes[3],
      41,
      0.3,
    ),
    isWide ? corn(20, 1100, 240, planes[4], -5) + corn(80, 1110, 170, planes[4], 8) : '',
    isWide ? '' : path(ground([-10, 1106, 260, 1086, 560, 1120, 810, 1092], height), planes[4]),
  ].join('');
}

/** The fair in the distance. */
function land({ width, height, isWide, planes, mountain }: ClimbFrame): string {
  const { peak } = mountain;
  const y = peak.top + (peak.foot - peak.top) * 0.6;
  const s = isWide ? 1 : 0.66;
  return [
    circle(width * (isWide ? 0.665 : 0.86), y - 50 * s, 150 * s, STRAW, 0.12),
    circle(width * (isWide ? 0.665 : 0.86), y - 50 * s, 108 * s, mix('#FFD08A', STRAW, 0.5)),
    ...[
      [0.03, 0.12, 300],
      [0.62, 0.07, 260],
      [0.8, 0.22, 340],
      [0.1, 0.36, 240],
    ].map(([x = 0, down = 0, size = 0]) =>
      path(
        `M${Math.round(x * width)} ${Math.round(down * height)}q${size * 0.2} -60 ${size * 0.44} -26q${size * 0.3} -40 ${size * 0.5} 2q${size * 0.3} -16 ${size * 0.4} 24Z`,
        mix('#4A2038', '#A04A38', down * 2.4),
        0.75,
      ),
    ),
    path(
      ground(
        [
          -10,
          y + 10,
          width * 0.2,
          y - 50 * s,
          width * 0.5,
          y + 30 * s,
          width * 0.8,
          y - 30 * s,
          width + 10,
          y + 20,
        ],
        height,
      ),
      mix(planes[0], AIR, 0.35),
    ),
    group(
      `translate(${isWide ? 120 : 40} ${y - 110 * s}) scale(${1.3 * s})`,
      wheel(mix('#84432E', AIR, 0.18), STRAW),
    ),
    path(
      ground(
        [-10, y + 70 * s, width * 0.24, y + 30 * s, width * 0.6, y + 90 * s, width + 10, y + 40 * s],
        height,
      ),
      planes[0],
    ),
    isWide
      ? group(`translate(1400 ${y + 74})`, stall(AIR, 0.3, '#E06F24')) +
        group(`translate(1560 ${y + 70}) scale(.8)`, stall(AIR, 0.4, '#24808A'))
      : '',
    path(
      ground(
        [-10, y + 130 * s, width * 0.3, y + 160 * s, width * 0.7, y + 110 * s, width + 10, y + 150 * s],
        height,
      ),
      planes[1],
    ),
    group(
      `translate(${width * (isWide ? 0.075 : 0.07)} ${y + 262 * s}) scale(${1.1 * s})`,
      scarecrow(AIR, 0.08),
    ),
    cornRow(
      isWide ? 1180 : 600,
      width + 30,
      () => y + 236 * s,
      120 * s,
      mix(planes[1], planes[2], 0.6),
      9,
      0.3,
    ),
  ].join('');
}

/** In the wall's units: the pumpkin, its stem and its face between the flights. */
const giant = (): string =>
  [
    ellipse(720, 1010, 560, 30, INK, 0.4),
    pumpkin(691, 1014, 1010, 724, AIR),
    path(
      'M200 760C240 940 430 1012 691 1018C952 1012 1142 940 1182 760C1120 910 930 964 691 968C452 964 262 910 200 760Z',
      '#5C2E20',
      0.3,
    ),
    // The stem, and the leaves that hold up the last bends.
    path('M540 352C604 326 612 262 616 214L766 206C768 262 790 320 846 350C750 392 632 392 540 352Z', LEAF),
    path(
      'M716 376C720 320 712 262 714 210L766 206C768 262 790 320 846 350C808 366 764 376 716 376Z',
      shaded(LEAF, INK),
    ),
    path('M616 214Q690 184 766 206Q700 236 616 214Z', mix(LEAF, STRAW, 0.5)),
    line('M600 344Q642 300 640 238M672 362Q682 310 676 250', mix(LEAF, STRAW, 0.35), 7),
    rect(650, 268, 34, 44, INK, 17),
    rect(654, 272, 26, 36, '#FFD062', 13),
    path(
      'M602 330C540 240 470 226 404 262C420 272 416 286 402 296C432 300 440 316 436 334C470 322 490 334 500 350C540 358 580 352 602 330Z',
      mix(LEAF, '#46D992', 0.16),
    ),
    path(
      'M602 330C540 280 470 268 402 296C432 300 440 316 436 334C470 322 490 334 500 350C540 358 580 352 602 330Z',
      shaded(LEAF, INK),
    ),
    path(
      'M776 300C820 224 900 214 962 248C946 256 950 268 962 278C934 282 930 298 934 314C900 304 880 316 872 330C836 336 800 326 776 300Z',
      mix(LEAF, '#46D992', 0.1),
    ),
    path(
      'M776 300C830 258 900 254 962 278C934 282 930 298 934 314C900 304 880 316 872 330C836 336 800 326 776 300Z',
      shaded(LEAF, INK),
    ),
    line('M846 352C900 330 980 340 1000 392C1014 430 972 444 966 412', LEAF, 10),
    // Its head is tilted, so that an eye looks out of either gap between flights.
    group(
      'rotate(-21 691 680)',
      ...[566, 816].map(
        (x) =>
          ellipse(x, 622, 50, 58, shaded('#F07F2E', INK)) +
          ellipse(x - 2, 618, 46, 54, CREAM) +
          ellipse(x + 4, 612, 23, 30, INK) +
          circle(x - 5, 598, 9, CREAM),
      ),
      path('M500 742C560 782 822 782 882 742C870 858 790 900 691 900C592 900 512 858 500 742Z', INK),
      path('M520 770C590 804 792 804 862 770C844 850 780 880 691 880C602 880 538 850 520 770Z', '#B8452A'),
      path('M546 806C610 832 772 832 836 806C808 856 760 880 691 880C622 880 574 856 546 806Z', '#FFB454'),
      path('M570 774L628 784V824H572ZM754 784L812 774L808 818L758 824Z', '#FF9440'),
    ),
  ].join('');

/** Planks on posts, with a lit upper rim and the shadow that they throw on the pumpkin. */
function boardwalk({ mountain }: ClimbFrame): string {
  const { path: way, unit } = mountain;
  const plank = (down: number, color: string, thick: number, more = ''): string =>
    `<path d="${course(way, 0, 1, down * unit)}" fill="none" stroke="${color}" stroke-width="${Math.round(thick * unit)}" stroke-linejoin="round"${more}/>`;
  const posts = repeat(64, (i) => {
    const { x, y } = way.at((i + 0.5) / 64);
    const long = (34 + (i % 3) * 9) * unit;
    return line(
      `M${Math.round(x)} ${Math.round(y + 8 * unit)}v${Math.round(long)}`,
      i % 2 === 0 ? WOOD_SHADE : shaded(WOOD_SHADE, INK),
      7 * unit,
    );
  });
  return [
    plank(26, INK, 30, ' opacity=".22"'),
    posts,
    plank(9, shaded(WOOD_SHADE, INK), 32),
    plank(0, mix(WOOD, STRAW, 0.5), 28),
    plank(
      0,
      shaded(WOOD, '#84432E'),
      28,
      ` stroke-dasharray="${Math.round(3 * unit)} ${Math.round(15 * unit)}"`,
    ),
    plank(-12, mix(WOOD, CREAM, 0.55), 3),
  ].join('');
}

/** Where the boardwalk meets the field. */
function rampStart({ mountain }: ClimbFrame): string {
  const { path: way, unit } = mountain;
  const { x, y } = way.at(0);
  const at = `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(unit * 100) / 100})`;
  return group(
    at,
    path('M-46 34L-12 -18L30 -22L22 34Z', WOOD_SHADE),
    path('M-50 24L-16 -14L26 -16L16 24Z', WOOD),
    line('M-38 12L20 10M-28 2L22 -2', shaded(WOOD, '#84432E'), 3),
    line('M-58 26V-66M32 24V-70', WOOD_SHADE, 9),
    path(smooth([-58, -62, -10, -40, 32, -66]) + 'L30 -40Q-10 -14 -58 -36Z', EMBER),
    lantern(-58, -62, 26),
    lantern(32, -66, 26),
  );
}

/** The goal: a weathervane whose arrow is the flag. */
const vane = (): string =>
  [
    circle(691, 96, 86, STRAW, 0.12),
    line('M691 204V44', WOOD_SHADE, 9),
    line('M689 200V46', '#F0D9AE', 4),
    line('M640 138H742', '#F0D9AE', 6),
    circle(640, 138, 8, STRAW),
    circle(742, 138, 8, STRAW),
    path('M694 52C730 38 760 68 812 50L796 78L816 104C764 118 732 90 694 104Z', EMBER),
    path('M694 82C730 68 760 96 806 90L816 104C764 118 732 90 694 104Z', '#B8452A'),
    path('M690 62L648 76L690 92Z', '#F0D9AE'),
    circle(691, 40, 11, STRAW),
    circle(688, 37, 4, CREAM),
  ].join('');
