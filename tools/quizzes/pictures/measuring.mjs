// @ts-check
/** Matter and measuring: particles, a heating curve, a ruler, a thermometer, and a graduated cylinder. */
import {
  arrow,
  BLUE,
  circle,
  CORAL,
  INK,
  label,
  line,
  path,
  picture,
  polygon,
  rect,
  SAND,
  YELLOW,
} from './kit.mjs';
import { onRuler, PLACES } from './places.mjs';

/** Three jars of the same particles: in rows, crowded, and far apart. */
function particles() {
  const jar = (/** @type {number} */ x) =>
    path(`M${x - 72} 40V268q0 16 16 16H${x + 56}q16 0 16-16V40`, '#FFFFFF', 4);
  const dots = (/** @type {number[][]} */ list, /** @type {number} */ x) =>
    list.map(([dx = 0, y = 0]) => circle(x + dx, y, 14, CORAL, 3));
  const rows = [0, 1, 2, 3].flatMap((row) => [-56, -28, 0, 28, 56].map((dx) => [dx, 266 - row * 28]));
  const crowd = [
    [-55, 266],
    [-25, 268],
    [4, 262],
    [34, 267],
    [57, 249],
    [-46, 239],
    [-14, 240],
    [16, 233],
    [42, 223],
    [-58, 212],
    [-29, 213],
    [-2, 208],
    [24, 204],
    [56, 196],
    [-48, 185],
    [-18, 184],
    [10, 178],
    [36, 174],
  ];
  const free = [
    [-48, 80],
    [34, 60],
    [4, 138],
    [54, 168],
    [-42, 206],
    [22, 244],
  ];
  const trails = [
    [-48, 80, 22, -16],
    [34, 60, -24, 6],
    [4, 138, -8, 26],
    [54, 168, -16, -24],
    [-42, 206, 26, 4],
    [22, 244, 18, -22],
  ];
  const { solid, liquid, gas } = PLACES.particles;
  return picture(
    ...[solid, liquid, gas].map(([x]) => jar(x)),
    ...dots(rows, solid[0]),
    ...dots(crowd, liquid[0]),
    ...trails.map(([dx = 0, y = 0, mx = 0, my = 0]) =>
      line(gas[0] + dx, y, gas[0] + dx + mx * 1.6, y + my * 1.6, 3, '#8FB3BF'),
    ),
    ...dots(free, gas[0]),
    ...[solid, liquid, gas].map(([x, y]) => circle(x, y, 16, '#FFFFFF', 3)),
  );
}

/** Temperature of heated ice over time, with a flat part at each change of state. */
function heating() {
  const { ice, melting, water, boiling, steam } = PLACES.heating;
  return picture(
    line(84, 250, 580, 250, 2, '#C9BFA9'),
    line(84, 110, 580, 110, 2, '#C9BFA9'),
    arrow(84, 340, 84, 18),
    arrow(84, 340, 588, 340),
    label(46, 250, '0 °C', 22),
    label(42, 110, '100 °C', 22),
    label(524, 322, 'time', 22),
    path('M96 316L160 250H272L392 110H500L566 40', 'none', 8, CORAL),
    ...[
      [160, 250],
      [272, 250],
      [392, 110],
      [500, 110],
    ].map(([x = 0, y = 0]) => circle(x, y, 6, INK, 0)),
    ...[ice, melting, water, boiling, steam].map(([x, y]) => circle(x, y, 15, '#FFFFFF', 3)),
  );
}

/** A pencil on a ruler, from 0 to 7.4 cm. */
function ruler() {
  const tip = onRuler(7.4);
  const marks = Array.from({ length: 121 }, (_, mm) => {
    const long = mm % 10 === 0 ? 46 : mm % 5 === 0 ? 34 : 20;
    return line(onRuler(mm / 10), 164, onRuler(mm / 10), 164 + long, mm % 10 === 0 ? 3 : 1.6);
  });
  return picture(
    rect(26, 164, 548, 116, SAND, 4, 10),
    ...marks,
    ...Array.from({ length: 13 }, (_, cm) => label(onRuler(cm), 232, cm, 24)),
    label(540, 262, 'cm', 18),
    rect(onRuler(0), 108, 26, 44, CORAL, 3, 4),
    rect(onRuler(0) + 26, 108, 14, 44, '#D5E1E6', 3),
    rect(onRuler(0) + 40, 108, tip - onRuler(0) - 92, 44, YELLOW, 3),
    line(onRuler(0) + 40, 123, tip - 52, 123, 2.5),
    line(onRuler(0) + 40, 137, tip - 52, 137, 2.5),
    polygon(
      [
        [tip - 52, 108],
        [tip, 130],
        [tip - 52, 152],
      ],
      '#FBE3C0',
      3,
    ),
    polygon(
      [
        [tip - 17, 123],
        [tip, 130],
        [tip - 17, 137],
      ],
      INK,
      2,
    ),
    ...[onRuler(0), tip].map(
      (x) => `<path d="M${x} 76V162" stroke="${INK}" stroke-width="2" stroke-dasharray="5 5"/>`,
    ),
  );
}

/** A thermometer lying on its side, from -20 to 40 degrees, at -6. */
function thermometer() {
  const at = (/** @type {number} */ degrees) => 130 + (degrees + 20) * 7;
  const ticks = Array.from({ length: 31 }, (_, step) => {
    const degrees = -20 + step * 2;
    const x = at(degrees);
    return line(x, 150, x, degrees % 10 === 0 ? 116 : 132, degrees % 10 === 0 ? 4 : 2.5);
  });
  return picture(
    rect(70, 158, 506, 44, '#FFFFFF', 4, 22),
    rect(70, 172, at(-6) - 70, 16, CORAL, 0),
    circle(66, 180, 42, '#FFFFFF', 4),
    circle(66, 180, 30, CORAL, 0),
    path('M50 168q4-10 14-12', 'none', 5, '#FFFFFF'),
    ...ticks,
    ...[-20, -10, 0, 10, 20, 30, 40].map((degrees) =>
      label(at(degrees), 90, String(degrees).replace('-', '−'), 26),
    ),
    label(552, 250, '°C', 28),
    `<path d="M${at(-6)} 172V236" stroke="${INK}" stroke-width="3" stroke-dasharray="5 6"/>`,
  );
}

/** A graduated cylinder with marks every 2 mL; the bottom of the water's curve is at 36 mL, its edge at 38. */
function cylinder() {
  const at = (/** @type {number} */ milliliters) => 316 - milliliters * 5;
  const ticks = Array.from({ length: 26 }, (_, step) => {
    const ml = step * 2;
    return line(ml % 10 === 0 ? 268 : 286, at(ml), 306, at(ml), ml % 10 === 0 ? 4 : 2.5);
  });
  return picture(
    path(`M308 ${at(38)}Q312 ${at(36)} 330 ${at(36)}H402Q420 ${at(36)} 424 ${at(38)}V316H308Z`, BLUE, 0),
    path(`M308 ${at(38)}Q312 ${at(36)} 330 ${at(36)}H402Q420 ${at(36)} 424 ${at(38)}`, 'none', 4, '#2479A3'),
    path('M308 30V316H424V22l14-10', 'none', 5),
    rect(262, 316, 208, 26, SAND, 4, 8),
    ...ticks,
    ...[10, 20, 30, 40, 50].map((ml) => label(238, at(ml), ml, 26)),
    label(238, 26, 'mL', 24),
  );
}

export const measuringPictures = {
  particles: particles(),
  heating: heating(),
  ruler: ruler(),
  thermometer: thermometer(),
  cylinder: cylinder(),
};
