// The climb: stairs of small books up a tower of large ones, to the reading lamp.

import {
  at,
  type ClimbFrame,
  ellipse,
  group,
  line,
  mix,
  path,
  random,
  rect,
  repeat,
  shaded,
} from '#tools/art/themes/kit.ts';
import { course } from '#tools/art/themes/outlines.ts';
import {
  cat,
  EMBER,
  glow,
  herbarium,
  lamp,
  LIGHT,
  LIGHT_SHADE,
  lyingBook,
  mug,
  NIGHT,
  PAPER,
  PAPER_SHADE,
  pencil,
  pile,
  plant,
  standing,
  window,
  WOOD_LIT,
} from '#tools/art/themes/testmode/study.ts';

export function climb(frame: ClimbFrame): string {
  const { width, height, isWide, planes, mountain } = frame;
  const { peak, meadow } = mountain;
  const scale = (peak.foot - peak.top) / 783;
  const wallSpace = `translate(${Math.round(peak.x - 691 * scale)} ${Math.round(peak.top - 189 * scale)}) scale(${Math.round(scale * 1000) / 1000})`;
  const wood = mix(planes[1], WOOD_LIT, 0.26);
  const edge = meadow.y + meadow.height + (isWide ? 10 : 40) * scale;
  const back = meadow.y - 60 * scale;
  return [
    group(wallSpace, room(planes[0], isWide)),
    rect(0, back, width, height - back, wood),
    rect(0, back, width, 6, mix(wood, NIGHT, 0.45)),
    ellipse(peak.x, meadow.y + 10, 640 * scale, 60 * scale, LIGHT, 0.14),
    group(wallSpace, tower()),
    steps(frame),
    group(wallSpace, goal(), foreground()),
    rect(0, edge, width, height - edge, planes[2]),
    isWide ? '' : drawers(edge, planes),
    rect(0, edge - 6, width, 10, mix(wood, LIGHT, 0.4)),
    rect(0, edge + 4, width, 20 * scale, mix(wood, NIGHT, 0.14)),
  ].join('');
}

const drawers = (edge: number, planes: ClimbFrame['planes']): string =>
  [40, 430]
    .flatMap((x) => [60, 310].map((down) => [x, edge + down] as const))
    .map(
      ([x, y]) =>
        rect(x, y, 330, 220, mix(planes[2], planes[1], 0.3), 10) +
        rect(x, y, 330, 6, mix(planes[2], WOOD_LIT, 0.3), 3) +
        rect(x + 110, y + 96, 110, 20, LIGHT_SHADE, 10) +
        rect(x + 110, y + 96, 110, 8, LIGHT, 4),
    )
    .join('');

/** The wall with the window, in the wall's units. */
const room = (wall: string, isWide: boolean): string =>
  [
    rect(-400, 640, 2700, 500, mix(wall, NIGHT, 0.22)),
    rect(-400, 632, 2700, 16, mix(wall, PAPER, 0.16)),
    rect(-400, 648, 2700, 6, mix(wall, NIGHT, 0.5)),
    repeat(20, (i) => rect(-380 + i * 130, 654, 6, 400, mix(wall, NIGHT, 0.3))),
    isWide ? shelves(wall) : '',
    group('translate(60 150) scale(.86)', window(wall), at(110, 338, cat(mix('#FF9474', '#3D4B59', 0.5)))),
    glow(691, 90, 250),
  ].join('');

/** What the wall holds on the right. */
const shelves = (wall: string): string =>
  [340, 560]
    .map(
      (y) =>
        rect(1380, y, 460, 18, mix(WOOD_LIT, wall, 0.45), 3) +
        rect(1380, y + 13, 460, 9, mix(WOOD_LIT, NIGHT, 0.62), 3),
    )
    .join('') +
  standing(1410, 340, 130, 7, 3, wall, 0.35) +
  at(1790, 340, group('scale(.95)', plant(wall, 0.3))) +
  pile(1490, 560, 170, 3, 2, wall, 0.35) +
  standing(1640, 560, 120, 5, 5, wall, 0.35) +
  at(1236, 330, group('scale(1.1)', herbarium(wall)));

const FLOORS = [972, 872, 770, 668, 570, 476, 394, 322, 261, 200];

/** Large books, one for each flight, a little out of line. */
const tower = (): string =>
  [
    ellipse(730, 982, 520, 24, NIGHT, 0.4),
    ...FLOORS.slice(0, -1).map((floor, i) => {
      const tall = floor - (FLOORS[i + 1] ?? 200);
      const half = 313 - (156 * i) / 9 + 58 + 26 * random(9, i);
      const shift = 30 * (random(10, i) - 0.5);
      return lyingBook(691 - half + shift, floor, half * 2, tall - 2, i + 2, '#212A34', 0.42);
    }),
    // Beside it, what else there is to read.
    pile(232, 976, 210, 7, 3, '#212A34', 0.3),
    pile(1140, 976, 240, 5, 7, '#212A34', 0.3),
    standing(1086, 736, 168, 5, 2, '#212A34', 0.3),
    at(232, 682, plant('#212A34', 0.1)),
  ].join('');

/** Warm, so that the way stands out from the covers. */
const STEPS = [LIGHT, mix(LIGHT, PAPER, 0.4), mix(LIGHT, LIGHT_SHADE, 0.6)];

/** Each step is a small book; the path runs along their upper edges. */
function steps({ mountain }: ClimbFrame): string {
  const { path: way, unit } = mountain;
  const count = Math.round(way.length / (34 * unit));
  return [
    `<path d="${course(way, 0, 1, 34 * unit)}" fill="none" stroke="${NIGHT}" stroke-width="${Math.round(26 * unit)}" opacity=".3"/>`,
    repeat(count + 1, (i) => {
      const { x, y } = way.at(i / count);
      const color = mix(STEPS[i % 3] ?? LIGHT, NIGHT, 0.12 * random(12, i));
      const [wide, tall] = [52 * unit, 15 * unit];
      const left = x - wide / 2;
      return (
        rect(left + 3 * unit, y + tall, wide - 4 * unit, tall * 1.2, shaded(LIGHT_SHADE, NIGHT), 3 * unit) +
        rect(left + 12 * unit, y + tall + 5 * unit, wide - 14 * unit, 5 * unit, PAPER_SHADE) +
        rect(left, y, wide, tall, color, 3 * unit) +
        rect(left, y, wide, 4 * unit, mix(color, PAPER, 0.5), 2 * unit)
      );
    }),
  ].join('');
}

/** The lamp, lit, on the topmost book. */
const goal = (): string =>
  [
    path('M650 60L718 76L990 700H330Z', LIGHT, 0.06),
    path('M658 62L712 74L860 500H470Z', LIGHT, 0.08),
    group('translate(602 -14) scale(.45)', lamp()),
    path('M786 150L800 148L804 208L796 202L788 210Z', EMBER),
  ].join('');

const foreground = (): string =>
  [
    at(1236, 1010, group('scale(1.2)', mug(mix('#74CDF7', '#3D4B59', 0.4)))),
    pencil(330, 1016, 220, 4),
    pencil(1120, 1024, 150, -6),
    group(
      'translate(560 1024)',
      path('M-84 0L-52 -30H90L76 0Z', PAPER) + line('M-40 -16H40M-46 -8H20', '#687A8C', 3),
    ),
    group(
      'translate(150 1020)',
      ellipse(6, 2, 54, 8, NIGHT, 0.35) +
        path('M-50 0L-40 -22H56L46 0Z', EMBER) +
        path('M-46 -4L-38 -18H50L42 -4Z', PAPER),
    ),
  ].join('');
