// @ts-check
/** Pictures of fractions and numbers. */
import {
  arrow,
  BLUE,
  circle,
  CORAL,
  GREEN,
  INK,
  label,
  line,
  onCircle,
  path,
  picture,
  YELLOW,
} from './kit.mjs';
import { onNumberLine } from './places.mjs';

/** A bar of equal parts, the first ones colored. @param {number} parts @param {number} colored */
function bar(parts, colored) {
  const width = 520 / parts;
  const cells = Array.from({ length: parts }, (_, index) => {
    const fill = index < colored ? CORAL : '#FFFFFF';
    return `<rect x="${40 + index * width}" y="125" width="${width}" height="110" fill="${fill}" stroke="${INK}" stroke-width="4"/>`;
  });
  return picture(...cells);
}

/** A circle of equal slices, the first ones colored. @param {number} parts @param {number} colored */
function pie(parts, colored) {
  const slices = Array.from({ length: parts }, (_, index) => {
    const from = onCircle(300, 180, 145, (index * 360) / parts);
    const to = onCircle(300, 180, 145, ((index + 1) * 360) / parts);
    return path(
      `M300 180L${from.join(' ')}A145 145 0 0 1 ${to.join(' ')}Z`,
      index < colored ? BLUE : '#FFFFFF',
    );
  });
  return picture(...slices);
}

/**
 * A number line from 0 to 1 in equal steps, with an arrow at one of them.
 * @param {number} steps @param {number} at
 */
function numberLine(steps, at) {
  const x = (/** @type {number} */ step) => 60 + (480 * step) / steps;
  const ticks = Array.from({ length: steps + 1 }, (_, step) => {
    const tall = step === 0 || step === steps ? 26 : 16;
    return line(x(step), 200 - tall, x(step), 200 + tall);
  });
  return picture(
    line(60, 200, 540, 200, 5),
    ...ticks,
    label(60, 258, 0, 34),
    label(540, 258, 1, 34),
    circle(x(at), 200, 11, CORAL),
    arrow(x(at), 90, x(at), 166, INK, 6),
  );
}

/** A hundred squares, the first ones colored, row by row. @param {number} colored */
function hundred(colored) {
  const squares = Array.from({ length: 100 }, (_, index) => {
    const fill = index < colored ? GREEN : '#FFFFFF';
    const x = 150 + (index % 10) * 30;
    const y = 30 + Math.floor(index / 10) * 30;
    return `<rect x="${x}" y="${y}" width="30" height="30" fill="${fill}" stroke="${INK}" stroke-width="2"/>`;
  });
  return picture(...squares);
}

/**
 * Two bars of equal length, one above the other, each divided into its own number of parts.
 * @param {[number, number]} upper @param {[number, number]} lower
 */
function twoBars(upper, lower) {
  const rows = [upper, lower].map(([parts, colored], row) =>
    Array.from({ length: parts }, (_, index) => {
      const width = 520 / parts;
      const fill = index < colored ? (row === 0 ? YELLOW : CORAL) : '#FFFFFF';
      return `<rect x="${40 + index * width}" y="${65 + row * 130}" width="${width}" height="100" fill="${fill}" stroke="${INK}" stroke-width="4"/>`;
    }).join(''),
  );
  return picture(...rows);
}

/** A number line from 0 to 2 in quarters; only whole numbers are written. */
function quarters() {
  const ticks = Array.from({ length: 9 }, (_, step) => {
    const x = onNumberLine(step / 4);
    return line(x, step % 4 === 0 ? 150 : 164, x, step % 4 === 0 ? 210 : 196, step % 4 === 0 ? 6 : 4);
  });
  return picture(
    arrow(36, 180, 576, 180),
    ...ticks,
    ...[0, 1, 2].map((number) => label(onNumberLine(number), 250, number, 40)),
  );
}

export const numberPictures = {
  quarters: quarters(),
  barThreeEighths: bar(8, 3),
  pieFourSixths: pie(6, 4),
  numberLineThreeFifths: numberLine(5, 3),
  hundredThirtyFive: hundred(35),
  barsTwoThirdsFourSixths: twoBars([3, 2], [6, 4]),
};
