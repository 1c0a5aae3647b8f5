// The climb: the school in section, with crooked stairs up to the bell.

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
  shaded,
} from '#tools/art/themes/kit.ts';
import {
  bareTree,
  bat,
  blackboard,
  books,
  BOW,
  CAP,
  CHALK,
  CHALK_SHADE,
  desk,
  EMBER,
  fence,
  ghost,
  GLASSES,
  INK,
  LIME,
  lockers,
  PALE,
  PENCIL,
  ROOF,
  ROOF_LIT,
  WALL,
  WALL_SHADE,
  WARM,
  WOOD,
  WOOD_LIT,
} from '#tools/art/themes/halloween2024/school.ts';
import { course, ground } from '#tools/art/themes/outlines.ts';

export function climb(frame: ClimbFrame): string {
  const { width, height, isWide, planes, mountain } = frame;
  const { peak, meadow } = mountain;
  const scale = (peak.foot - peak.top) / 783;
  const wallSpace = `translate(${Math.round(peak.x - 691 * scale)} ${Math.round(peak.top - 189 * scale)}) scale(${Math.round(scale * 1000) / 1000})`;
  const y = meadow.y;
  return [
    night(frame),
    group(wallSpace, building()),
    stairs(frame),
    group(wallSpace, belfry()),
    path(ground([-10, y + 4, width * 0.3, y + 16, width * 0.6, y, width + 10, y + 12], height), planes[2]),
    group(wallSpace, gate()),
    path(
      ground([-10, y + 44, width * 0.4, y + 30, width * 0.7, y + 54, width + 10, y + 34], height),
      planes[3],
    ),
    isWide
      ? fence(1290, 1930, (x) => 1050 - (x - 1290) * 0.02, 130, planes[3], planes[1])
      : fence(-10, 810, () => 1110, 110, planes[4], planes[1]),
    isWide ? '' : path(ground([-10, 1096, 400, 1080, 810, 1100], height), planes[4]),
  ].join('');
}

function night({ width, height, isWide, planes, mountain }: ClimbFrame): string {
  const { peak } = mountain;
  const y = peak.top + (peak.foot - peak.top) * 0.7;
  const [mx, my, r] = isWide ? [1130, 236, 172] : [650, 180, 104];
  return [
    repeat(isWide ? 60 : 40, (i) => {
      const [sx, sy] = [random(5, i) * width, random(6, i) * height * 0.42];
      const isFaint = isWide && isUnderTitle({ isWide, width }, sx, sy);
      return circle(sx, sy, 1.2 + (i % 3) * 0.8, CHALK, isFaint ? 0.2 : 0.6);
    }),
    circle(mx, my, r * 1.5, LIME, 0.08),
    circle(mx, my, r * 1.24, LIME, 0.14),
    circle(mx, my, r, LIME),
    path(
      `M${mx + r * 0.34} ${my - r * 0.94}A${r} ${r} 0 1 1 ${mx - r * 0.8} ${my + r * 0.6}A${r * 1.06} ${r * 1.06} 0 0 0 ${mx + r * 0.34} ${my - r * 0.94}Z`,
      mix(LIME, '#6E8416', 0.26),
    ),
    ellipse(mx - r * 0.36, my - r * 0.3, r * 0.24, r * 0.2, mix(LIME, CHALK, 0.5)),
    bat(width * (isWide ? 0.63 : 0.72), height * (isWide ? 0.23 : 0.12), 1.4, '#170D22'),
    bat(width * 0.1, height * 0.18, 1.3, '#170D22'),
    bat(width * 0.16, height * 0.13, 0.9, '#170D22'),
    path(
      ground(
        [-10, y, width * 0.24, y - 70, width * 0.6, y + 30, width * 0.84, y - 50, width + 10, y],
        height,
      ),
      mix(planes[0], '#8FA070', 0.16),
    ),
    path(
      ground([-10, y + 90, width * 0.3, y + 60, width * 0.7, y + 110, width + 10, y + 60], height),
      planes[0],
    ),
    path(
      ground([-10, y + 170, width * 0.3, y + 190, width * 0.7, y + 150, width + 10, y + 180], height),
      planes[1],
    ),
    at(
      // On the wall below the board.
      isWide ? 1500 : 770,
      y + 260,
      group(`scale(${isWide ? 1.05 : 1})`, bareTree(planes[2], mix(planes[1], '#8FA070', 0.5), true)),
    ),
    at(
      isWide ? 90 : 10,
      y + 260,
      group(`scale(${isWide ? 1.2 : 0.8})`, bareTree(planes[2], mix(planes[1], '#8FA070', 0.5), false)),
    ),
  ].join('');
}

/** A room: its wall, wainscot and floor; (x, y) is the lower left corner. */
const room = (
  x: number,
  y: number,
  width: number,
  height: number,
  paper: string,
  ...inside: readonly string[]
): string =>
  rect(x, y - height, width, height, paper) +
  rect(x, y - height, width, 16, shaded(paper, INK)) +
  repeat(Math.floor(width / 34), (i) =>
    rect(x + 12 + i * 34, y - height + 16, 12, height - 60, mix(paper, CHALK, 0.05)),
  ) +
  rect(x, y - 44, width, 44, shaded(paper, INK)) +
  rect(x, y - 48, width, 6, mix(paper, CHALK, 0.2)) +
  inside.join('') +
  rect(x - 8, y, width + 16, 16, WALL) +
  rect(x - 8, y, width + 16, 5, mix(WALL, CHALK, 0.3));

const shelf = (x: number, y: number): string =>
  rect(x, y - 150, 96, 150, WOOD, 3) +
  repeat(
    3,
    (row) =>
      rect(x + 7, y - 142 + row * 48, 82, 40, INK) +
      repeat(7, (i) => {
        const tall = 26 + 12 * random(row + 3, i);
        return i === 5 && row === 1
          ? ''
          : rect(
              x + 9 + i * 11.4,
              y - 102 + row * 48 - tall,
              9,
              tall,
              ['#24808A', '#B8452A', WARM, '#846395', LIME, CHALK_SHADE][(i + row * 2) % 6] ?? LIME,
              1,
            );
      }),
  ) +
  rect(x, y - 150, 5, 150, WOOD_LIT);

/** A tall window with the moon's light in it. */
const pane = (x: number, y: number): string =>
  rect(x - 6, y - 6, 62, 96, WALL) +
  path(`M${x} ${y + 84}V${y + 22}A25 25 0 0 1 ${x + 50} ${y + 22}V${y + 84}Z`, mix(LIME, '#4F3A62', 0.45)) +
  path(`M${x} ${y + 60}V${y + 22}A25 25 0 0 1 ${x + 44} ${y + 8}Z`, PALE, 0.45) +
  line(`M${x + 25} ${y}V${y + 84}M${x} ${y + 40}H${x + 50}`, WALL, 5);

const hanging = (x: number, y: number): string =>
  line(`M${x} ${y}v26`, INK, 4) +
  circle(x, y + 38, 46, WARM, 0.12) +
  circle(x, y + 38, 28, WARM, 0.18) +
  path(`M${x - 22} ${y + 40}Q${x} ${y + 8} ${x + 22} ${y + 40}Z`, '#24808A') +
  circle(x, y + 42, 8, CHALK);

/** In the wall's units: split levels, so that each landing of the stairs is a floor. */
const building = (): string =>
  [
    ellipse(700, 984, 560, 18, INK, 0.4),
    // Roofs behind, then the mass of the walls.
    path('M150 372Q260 322 330 196L520 176V372Z', ROOF),
    path('M150 372Q260 322 330 196L356 194Q290 324 184 364Z', ROOF_LIT),
    path('M796 300L866 148L1040 158Q1110 262 1236 300Z', shaded(ROOF, INK)),
    path('M196 984L206 346H1176L1190 984Z', WALL_SHADE),
    path('M452 984L478 206L904 200L936 984Z', WALL),
    // The stairwell.
    path('M424 972L446 560L500 214H884L930 560L968 972Z', '#2D1B39'),
    path('M424 972L446 560L500 214H560L470 972Z', '#3D274B'),
    pane(664, 232),
    pane(650, 400),
    pane(676, 600),
    pane(640, 800),
    hanging(600, 250),
    hanging(770, 470),
    // Left: hall, class, library, attic.
    room(214, 972, 204, 184, '#4E335D', hanging(300, 790), at(224, 972, lockers(2, 0, INK, true))),
    room(
      220,
      770,
      206,
      182,
      mix('#24808A', '#2D1B39', 0.62),
      group('translate(318 672) scale(.9)', blackboard()),
      at(290, 770, desk()),
      ghost(384, 756, 0.8, GLASSES),
    ),
    room(
      224,
      570,
      232,
      178,
      mix('#6E8416', '#2D1B39', 0.66),
      shelf(236, 570),
      ghost(386, 548, 0.9, PENCIL, -5),
      books(386, 570, 52, 2, 2),
    ),
    path('M216 394L236 336Q300 300 340 222H486V394Z', '#3D274B'),
    path('M216 394L236 336Q262 322 284 300V394Z', '#2D1B39'),
    rect(208, 394, 280, 14, WALL),
    rect(208, 394, 280, 5, mix(WALL, CHALK, 0.3)),
    circle(400, 290, 24, WALL),
    circle(400, 290, 18, PALE),
    line('M400 272V308M382 290H418', WALL, 4),
    books(300, 394, 60, 4, 4),
    ghost(440, 386, 0.66, BOW),
    // Right: kitchen, music, lab, star attic.
    room(966, 972, 206, 76, '#2D1B39', books(1010, 972, 60, 2, 0), ghost(1120, 966, 0.62, BOW)),
    room(
      956,
      872,
      216,
      188,
      mix('#B8452A', '#2D1B39', 0.68),
      hanging(1040, 684),
      at(1060, 872, piano()),
      ghost(1136, 850, 0.84, BOW, 6),
    ),
    room(
      930,
      668,
      242,
      176,
      mix('#24808A', '#2D1B39', 0.68),
      hanging(1060, 492),
      lab(950, 668),
      ghost(1136, 650, 0.84, GLASSES),
    ),
    room(
      902,
      476,
      266,
      160,
      '#4E335D',
      pane(1096, 346),
      at(960, 476, lockers(2, 0.1, INK, false)),
      ghost(1066, 462, 0.72, PENCIL),
    ),
    path('M874 322V174L1022 180Q1070 262 1148 304V322Z', '#3D274B'),
    rect(872, 322, 292, 14, WALL),
    rect(872, 322, 292, 5, mix(WALL, CHALK, 0.3)),
    telescope(),
    // Outer walls, a little crooked.
    path('M194 984L206 346H226L220 984Z', mix(WALL, CHALK, 0.3)),
    path('M1170 306H1186L1196 984H1172Z', ROOF_LIT),
    path('M1012 160L1008 110H1048L1044 164Z', WALL),
    rect(1000, 100, 56, 14, ROOF_LIT, 3),
    path(
      'M1026 96C1010 80 1042 70 1024 48C1050 60 1038 76 1050 84C1050 90 1040 96 1036 96Z',
      CHALK_SHADE,
      0.4,
    ),
  ].join('');

const piano = (): string =>
  rect(-64, -96, 110, 96, INK, 4) +
  rect(-64, -96, 110, 8, ROOF_LIT, 3) +
  rect(-70, -56, 122, 12, CHALK, 2) +
  repeat(8, (i) => rect(-62 + i * 14, -56, 6, 7, INK)) +
  rect(-70, -45, 122, 8, ROOF) +
  path('M-34 -92L-6 -96V-66L-34 -62Z', CHALK) +
  line('M-64 0H46', ROOF_LIT, 4);

const lab = (x: number, y: number): string =>
  rect(x, y - 62, 150, 62, WOOD, 3) +
  rect(x - 6, y - 68, 162, 10, WOOD_LIT, 3) +
  path(
    `M${x + 20} ${y - 68}L${x + 34} ${y - 100}V${y - 122}H${x + 46}V${y - 100}L${x + 60} ${y - 68}Z`,
    CHALK,
    0.5,
  ) +
  path(`M${x + 20} ${y - 68}L${x + 28} ${y - 88}H${x + 52}L${x + 60} ${y - 68}Z`, LIME) +
  circle(x + 40, y - 132, 5, LIME) +
  circle(x + 50, y - 144, 3.5, LIME) +
  path(`M${x + 84} ${y - 68}V${y - 108}H${x + 100}V${y - 68}Z`, CHALK, 0.5) +
  path(`M${x + 84} ${y - 68}V${y - 88}H${x + 100}V${y - 68}Z`, EMBER) +
  circle(x + 128, y - 90, 18, '#24808A') +
  path(`M${x + 116} ${y - 98}q8 -8 14 0q6 8 12 2q2 8 -6 12q-14 4 -20 -14Z`, LIME) +
  rect(x + 118, y - 73, 20, 6, WARM, 2);

const telescope = (): string =>
  line('M960 322L984 262L1012 322', WOOD, 7) +
  path('M930 268L1026 224L1036 244L942 290Z', '#24808A') +
  path('M936 280L1031 234L1036 244L942 290Z', shaded('#24808A', INK)) +
  path('M1022 222L1040 214L1052 240L1034 248Z', WARM) +
  ghost(914, 316, 0.72, CAP);

/** Treads along the path; the landings lie flat of their own accord. */
function stairs({ mountain }: ClimbFrame): string {
  const { path: way, unit } = mountain;
  const count = Math.round(way.length / (25 * unit));
  const n = (value: number): number => Math.round(value * unit);
  const stringer = `<path d="${course(way, 0, 1, 24 * unit)}" fill="none" stroke="${ROOF}" stroke-width="${n(20)}" stroke-linejoin="miter"/>`;
  const rail = `<path d="${course(way, 0, 1, -46 * unit)}" fill="none" stroke="${WOOD}" stroke-width="${n(5)}" opacity=".6"/>`;
  return [
    repeat(count / 2, (i) => {
      const { x, y } = way.at((i + 0.5) / (count / 2));
      return rect(x - 2 * unit, y - 46 * unit, 4 * unit, 46 * unit, WOOD, 0, 0.5);
    }),
    rail,
    `<path d="${course(way, 0, 1, 38 * unit)}" fill="none" stroke="${INK}" stroke-width="${n(18)}" opacity=".3"/>`,
    stringer,
    repeat(count + 1, (i) => {
      const { x, y } = way.at(i / count);
      return (
        rect(x - 13 * unit, y, 26 * unit, 26 * unit, i % 4 === 1 ? shaded(WOOD, INK) : WOOD) +
        rect(x - 16 * unit, y, 32 * unit, 8 * unit, i % 7 === 3 ? mix(WOOD_LIT, CHALK, 0.3) : WOOD_LIT, 2)
      );
    }),
  ].join('');
}

/** The goal: the bell under its beam, with the flag. */
const belfry = (): string =>
  [
    circle(691, 110, 104, LIME, 0.1),
    path('M560 214L578 130H592L584 214ZM822 214L806 124H792L798 214Z', WOOD),
    path('M560 214L578 130H584L570 214Z', WOOD_LIT),
    path('M540 134Q642 118 682 70L700 68Q746 118 846 130Q690 114 540 134Z', ROOF),
    path('M540 134Q642 118 682 70L690 69Q668 116 590 127Z', ROOF_LIT),
    line('M691 72V10', WOOD_LIT, 6),
    path('M694 12C722 0 744 24 780 12L769 30L781 48C744 56 722 34 694 46Z', EMBER),
    path('M694 31C722 19 744 42 776 36L781 48C744 56 722 34 694 46Z', '#B8452A'),
    line('M691 112V124', WOOD_LIT, 6),
    path('M650 190C664 176 660 126 691 122C722 126 718 176 732 190Z', WARM),
    path('M700 123C722 130 718 176 732 190H704C714 166 712 144 700 123Z', '#B57A0B'),
    polygon([646, 188, 736, 188, 730, 200, 652, 200], '#FFE9A0'),
    circle(691, 203, 9, '#B57A0B'),
  ].join('');

/** The start: the school's gate, open. */
const gate = (): string =>
  [
    rect(300, 900, 26, 90, WALL, 2),
    rect(318, 900, 8, 90, WALL_SHADE),
    rect(294, 890, 38, 14, mix(WALL, CHALK, 0.3), 3),
    circle(313, 880, 12, LIME),
    circle(309, 876, 4, CHALK),
    line('M330 984V912Q352 904 372 930V990M342 986V910M356 988V916', ROOF_LIT, 5),
    circle(313, 880, 30, LIME, 0.16),
    path('M372 986L440 952L500 956L470 996Z', WOOD_LIT, 0.9),
    path('M392 986L448 958L486 960L462 992Z', '#B8452A', 0.9),
  ].join('');
