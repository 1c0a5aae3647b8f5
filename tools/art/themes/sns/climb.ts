// The climb of Pinboard: a paper strip up the board, past pinned cards, to the one that is still blank.

import { circle, type ClimbFrame, group, line, mix, path, rect, repeat, at } from '#tools/art/themes/kit.ts';
import { polyline, turnsOf, flag } from '#tools/art/themes/outlines.ts';
import {
  board,
  bubble,
  card,
  dots,
  heart,
  INK,
  LILAC,
  MINT,
  MINT_DEEP,
  note,
  pencils,
  pin,
  PINK,
  plant,
  ROSE,
  ROSE_DEEP,
  roll,
  type Scene,
  scissors,
  SKY,
  SKY_DEEP,
  SNOW,
  star26,
  SUN,
  tape,
  VIOLET,
} from '#tools/art/themes/sns/paper.ts';
import { houses, washing } from '#tools/art/themes/sns/town.ts';
import type { Color } from '#scenes/theme/tokens.ts';

const PINS: readonly (readonly [Color, Color])[] = [
  [ROSE, ROSE_DEEP],
  [SUN, '#8F5F06'],
  [SKY, SKY_DEEP],
  [MINT, MINT_DEEP],
  [LILAC, VIOLET],
];

export function climb(frame: ClimbFrame): string {
  const { width, isWide, planes, mountain } = frame;
  const { peak, meadow, unit } = mountain;
  const floor = meadow.y + 10 * unit;
  // On the wall its upper left corner is out of sight: the title is written on the cork.
  const [x, y, right] = isWide ? [-60, -60, 1300] : [22, 92, 778];
  return [
    isWide
      ? houses({ width, floor, unit: 1.6, wall: planes[0], shade: planes[3], seed: 3, tall: [120, 330] }) +
        houses({ width, floor, unit: 1.5, wall: planes[1], shade: planes[3], seed: 12, tall: [40, 150] }) +
        washing(1300, floor - 250, 1700, floor - 190, 1.5, 6)
      : houses({ width, floor, unit: 1.3, wall: planes[0], shade: planes[3], seed: 3, tall: [200, 420] }),
    board(x, y, right - x, peak.foot + 40 * unit - y, 26 * unit),
    isWide ? pinned() : pinnedTall(),
    strip(frame),
    goal(frame),
    table(frame),
  ].join('');
}

const put = (x: number, y: number, turn: number, size: number, svg: string): string =>
  group(
    `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${Math.round(size * 100) / 100})`,
    svg,
  );
const pinOf = (index: number, x: number, y: number, size = 1): string =>
  group(`translate(${x} ${y})`, pin(...(PINS[index % 5] ?? [ROSE, ROSE_DEEP]), size));
const post = (index: number, kind: Scene): string =>
  card(255, 195, kind, PINS[(index + 2) % 5]?.[0] ?? ROSE, `post${index}`) + pinOf(index, 128, 14);
const slip = (index: number, size: number): string =>
  note(size, ...(PINS[index % 5] ?? [SUN, '#8F5F06'])) + pinOf(index + 2, size / 2, 8, 0.7);

/** Cards and notes left and right of the strip, and between its bends. */
function pinned(): string {
  return [
    put(112, 172, -4, 0.9, post(0, 'hills')),
    put(138, 378, 3, 0.86, post(1, 'city')),
    put(112, 576, -3, 1, post(2, 'leaf')),
    put(134, 806, 4, 0.72, post(8, 'chart')),
    put(990, 96, 4, 0.96, post(3, 'sea')),
    put(970, 330, -4, 1.05, post(4, 'chart')),
    put(1000, 580, 3, 0.98, post(5, 'orbit')),
    put(1076, 806, -5, 0.66, post(6, 'hills')),
    put(404, 166, -8, 1, slip(1, 70)) + put(396, 520, 6, 1, slip(3, 64)) + put(352, 792, -6, 1, slip(2, 74)),
    put(926, 236, 7, 1, slip(4, 62)) +
      put(944, 806, 8, 1, slip(0, 78)) +
      put(1238, 300, -5, 0.8, slip(1, 60)),
    put(560, 112, -4, 1, bubble(LILAC, -1, dots(VIOLET))),
    put(870, 132, 5, 0.9, bubble(SNOW, 1, heart(0, -3, 30, ROSE))),
    put(1210, 800, 0, 0.9, bubble(SUN, -1, star26(0, -3, 32, SNOW))),
  ].join('');
}

function pinnedTall(): string {
  return [
    put(52, 132, -4, 0.62, post(0, 'hills')) +
      put(42, 330, 3, 0.5, post(1, 'city')) +
      put(48, 500, -3, 0.54, post(2, 'leaf')) +
      put(46, 690, 4, 0.5, post(8, 'chart')),
    put(590, 130, 4, 0.62, post(3, 'sea')) +
      put(626, 330, -4, 0.5, post(4, 'chart')) +
      put(622, 510, 3, 0.5, post(5, 'orbit')) +
      put(624, 700, -5, 0.5, post(6, 'hills')),
    put(250, 150, -8, 0.8, slip(1, 70)) +
      put(500, 150, 6, 0.8, slip(3, 64)) +
      put(84, 818, -6, 0.8, slip(2, 74)) +
      put(660, 822, 6, 0.8, slip(0, 70)),
  ].join('');
}

/** Paper with a stitched cord along its middle; a pin holds each of its folds. */
function strip({ mountain }: ClimbFrame): string {
  const { path: way, unit } = mountain;
  const d = polyline(way, 0, 1, 160);
  return [
    group(`translate(${4 * unit} ${8 * unit})`, line(d, INK, 46 * unit, 0.18)),
    line(d, '#C3BAE4', 46 * unit),
    group(`translate(${-1 * unit} ${-2 * unit})`, line(d, SNOW, 41 * unit)),
    line(d, mix(LILAC, SNOW, 0.45), 26 * unit),
    line(d, ROSE, 6 * unit, 1, ` stroke-dasharray="${16 * unit} ${13 * unit}"`),
    hung(mountain),
    turnsOf(way)
      .map(([x, y], index) =>
        put(
          x + (index % 2 === 0 ? 6 : -6) * unit,
          y + 4 * unit,
          0,
          unit * (1.2 - index * 0.05),
          pin(...(PINS[index % 5] ?? [ROSE, ROSE_DEEP])),
        ),
      )
      .join(''),
  ].join('');
}

/** Small cards that hang from the strip where it has most room below. */
function hung({ path: way, unit }: ClimbFrame['mountain']): string {
  const turns = turnsOf(way);
  return turns
    .slice(1, 7)
    .map(([x, y], index) => {
      const [tx, ty] = turns[index] ?? [x, y];
      const at = (share: number): readonly [number, number] => [x + (tx - x) * share, y + (ty - y) * share];
      const size = (0.86 - index * 0.08) * unit;
      return [0.16, 0.36]
        .slice(0, index < 4 ? 2 : 1)
        .map((share, n) => {
          const [px, py] = at(share);
          const [w, h] = [46 * size, (n === 0 ? 46 : 36) * size];
          const [fill, edge] = PINS[(index + n) % 5] ?? [ROSE, ROSE_DEEP];
          return put(
            px,
            py + 20 * unit,
            n === 0 ? -4 : 5,
            1,
            rect(-w / 2 + 3, 5, w, h, INK, 5, 0.14) +
              rect(-w / 2, 0, w, h, mix(fill, SNOW, 0.35), 5) +
              rect(-w / 2, 0, w, h * 0.28, fill, 4) +
              rect(-w * 0.32, h * 0.42, w * 0.6, h * 0.1, edge, 2, 0.5) +
              rect(-w * 0.32, h * 0.64, w * 0.4, h * 0.1, edge, 2, 0.5) +
              rect(-5 * size, -8 * size, 10 * size, 18 * size, '#C98F5E', 3),
          );
        })
        .join('');
    })
    .join('');
}

/** The top card, blank for whoever gets there, with the flag. */
function goal({ mountain }: ClimbFrame): string {
  const { peak, unit } = mountain;
  return group(
    `translate(${Math.round(peak.x)} ${Math.round(peak.top)}) scale(${unit})`,
    group(
      'rotate(-3)',
      rect(-70, -86, 150, 106, INK, 12, 0.16),
      rect(-76, -94, 150, 106, '#C3BAE4', 12),
      rect(-76, -94, 147, 102, SNOW, 12),
      rect(-60, -80, 116, 60, '#F3F0FB', 8),
      circle(-2, -50, 20, '#E9E4F6'),
      path('M-2 -66L3 -55L15 -54L6 -46L9 -34L-2 -40L-13 -34L-10 -46L-19 -54L-7 -55Z', SNOW),
      rect(-60, -12, 70, 9, '#E9E4F6', 4),
    ),
    group('translate(-58 -96) rotate(-30)', tape(40, PINK)),
    line('M52 -84V-136', '#766B9C', 5),
    at(55, -136, flag('#FF7F5C', SNOW)),
    group('translate(0 -86)', pin(ROSE, ROSE_DEEP, 1.2)),
  );
}

/** The table where players wait, with scissors and paper. */
function table({ width, height, isWide, mountain, planes }: ClimbFrame): string {
  const { meadow, unit } = mountain;
  const top = meadow.y - 10 * unit;
  const deep = height - top;
  const [left, right] = [meadow.x, meadow.x + meadow.width];
  return [
    put(left - (isWide ? 20 : 10) * unit, top + 16 * unit, 0, 1.1 * unit, plant()),
    put(right - (isWide ? -4 : 30) * unit, top + 16 * unit, 0, 1.1 * unit, pencils()),
    rect(-10, top, width + 20, deep + 10, mix(planes[3], SNOW, 0.16)),
    rect(-10, top, width + 20, 12 * unit, mix(planes[3], SNOW, 0.55)),
    path(
      `M${Math.round(width * 0.45)} ${Math.round(top + 12 * unit)}H${width + 10}V${height + 10}H${Math.round(width * 0.3)}Z`,
      planes[3],
      0.45,
    ),
    repeat(8, (index) =>
      rect(
        ((index * 0.137) % 1) * width,
        top + (0.2 + 0.1 * index) * deep,
        (180 + 40 * index) * unit * 0.7,
        6 * unit,
        index % 2 === 0 ? planes[4] : SNOW,
        3,
        0.15,
      ),
    ),
    put(left + 130 * unit, top + 56 * unit, -10, 0.9 * unit, scissors()),
    put(left + 300 * unit, top + 40 * unit, 4, 0.7 * unit, note(70, SKY, SKY_DEEP)),
    put(right - 320 * unit, top + 36 * unit, -8, 0.8 * unit, note(70, SUN, '#8F5F06')),
    put(right - 160 * unit, top + 56 * unit, 0, 0.8 * unit, roll(30, PINK, '#9A437A')),
    isWide
      ? ''
      : put(120, top + 300, -5, 1, card(255, 195, 'sea', SUN, 'post9')) +
        put(480, top + 380, 6, 1, card(255, 195, 'leaf', SKY, 'post10')),
    put(width * 0.8, top + 62 * unit, 20, unit, pin(ROSE, ROSE_DEEP)),
  ].join('');
}
