// @ts-check
/** Covers of quizzes about languages, music, and the world. Cards on phones show the middle, from about 100 to 260. */
import { cover } from './coverKit.mjs';
import {
  BLUE,
  circle,
  CORAL,
  ellipse,
  GREEN,
  label,
  line,
  PAPER,
  path,
  PINK,
  polygon,
  rect,
  VIOLET,
  YELLOW,
} from './kit.mjs';
import { OUTLINES } from './world.mjs';

const pole = (/** @type {number} */ x, /** @type {number} */ top, /** @type {number} */ foot) =>
  line(x, top, x, foot, 9) + line(x, top, x, foot, 4, '#EBA578');

/** @param {number} x @param {number} y @param {string} text @param {string} fill @param {number} width @param {number} [turn] */
function word(x, y, text, fill, width, turn = 0) {
  return `<g transform="rotate(${turn} ${x} ${y})">${rect(x - width / 2 + 3, y - 24, width, 56, '#0D2530', 0, 12)}${rect(x - width / 2, y - 28, width, 56, fill, 4, 12)}${label(x, y + 1, text, 30)}</g>`;
}

const bubble = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {string} */ text,
  /** @type {string} */ fill,
  /** @type {number} */ tail,
) =>
  path(
    `M${x + 24} ${y}h${w - 48}q24 0 24 24v44q0 24-24 24h-${w - 48 - 60}l-${tail} 34l${tail > 0 ? -4 : 4}-34h-${60 - (tail > 0 ? 4 : -4) - tail}q-24 0-24-24v-44q0-24 24-24Z`,
    fill,
    4,
  ) + label(x + w / 2, y + 48, text, 46);

const card = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ turn,
  /** @type {string} */ fill,
  /** @type {string} */ text,
) =>
  `<g transform="rotate(${turn} ${x} ${y})">${rect(x - 60, y - 62, 132, 140, '#0D2530', 0, 16)}${rect(x - 66, y - 68, 132, 140, fill, 4, 16)}${label(x, y, text, 36)}${line(x - 26, y + 36, x + 26, y + 36, 4)}</g>`;

const musicNote = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ fill) =>
  line(x + 21, y - 4, x + 21, y - 84, 7) +
  line(x + 21, y - 4, x + 21, y - 84, 3, fill) +
  ellipse(x, y, 25, 18, fill, 4, -22);

const flags = cover(
  'clear',
  pole(150, 96, 290),
  pole(300, 84, 286),
  pole(450, 100, 282),
  path('M154 104q36-14 60 0t58 0v62q-34 14-58 0t-60 0Z', CORAL, 4),
  path('M154 128q36-14 60 0t58 0v16q-34 14-58 0t-60 0Z', PAPER, 0),
  path('M304 92q36-14 60 0t50 0v66q-26 14-50 0t-60 0Z', BLUE, 4),
  circle(356, 126, 18, YELLOW, 0),
  path('M454 108L560 140L454 172Z', GREEN, 4),
  circle(482, 140, 11, PAPER, 0),
);

const firsts = cover(
  'dawn',
  path('M120 222H430L398 276H158Z', '#B9675C', 4),
  path('M120 222L92 200H150', '#B9675C', 4),
  pole(212, 76, 222),
  pole(330, 96, 222),
  path('M216 92q66 10 78 54q-6 38-78 54q22-54 0-108Z', PAPER, 4),
  path('M334 110q54 8 64 42q-6 32-64 46q18-42 0-88Z', PAPER, 4),
  path('M242 134h34M258 118v34', 'none', 7, CORAL),
  path('M212 76l-40 10l40 12Z', CORAL, 3),
  path(
    'M-84 276q24-18 48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0V300H-84Z',
    BLUE,
    3,
  ),
  circle(510, 116, 32, PAPER, 0),
  circle(498, 108, 7, '#D5E1E6', 0),
  circle(520, 126, 9, '#D5E1E6', 0),
);

const spanish = cover(
  'dusk',
  bubble(60, 92, 236, '¡Hola!', YELLOW, 22),
  bubble(318, 132, 222, 'Hello!', BLUE, 22),
);

const continents = cover(
  'night',
  circle(300, 180, 102, '#3F86B8', 0),
  path(OUTLINES['globe'] ?? '', GREEN, 1.5, '#1F5A4A'),
  `<path d="M300 80A100 100 0 0 1 300 280A130 130 0 0 0 300 80Z" fill="#0B1F29" opacity="0.3"/>`,
  `<ellipse cx="300" cy="180" rx="160" ry="34" fill="none" stroke="${YELLOW}" stroke-width="4" stroke-dasharray="3 13" transform="rotate(-20 300 180)"/>`,
  polygon(
    [
      [448, 106],
      [494, 92],
      [470, 136],
      [466, 116],
    ],
    PAPER,
    3,
  ),
);

const speech = cover(
  'dusk',
  word(116, 128, 'quick', YELLOW, 132, -5),
  word(270, 122, 'foxes', CORAL, 136, 3),
  word(432, 128, 'leap', GREEN, 116, -3),
  word(190, 210, 'over', BLUE, 116, 2),
  word(318, 214, 'the', PINK, 92, -4),
  word(450, 210, 'snow', VIOLET, 128, 4),
);

const reading = cover(
  'night',
  path('M330 118L690 40V196Z', YELLOW, 0).replace('/>', ' opacity="0.75"/>'),
  path('M274 118L-90 54V182Z', YELLOW, 0).replace('/>', ' opacity="0.4"/>'),
  polygon(
    [
      [250, 290],
      [272, 136],
      [332, 136],
      [354, 290],
    ],
    PAPER,
  ),
  polygon(
    [
      [257, 240],
      [264, 190],
      [340, 190],
      [347, 240],
    ],
    CORAL,
  ),
  rect(262, 126, 80, 12, '#48606B', 3, 3),
  rect(278, 96, 48, 30, YELLOW, 4),
  polygon(
    [
      [268, 96],
      [302, 66],
      [336, 96],
    ],
    CORAL,
  ),
  path('M420 244q44-22 70 6q26-28 72-6v30q-46-16-72 6q-26-22-70-6Z', PAPER, 4),
  path('M490 250v30', 'none', 4),
);

const vocabulary = cover(
  'night',
  card(96, 176, -9, CORAL, 'tele'),
  card(232, 168, 4, YELLOW, 'photo'),
  card(370, 176, -4, BLUE, 'graph'),
  card(506, 170, 8, GREEN, 'logy'),
);

const music = cover(
  'dusk',
  ...[0, 1, 2, 3, 4].map((at) =>
    path(
      `M-100 ${140 + at * 28}Q0 ${110 + at * 28} 100 ${116 + at * 28}T300 ${128 + at * 28}T500 ${134 + at * 28}T700 ${118 + at * 28}`,
      'none',
      4,
      PAPER,
    ),
  ),
  musicNote(104, 204, YELLOW),
  musicNote(214, 176, CORAL),
  musicNote(330, 214, GREEN),
  musicNote(520, 206, BLUE),
  musicNote(420, 210, PINK),
  path('M441 128L541 122', 'none', 16),
  path('M443 128L539 122', 'none', 9, PINK),
);

const mountains = cover(
  'clear',
  polygon(
    [
      [40, 290],
      [176, 116],
      [300, 290],
    ],
    '#6E7FA6',
  ),
  polygon(
    [
      [176, 116],
      [142, 160],
      [160, 156],
      [176, 170],
      [192, 154],
      [204, 156],
    ],
    PAPER,
    3,
  ),
  polygon(
    [
      [330, 290],
      [468, 130],
      [590, 290],
    ],
    '#B9875C',
  ),
  polygon(
    [
      [468, 130],
      [434, 170],
      [454, 166],
      [470, 178],
      [486, 164],
      [498, 168],
    ],
    PAPER,
    3,
  ),
  polygon(
    [
      [170, 300],
      [318, 88],
      [470, 300],
    ],
    '#3A7287',
  ),
  polygon(
    [
      [318, 88],
      [272, 154],
      [292, 148],
      [316, 172],
      [340, 148],
      [362, 152],
    ],
    PAPER,
    3,
  ),
  path('M214 296Q300 270 268 236T326 190T322 160', 'none', 5, YELLOW).replace(
    '/>',
    ' stroke-dasharray="2 13"/>',
  ),
  line(318, 88, 318, 42, 6, PAPER),
  path('M320 44l40 14l-40 14Z', CORAL, 3),
);

export const worldCovers = {
  'cover:flags-and-capitals': flags,
  'cover:world-firsts': firsts,
  'cover:first-steps-in-spanish': spanish,
  'cover:continents-and-oceans': continents,
  'cover:parts-of-speech': speech,
  'cover:the-dark-lamp': reading,
  'cover:greek-and-latin-roots': vocabulary,
  'cover:reading-music': music,
  'cover:mountains-of-the-world': mountains,
};
