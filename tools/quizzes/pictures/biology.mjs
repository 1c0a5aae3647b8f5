// @ts-check
/** Cells, a plant with its parts, and a flower cut in half. */
import {
  BLUE,
  circle,
  CORAL,
  ellipse,
  GREEN,
  INK,
  leader,
  LIME,
  path,
  picture,
  PINK,
  rect,
  SAND,
  VIOLET,
  YELLOW,
} from './kit.mjs';
import { PLACES } from './places.mjs';

const DARK_GREEN = '#258A55';
const EARTH = '#8C7859';

/** @param {number} x @param {number} y @param {number} turn @param {number} [scale] */
function mitochondrion(x, y, turn, scale = 1) {
  const folds = 'M-26 0q4-13 8 0t8 0t8 0t8 0t8 0t8 0';
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${ellipse(0, 0, 38, 20, CORAL, 3)}${path(folds, 'none', 3, '#B8452A')}</g>`;
}

/** @param {number} x @param {number} y @param {number} r */
const nucleus = (x, y, r) =>
  circle(x, y, r, VIOLET, 3) +
  `<circle cx="${x}" cy="${y}" r="${r - 6}" fill="none" stroke="${INK}" stroke-width="2" stroke-dasharray="14 7"/>` +
  circle(x + r * 0.22, y - r * 0.16, r * 0.32, '#7F76D6', 0);

/** Free ribosomes, drawn much too large, as in every textbook. */
const RIBOSOMES = [
  [186, 214],
  [198, 226],
  [182, 232],
  [206, 208],
  [342, 84],
  [354, 92],
  [338, 98],
  [416, 196],
  [428, 206],
  [412, 212],
  [300, 286],
  [312, 278],
  [316, 292],
  [196, 116],
  [208, 108],
];

/** @param {string[]} tags */
function animalCell(...tags) {
  const blob =
    'M300 40C394 30 454 82 458 160C464 248 408 320 310 322C210 328 144 274 140 188C136 104 202 48 300 40Z';
  const { right, lower, left, nucleus: middle } = PLACES.mitochondria;
  return picture(
    path(blob, '#FDE6D8', 10, INK),
    path(blob, 'none', 5, CORAL),
    nucleus(...middle, 56),
    mitochondrion(...right, -32),
    mitochondrion(...lower, 24),
    mitochondrion(...left, 12),
    circle(410, 160, 13, YELLOW, 2.5),
    circle(298, 250, 11, YELLOW, 2.5),
    ...RIBOSOMES.map(([x = 0, y = 0]) => circle(x, y, 4, '#3F6F8C', 0)),
    ...tags,
  );
}

function labeledAnimalCell() {
  const places = PLACES.animalCell;
  return animalCell(
    leader([246, 142], places.nucleus),
    leader([186, 224], places.ribosome),
    leader([392, 120], places.mitochondrion),
    leader([458, 180], places.membrane),
    leader([424, 236], places.cytoplasm),
  );
}

function plantCell() {
  const chloroplast = (/** @type {number} */ x, /** @type {number} */ y, turn = 0) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse(0, 0, 29, 16, '#4FBF74', 3)}${[-14, 0, 14].map((at) => rect(at - 4, -7, 8, 14, DARK_GREEN, 0, 3)).join('')}</g>`;
  const places = PLACES.plantCell;
  return picture(
    rect(128, 36, 344, 288, '#A9D46A', 4, 30),
    rect(148, 56, 304, 248, '#F0F8D8', 3, 20),
    `<rect x="154" y="62" width="292" height="236" rx="17" fill="none" stroke="${DARK_GREEN}" stroke-width="4" stroke-dasharray="2 7"/>`,
    path('M286 112q66-22 122 4q30 26 18 78q-6 54-64 58q-70 6-94-22q-26-30-16-68q6-38 34-50Z', BLUE, 3),
    path('M300 132q40-12 74-2', 'none', 4, '#D3EEF9'),
    nucleus(206, 246, 36),
    chloroplast(204, 92, -18),
    chloroplast(302, 84, 6),
    chloroplast(408, 86, 12),
    chloroplast(190, 170, 76),
    chloroplast(306, 276, -6),
    mitochondrion(256, 84, 70, 0.5),
    mitochondrion(360, 280, -12, 0.6),
    leader([138, 92], places.wall),
    leader([186, 170], places.chloroplast),
    leader([190, 256], places.nucleus),
    leader([384, 142], places.vacuole),
    leader([446, 180], places.membrane),
    leader([424, 272], places.cytoplasm),
  );
}

/** A tomato plant. @param {string[]} tags */
function plant(...tags) {
  const leaf = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ side) =>
    `<g transform="translate(${x} ${y}) scale(${side} 1)">${path('M0 0q26-58 104-44q-12 62-104 44Z', GREEN, 3)}${path('M4-2q40-16 82-34M34-16l-2-16M52-24l12 12', 'none', 2.5, DARK_GREEN)}</g>`;
  return picture(
    rect(0, 262, 600, 98, SAND, 0),
    path('M0 262H600', 'none', 4, EARTH),
    path(
      'M300 262q-6 34-62 66M300 262q0 44 6 86M300 262q10 36 62 56M282 300q-32 2-66-12M318 296q34 8 70-4M304 316q-16 14-22 32',
      'none',
      6,
      EARTH,
    ),
    path('M300 264Q296 170 300 74', 'none', 11, INK),
    path('M300 262Q296 170 300 76', 'none', 6, DARK_GREEN),
    path('M300 168q46-18 76-4', 'none', 5, DARK_GREEN),
    leaf(298, 150, -1),
    leaf(298, 226, -1),
    leaf(302, 118, 1),
    circle(384, 184, 26, CORAL, 3),
    path('M384 158l-14 8m14-8l14 8m-14-8v14', 'none', 4, DARK_GREEN),
    path('M372 178q2-8 10-10', 'none', 4, '#FFFFFF'),
    ...[0, 72, 144, 216, 288].map(
      (turn) => `<g transform="rotate(${turn} 300 60)">${ellipse(300, 38, 11, 19, YELLOW, 3)}</g>`,
    ),
    circle(300, 60, 12, '#C4721A', 3),
    ...tags,
  );
}

function labeledPlant() {
  const places = PLACES.plantParts;
  return plant(
    leader([318, 60], places.flower),
    leader([226, 118], places.leaf),
    leader([398, 182], places.fruit),
    leader([298, 240], places.stem),
    leader([346, 310], places.root),
  );
}

/** A flower cut in half: petals and sepals on both sides, stamens around the pistil with its ovary. */
function flower() {
  const places = PLACES.flower;
  const stamen = (/** @type {number} */ tipX, /** @type {number} */ tipY, /** @type {number} */ bend) =>
    path(`M${300 + bend * 0.3} 250Q${300 + bend * 1.2} 180 ${tipX} ${tipY}`, 'none', 4, DARK_GREEN) +
    ellipse(tipX, tipY - 6, 9, 17, YELLOW, 3, bend > 0 ? 24 : -24);
  const petal = 'M292 258C220 240 128 190 118 92C190 70 268 130 292 258Z';
  const inner = 'M294 258C240 200 214 110 244 50C292 90 304 180 294 258Z';
  const both = (/** @type {string} */ d, /** @type {string} */ fill) =>
    path(d, fill, 3) + `<g transform="translate(600 0) scale(-1 1)">${path(d, fill, 3)}</g>`;
  const sepal = 'M292 268C250 280 214 272 190 240C226 232 270 244 292 268Z';
  return picture(
    path('M300 290V360', 'none', 20, INK),
    path('M300 290V362', 'none', 13, DARK_GREEN),
    both(inner, '#F9C3E3'),
    both(petal, PINK),
    both(sepal, LIME),
    stamen(232, 122, -44),
    stamen(262, 96, -22),
    stamen(368, 122, 44),
    stamen(338, 96, 22),
    path('M300 226V84', 'none', 10, INK),
    path('M300 230V84', 'none', 5, GREEN),
    ellipse(300, 80, 17, 9, '#8FD14F', 3),
    path('M300 206C336 214 344 262 318 290H282C256 262 264 214 300 206Z', GREEN, 3),
    ...[
      [290, 240],
      [311, 240],
      [290, 262],
      [311, 262],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 7, 9, '#FFFFFF', 2.5)),
    leader([150, 122], places.petal),
    leader([372, 112], places.stamen),
    leader([312, 78], places.stigma),
    leader([226, 256], places.sepal),
    leader([326, 256], places.ovary),
  );
}

export const biologyPictures = {
  animalCell: labeledAnimalCell(),
  mitochondria: animalCell(),
  plantCell: plantCell(),
  plantParts: labeledPlant(),
  plantWhole: plant(),
  flower: flower(),
};
