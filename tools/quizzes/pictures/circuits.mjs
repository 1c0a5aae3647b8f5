// @ts-check
/** Circuit diagrams. Symbols as in IEC 60617. */
import { circle, INK, label, line, path, picture, polygon, rect, tag, YELLOW } from './kit.mjs';
import { PLACES } from './places.mjs';

const CARD = '#FFFFFF';

/** @param {number} x @param {number} y @param {string} [fill] */
function lamp(x, y, fill = YELLOW) {
  const d = 26 * Math.SQRT1_2;
  return circle(x, y, 26, fill, 4) + line(x - d, y - d, x + d, y + d) + line(x - d, y + d, x + d, y - d);
}

/** One loop with a cell, an open switch, a lamp, a resistor and an ammeter. */
function symbols() {
  const { cell, switch: opened, lamp: light, resistor, ammeter } = PLACES.symbols;
  const blank = (/** @type {readonly [number, number]} */ [x, y]) => circle(x, y, 15, CARD, 3);
  return picture(
    path('M290 92H112V276H488V92H310', 'none', 5),
    // The long line of a cell is its positive end.
    rect(284, 84, 32, 16, '#FFF9EF', 0),
    line(288, 66, 288, 118, 5),
    line(312, 78, 312, 106, 9),
    rect(478, 148, 20, 68, '#FFF9EF', 0),
    circle(488, 148, 6, INK, 0),
    circle(488, 216, 6, INK, 0),
    line(488, 216, 454, 154, 5),
    lamp(384, 276),
    rect(176, 258, 80, 36, CARD, 4),
    circle(112, 180, 28, CARD, 4),
    label(112, 181, 'A', 30),
    ...[cell, opened, light, resistor, ammeter].map(blank),
  );
}

/** Two lamps side by side, each with its own switch, and a switch before both. All switches are closed. */
function branches() {
  const { main, first, second, lamp1, lamp2 } = PLACES.branches;
  const closed = (/** @type {readonly [number, number]} */ [x, y], /** @type {boolean} */ upright) => {
    const [dx, dy] = upright ? [0, 26] : [26, 0];
    return (
      line(x - dx, y - dy, x + dx, y + dy, 5) +
      circle(x - dx, y - dy, 8, CARD, 4) +
      circle(x + dx, y + dy, 8, CARD, 4)
    );
  };
  return picture(
    path('M86 168V56H500V310H86V196', 'none', 5),
    path('M330 56V310', 'none', 5),
    circle(330, 56, 7, INK, 0),
    circle(330, 310, 7, INK, 0),
    rect(70, 170, 32, 24, '#FFF9EF', 0),
    line(56, 168, 116, 168, 5),
    line(70, 196, 102, 196, 10),
    label(134, 164, '+', 30),
    closed(main, false),
    closed(first, true),
    closed(second, true),
    lamp(...lamp1),
    lamp(...lamp2),
    tag('P', 190, 98),
    tag('Q', 374, 120),
    tag('R', 544, 120),
    label(378, 226, '1', 30),
    label(548, 226, '2', 30),
  );
}

/** A ball on a slope's foot: forces on a box that is pulled at a steady speed. */
function forces() {
  const arrowTo = (
    /** @type {number} */ x1,
    /** @type {number} */ y1,
    /** @type {number} */ x2,
    /** @type {number} */ y2,
    /** @type {string} */ color,
  ) => {
    const angle = Math.atan2(y2 - y1, x2 - x1);
    const at = (/** @type {number} */ back, /** @type {number} */ side) =>
      /** @type {[number, number]} */ ([
        Math.round(x2 - back * Math.cos(angle) - side * Math.sin(angle)),
        Math.round(y2 - back * Math.sin(angle) + side * Math.cos(angle)),
      ]);
    return line(x1, y1, ...at(18, 0), 9, color) + polygon([[x2, y2], at(24, 14), at(24, -14)], color, 3);
  };
  return picture(
    rect(0, 262, 600, 98, '#E2D3BF', 0),
    line(0, 262, 600, 262, 4),
    rect(230, 152, 140, 110, '#EBA578', 4, 6),
    path('M230 188H370M300 152V188', 'none', 3),
    arrowTo(372, 206, 500, 206, '#C4721A'),
    arrowTo(228, 246, 100, 246, '#B63A35'),
    arrowTo(300, 206, 300, 340, '#2479A3'),
    arrowTo(300, 206, 300, 72, '#178A55'),
    tag('A', 528, 206),
    tag('B', 72, 246),
    tag('C', 340, 328),
    tag('D', 340, 82),
  );
}

export const circuitPictures = { symbols: symbols(), branches: branches(), forces: forces() };
