// @ts-check
/** Maps of the world, and a compass rose. */
import { readFileSync } from 'node:fs';
import {
  BLUE,
  circle,
  CORAL,
  GREEN,
  INK,
  label,
  LIME,
  line,
  onCircle,
  PAPER,
  path,
  picture,
  PINK,
  polygon,
  SAND,
  tag,
  VIOLET,
  YELLOW,
} from './kit.mjs';
import { PLACES } from './places.mjs';

/** @type {Record<string, string>} */
export const OUTLINES = JSON.parse(readFileSync(new URL('outlines.json', import.meta.url), 'utf8'));
const SEA = '#D3EEF9';
/** @type {[string, string][]} */
const COLORS = [
  ['northAmerica', CORAL],
  ['southAmerica', YELLOW],
  ['africa', GREEN],
  ['europe', VIOLET],
  ['asia', LIME],
  ['oceania', PINK],
  ['antarctica', '#FFFFFF'],
];

/** @param {(continent: string, color: string) => string} fillOf */
function map(fillOf) {
  return [
    path(OUTLINES['sphere'] ?? '', SEA, 3),
    ...COLORS.map(([name, color]) => path(OUTLINES[name] ?? '', fillOf(name, color), 1.2)),
  ].join('');
}

function worldLines() {
  const { cancer, equator, capricorn, meridian } = PLACES.worldLines;
  const across = (
    /** @type {readonly [number, number]} */ [x, y],
    /** @type {string} */ letter,
    dashed = true,
  ) =>
    `<path d="M${x + 14} ${y}H${600 - x}" stroke="${INK}" stroke-width="3" ${dashed ? 'stroke-dasharray="9 7"' : ''}/>${tag(letter, x, y, YELLOW)}`;
  const south =
    'M290 27L287.800 36.300L286.500 51.100L285.300 67.700L284.300 85.500L283.400 104.100L282.400 142.100L282 180L282.400 217.900L283.400 255.900L284.300 274.500L285.300 292.300L287.800 323.700L290 333';
  return picture(
    map(() => SAND),
    across(cancer, 'A'),
    across(equator, 'B', false),
    across(capricorn, 'C'),
    path(south, 'none', 3),
    tag('D', ...meridian, YELLOW),
  );
}

function compass() {
  const star = (/** @type {number} */ turn, /** @type {number} */ reach, /** @type {string} */ fill) => {
    const [tip, left, right] = [
      onCircle(300, 180, reach, turn),
      onCircle(300, 180, 30, turn - 45),
      onCircle(300, 180, 30, turn + 45),
    ];
    return polygon([tip, left, [300, 180]], fill, 3) + polygon([tip, right, [300, 180]], PAPER, 3);
  };
  const blank = (/** @type {readonly [number, number]} */ [x, y]) => circle(x, y, 17, '#FFFFFF', 3);
  const { east, south, west, northeast } = PLACES.compass;
  return picture(
    circle(300, 180, 112, SEA, 4),
    circle(300, 180, 96, 'none', 2),
    ...[45, 135, 225, 315].map((turn) => star(turn, 84, BLUE)),
    ...[0, 90, 180, 270].map((turn) => star(turn, 108, turn === 0 ? CORAL : YELLOW)),
    circle(300, 180, 9, INK, 0),
    label(300, 38, 'N', 38),
    line(380, 100, 398, 82, 3),
    ...[east, south, west, northeast].map(blank),
  );
}

export const worldPictures = {
  world: picture(map((_, color) => color)),
  worldLines: worldLines(),
  compass: compass(),
};
