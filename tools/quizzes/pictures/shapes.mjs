// @ts-check
/** Pictures of shapes, angles, and clocks. */
import {
  BLUE,
  circle,
  CORAL,
  GREEN,
  INK,
  label,
  LIME,
  line,
  MUTED,
  onCircle,
  path,
  picture,
  PINK,
  polygon,
  VIOLET,
  YELLOW,
} from './kit.mjs';
import { PLACES } from './places.mjs';

function hexagon() {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => onCircle(300, 180, 140, degrees + 30));
  return picture(polygon(corners, BLUE, 5));
}

/**
 * Two angles on a straight line; the ray makes this angle, in degrees, with the left side.
 * @param {number} left
 */
function straightLine(left) {
  const [x, y] = onCircle(300, 250, 190, left - 90);
  const [fromX, fromY] = onCircle(300, 250, 66, left - 90);
  return picture(
    path(`M234 250A66 66 0 0 1 ${fromX} ${fromY}`, 'none', 9, CORAL),
    path(`M${fromX} ${fromY}A66 66 0 0 1 366 250`, 'none', 9, BLUE),
    line(60, 250, 540, 250, 6),
    line(300, 250, x, y, 6),
    circle(300, 250, 7, INK, 0),
    label(268, 148, `${left}°`, 34),
    label(420, 205, 'x', 38, 'font-style="italic"'),
  );
}

/** A triangle with angles of 50° and 60° at its base, drawn to scale. */
function triangle() {
  return picture(
    polygon(
      [
        [110, 310],
        [490, 310],
        [335.1, 41.7],
      ],
      LIME,
      5,
    ),
    label(172, 284, '50°', 30),
    label(428, 284, '60°', 30),
    label(331, 108, 'x', 36, 'font-style="italic"'),
  );
}

function obtuseAngle() {
  const [x, y] = onCircle(250, 270, 230, -35);
  const [fromX, fromY] = onCircle(250, 270, 60, -35);
  return picture(
    path(`M${fromX} ${fromY}A60 60 0 0 1 310 270L250 270Z`, YELLOW, 0),
    line(250, 270, 530, 270, 6),
    line(250, 270, x, y, 6),
    circle(250, 270, 7, INK, 0),
  );
}

/** An L shape of 7 by 6 with 4 by 3 missing at the upper right; 1 cm is 45 units. */
function lShape() {
  const x = 145;
  const y = 45;
  return picture(
    polygon(
      [
        [x, y],
        [x + 135, y],
        [x + 135, y + 135],
        [x + 315, y + 135],
        [x + 315, y + 270],
        [x, y + 270],
      ],
      PINK,
      5,
    ),
    label(x - 44, y + 135, '6 cm', 26),
    label(x + 68, y - 22, '3 cm', 26),
    label(x + 178, y + 66, '3 cm', 26),
    label(x + 230, y + 112, '4 cm', 26),
    label(x + 359, y + 202, '3 cm', 26),
    label(x + 158, y + 294, '7 cm', 26),
  );
}

function cubeNet() {
  const squares = [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
  ];
  return picture(
    ...squares.map(
      ([column = 0, row = 0]) =>
        `<rect x="${108 + column * 96}" y="${36 + row * 96}" width="96" height="96" fill="${VIOLET}" stroke="${INK}" stroke-width="4"/>`,
    ),
  );
}

/** The first quadrant up to 6, with one point. @param {number} x @param {number} y */
function gridWithPoint(x, y) {
  const left = 170;
  const bottom = 318;
  const unit = 41;
  const lines = Array.from({ length: 7 }, (_, step) => [
    line(left + step * unit, bottom, left + step * unit, bottom - 6 * unit, 2, MUTED),
    line(left, bottom - step * unit, left + 6 * unit, bottom - step * unit, 2, MUTED),
    label(left + step * unit, bottom + 24, step, 20),
    step > 0 ? label(left - 22, bottom - step * unit, step, 20) : '',
  ]).flat();
  return picture(
    ...lines,
    line(left, bottom, left + 6.4 * unit, bottom, 5),
    line(left, bottom, left, bottom - 6.4 * unit, 5),
    label(left + 6.4 * unit + 20, bottom, 'x', 26, 'font-style="italic"'),
    label(left - 22, bottom - 6.9 * unit, 'y', 26, 'font-style="italic"'),
    circle(left + x * unit, bottom - y * unit, 9, CORAL),
    label(left + x * unit + 22, bottom - y * unit - 20, 'P', 28),
  );
}

function circleWithDiameter() {
  return picture(
    circle(300, 180, 145, GREEN, 5),
    line(155, 180, 445, 180, 5),
    circle(300, 180, 7, INK, 0),
    label(300, 148, '10 cm', 32),
  );
}

/** A clock face. @param {number} hour @param {number} minute */
function clock(hour, minute) {
  const numbers = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = onCircle(300, 180, 118, (index + 1) * 30);
    return label(x, y, index + 1, 26);
  });
  const hourHand = onCircle(300, 180, 66, (hour + minute / 60) * 30);
  const minuteHand = onCircle(300, 180, 96, minute * 6);
  return picture(
    circle(300, 180, 150, '#FFFFFF', 8),
    ...numbers,
    line(300, 180, ...hourHand, 11),
    line(300, 180, ...minuteHand, 6),
    circle(300, 180, 10, CORAL),
  );
}

/** Eight shapes, some of them with four sides. */
function eightShapes() {
  const {
    square,
    trapezoid,
    triangle: right,
    pentagon,
    kite,
    circle: round,
    parallelogram,
    hexagon: six,
  } = PLACES.eightShapes;
  const around = (/** @type {readonly [number, number]} */ [x, y], /** @type {number[][]} */ points) =>
    points.map(([dx = 0, dy = 0]) => /** @type {[number, number]} */ ([x + dx, y + dy]));
  const regular = (/** @type {readonly [number, number]} */ [x, y], /** @type {number} */ sides) =>
    Array.from({ length: sides }, (_, index) => onCircle(x, y, 54, (360 / sides) * index));
  return picture(
    polygon(
      around(square, [
        [-46, -46],
        [46, -46],
        [46, 46],
        [-46, 46],
      ]),
      YELLOW,
    ),
    polygon(
      around(trapezoid, [
        [-34, -42],
        [34, -42],
        [60, 42],
        [-60, 42],
      ]),
      BLUE,
    ),
    polygon(
      around(right, [
        [-52, -46],
        [-52, 46],
        [58, 46],
      ]),
      GREEN,
    ),
    polygon(regular(pentagon, 5), PINK),
    polygon(
      around(kite, [
        [0, -56],
        [40, -18],
        [0, 60],
        [-40, -18],
      ]),
      CORAL,
    ),
    circle(...round, 50, LIME),
    polygon(
      around(parallelogram, [
        [-30, -40],
        [66, -40],
        [30, 40],
        [-66, 40],
      ]),
      VIOLET,
    ),
    polygon(regular(six, 6), '#FFFFFF'),
  );
}

export const shapePictures = {
  eightShapes: eightShapes(),
  hexagon: hexagon(),
  straightLine125: straightLine(125),
  triangle5060: triangle(),
  obtuseAngle: obtuseAngle(),
  lShape: lShape(),
  cubeNet: cubeNet(),
  gridPoint42: gridWithPoint(4, 2),
  circleDiameter10: circleWithDiameter(),
  clockFour: clock(4, 0),
  clockQuarterPastThree: clock(3, 15),
};
