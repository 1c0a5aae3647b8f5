// @ts-check
/** The stage of the quizzes' covers: snow at night. */
import { PAPER, path, picture } from './kit.mjs';

/** @typedef {'dusk' | 'night' | 'clear' | 'dawn'} Sky */
/** Sky, far range, and near range. @type {Record<Sky, [string, string, string]>} */
const SKIES = {
  night: ['#0B1F29', '#193F4F', '#245568'],
  clear: ['#112D3A', '#245568', '#3A7287'],
  dusk: ['#2B3A67', '#4A5A86', '#7E7FA6'],
  dawn: ['#245568', '#3A7287', '#8FB3BF'],
};
const STARS = [
  [34, 104],
  [88, 150],
  [140, 92],
  [196, 128],
  [418, 96],
  [470, 140],
  [528, 100],
  [572, 158],
  [54, 214],
  [552, 214],
  [300, 60],
  [240, 40],
  [390, 44],
];

/** @param {Sky} sky @param {string[]} subject */
export function cover(sky, ...subject) {
  const [back, far, near] = SKIES[sky];
  return picture(
    `<rect width="600" height="360" fill="${back}"/>`,
    ...STARS.map(
      ([x = 0, y = 0], at) =>
        `<circle cx="${x}" cy="${y}" r="${at % 3 === 0 ? 3 : 2}" fill="${PAPER}" opacity="0.85"/>`,
    ),
    path('M0 250L70 172L128 226L214 138L300 232L392 150L468 224L538 168L600 226V360H0Z', far, 0),
    path(
      'M70 172l-22 24l14-4l10 10l10-10l12 2ZM214 138l-28 29l16-3l12 12l14-12l12 2ZM392 150l-26 24l16-3l12 10l10-10l12 3ZM538 168l-22 18l14-2l8 8l10-8l10 2Z',
      PAPER,
      0,
    ),
    path('M0 286Q120 226 262 268T600 244V360H0Z', near, 0),
    path('M0 300Q150 246 320 282T600 268V360H0Z', PAPER, 0),
    path('M0 322Q170 280 330 308T600 296V360H0Z', '#E6EEF0', 0),
    `<g transform="translate(300 182) scale(0.8) translate(-300 -180)">${subject.join('')}</g>`,
  );
}
