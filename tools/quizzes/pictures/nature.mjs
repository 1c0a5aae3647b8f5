// @ts-check
/** Pictures of plants, animals, and water. */
import {
  arrow,
  BLUE,
  circle,
  CORAL,
  GREEN,
  INK,
  label,
  LIME,
  path,
  picture,
  PINK,
  SAND,
  YELLOW,
} from './kit.mjs';

/** Living things in a zigzag, each eaten by the next. @param {[string, string][]} links name and color */
function foodChain(links) {
  const [width, height] = [204, 116];
  const step = (600 - width - 28) / (links.length - 1);
  const yOf = (/** @type {number} */ index) => (index % 2 === 0 ? 84 : 276);
  return picture(
    ...links.map(([name, fill], index) => {
      const [x, y] = [14 + width / 2 + step * index, yOf(index)];
      const frame = `x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="26"`;
      const down = y < yOf(index + 1) ? 1 : -1;
      const from = y + down * (height / 2 + 6);
      const next =
        index + 1 < links.length ? arrow(x + step * 0.34, from, x + step * 0.66, from + down * 64) : '';
      return `<rect ${frame} fill="${fill}" stroke="${INK}" stroke-width="4"/>${label(x, y, name, 28)}${next}`;
    }),
  );
}

/** A flowering plant with numbers pointing at its parts. */
function plant() {
  const petals = [0, 60, 120, 180, 240, 300].map(
    (turn) =>
      `<ellipse cx="300" cy="40" rx="17" ry="26" fill="${PINK}" stroke="${INK}" stroke-width="3" transform="rotate(${turn} 300 68)"/>`,
  );
  const tag = (/** @type {string} */ number, /** @type {number} */ x, /** @type {number} */ y) =>
    circle(x, y, 22, '#FFFFFF') + label(x, y, number, 26);
  return picture(
    `<rect y="262" width="600" height="98" fill="${SAND}"/>`,
    path(
      'M300 262q-6 34-46 62M300 262q0 44 4 80M300 262q8 34 52 56M286 296q-30 2-58-4M316 300q28 8 60-4',
      'none',
      6,
      '#8C7859',
    ),
    path('M300 262V92', 'none', 10, '#258A55'),
    path('M300 210q-64-60-120-22q40 54 120 22Z', GREEN, 4),
    path('M300 172q58-52 108-14q-38 46-108 14Z', GREEN, 4),
    ...petals,
    circle(300, 68, 17, YELLOW, 3),
    path('M352 62H470', 'none', 3),
    tag('1', 492, 62),
    path('M388 160H470', 'none', 3),
    tag('2', 492, 160),
    path('M292 236H130', 'none', 3),
    tag('3', 108, 236),
    path('M352 318H470', 'none', 3),
    tag('4', 492, 318),
  );
}

/** Egg, caterpillar, a stage left out, butterfly. */
function butterflyCycle() {
  const eggs = [
    [0, 0],
    [-13, 10],
    [12, 11],
    [-1, 20],
  ].map(([x = 0, y = 0]) => circle(300 + x, 52 + y, 8, '#FFFFFF', 3));
  const body = [0, 1, 2, 3, 4].map((step) => circle(448 + step * 19, 184 - (step % 2) * 9, 14, LIME, 3));
  return picture(
    path('M250 76q50 34 104-8q-50-44-104 8Z', GREEN, 3),
    ...eggs,
    ...body,
    circle(529, 178, 3, INK, 0),
    path('M524 166l-3-14M532 166l6-12', 'none', 3),
    circle(300, 300, 44, '#FFFFFF', 4),
    label(300, 302, '?', 46),
    path('M110 180q-44-62-62-20q-4 34 62 20q-54 10-42 42q22 20 42-42Z', CORAL, 3),
    path('M110 180q44-62 62-20q4 34-62 20q54 10 42 42q-22 20-42-42Z', CORAL, 3),
    path('M110 148v66M110 148q-10-16-18-16M110 148q10-16 18-16', 'none', 5),
    path('M372 76q60 16 92 66', 'none', 5),
    path('M464 142l-18-8m18 8l0-20', 'none', 5),
    path('M470 224q-24 54-96 70', 'none', 5),
    path('M374 294l20-10m-20 10l18 10', 'none', 5),
    path('M240 298q-76-8-104-62', 'none', 5),
    path('M136 236l0 20m0-20l18 10', 'none', 5),
    path('M128 118q32-50 100-58', 'none', 5),
    path('M228 60l-20-4m20 4l-16 13', 'none', 5),
  );
}

/** Sea, sun, cloud, and mountain, with numbers at the steps of the water cycle. */
function waterCycle() {
  const tag = (/** @type {number} */ number, /** @type {number} */ x, /** @type {number} */ y) =>
    circle(x, y, 21, YELLOW) + label(x, y, number, 26);
  const cloud = 'M300 118q-34 0-34-28q0-26 30-28q10-30 46-28q30-18 58 10q36-2 38 34q0 40-40 40Z';
  const rain = [0, 1, 2, 3].map((step) => path(`M${430 + step * 28} 138l-12 34`, 'none', 5, '#2479A3'));
  return picture(
    `<rect width="600" height="360" fill="#DDF2FB"/>`,
    circle(66, 64, 38, YELLOW, 0),
    path('M600 360V168L548 120L470 214L420 262L330 300V360Z', SAND, 4),
    path('M548 120l-30 36l22 8l12-10l14 14l14-18Z', '#FFFFFF', 3),
    path('M0 300q40-12 84 0t84 0t84 0t84 0V360H0Z', BLUE, 4),
    path('M470 214q-36 42-76 54t-64 32', 'none', 9, '#2479A3'),
    path(cloud, '#FFFFFF', 4),
    path('M390 112q-16 0-16-16q2-20 24-18q12-24 42-14q30-14 46 10q38-4 38 22q0 16-18 16Z', '#D5E1E6', 4),
    ...rain,
    arrow(120, 280, 120, 176, CORAL, 6),
    arrow(160, 280, 160, 190, CORAL, 6),
    tag(1, 78, 222),
    tag(2, 316, 84),
    tag(3, 398, 172),
    tag(4, 398, 300),
  );
}

export const naturePictures = {
  foodChain: foodChain([
    ['grass', LIME],
    ['grasshopper', GREEN],
    ['frog', BLUE],
    ['heron', CORAL],
  ]),
  plant: plant(),
  butterflyCycle: butterflyCycle(),
  waterCycle: waterCycle(),
};
