// @ts-check
/** Covers of the quizzes: a subject over snow at night. Cards on phones show the middle, from about 100 to 260. */
import {
  BLUE,
  circle,
  CORAL,
  ellipse,
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
  placed,
  polygon,
  rect,
  VIOLET,
  YELLOW,
} from './kit.mjs';
import { OUTLINES } from './world.mjs';

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
function cover(sky, ...subject) {
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

const pole = (/** @type {number} */ x, /** @type {number} */ top, /** @type {number} */ foot) =>
  line(x, top, x, foot, 9) + line(x, top, x, foot, 4, '#EBA578');

/** @param {number} x @param {number} y @param {string} text @param {string} fill @param {number} width @param {number} [turn] */
function word(x, y, text, fill, width, turn = 0) {
  return `<g transform="rotate(${turn} ${x} ${y})">${rect(x - width / 2 + 3, y - 24, width, 56, '#0D2530', 0, 12)}${rect(x - width / 2, y - 28, width, 56, fill, 4, 12)}${label(x, y + 1, text, 30)}</g>`;
}

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

const fractions = (() => {
  const slice = (/** @type {number} */ at, /** @type {string} */ fill, out = 0) => {
    const middle = at * 60 + 30;
    const [dx, dy] = onCircle(0, 0, out, middle);
    const [x, y] = [196 + dx, 182 + dy];
    const [a, b] = [onCircle(x, y, 88, at * 60), onCircle(x, y, 88, at * 60 + 60)];
    return path(`M${x} ${y}L${a.join(' ')}A88 88 0 0 1 ${b.join(' ')}Z`, fill, 4);
  };
  const numeral = (
    /** @type {number} */ x,
    /** @type {string} */ top,
    /** @type {string} */ low,
    /** @type {string} */ fill,
  ) =>
    circle(x, 180, 62, fill, 4) +
    label(x, 152, top, 44) +
    line(x - 26, 180, x + 26, 180, 5) +
    label(x, 210, low, 44);
  return cover(
    'night',
    ...[1, 2, 3, 4, 5].map((at) => slice(at, at < 4 ? YELLOW : PAPER)),
    slice(0, CORAL, 26),
    numeral(390, '3', '4', GREEN),
    numeral(516, '1', '2', PINK),
  );
})();

const living = cover(
  'dawn',
  path('M70 250Q190 110 330 196', 'none', 10),
  path('M70 250Q190 110 330 196', 'none', 5, '#258A55'),
  path('M150 176q-30-74 38-92q30 58-38 92Z', GREEN, 4),
  path('M214 164q34-70 96-30q-26 64-96 30Z', LIME, 4),
  path('M106 214q-64-14-62-68q66 2 62 68Z', LIME, 4),
  placed(
    288,
    24,
    1.2,
    path('M110 130q-44-82-82-30q-10 44 82 30q-70 20-52 56q30 26 52-56Z', CORAL, 4),
    path('M110 130q44-82 82-30q10 44-82 30q70 20 52 56q-30 26-52-56Z', CORAL, 4),
    circle(62, 106, 9, YELLOW, 0),
    circle(158, 106, 9, YELLOW, 0),
    circle(80, 168, 7, YELLOW, 0),
    circle(140, 168, 7, YELLOW, 0),
    path('M110 104v74', 'none', 8),
    path('M110 104q-10-26-26-28M110 104q10-26 26-28', 'none', 4),
  ),
);

const shapes = cover(
  'dusk',
  polygon(
    [
      [84, 262],
      [196, 96],
      [300, 262],
    ],
    YELLOW,
  ),
  circle(362, 190, 72, CORAL),
  rect(430, 132, 124, 124, BLUE, 4, 4),
  path('M172 132A44 44 0 0 0 220 134', 'none', 5),
  line(362, 190, 362, 118, 5),
  circle(362, 190, 6, INK, 0),
  path('M430 232h24v24', 'none', 4),
);

const solar = cover(
  'night',
  ellipse(300, 178, 270, 62, 'none', 0),
  `<ellipse cx="300" cy="178" rx="262" ry="66" fill="none" stroke="#3A7287" stroke-width="3" transform="rotate(-8 300 178)"/>`,
  circle(110, 190, 60, YELLOW, 0),
  `<circle cx="110" cy="190" r="76" fill="${YELLOW}" opacity="0.25"/>`,
  circle(258, 118, 22, BLUE, 0),
  circle(480, 236, 15, CORAL, 0),
  circle(392, 168, 64, '#F0D78C', 0),
  path('M336 142q56 18 116-6M329 176q60 20 126-6M340 206q50 12 104-8', 'none', 7, '#D9B66A'),
  `<path d="M300 196q100 50 190-62" fill="none" stroke="#BFB8FF" stroke-width="11"/>`,
  circle(548, 120, 9, PAPER, 0),
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
const spanish = cover(
  'dusk',
  bubble(60, 92, 236, '¡Hola!', YELLOW, 22),
  bubble(318, 132, 222, 'Hello!', BLUE, 22),
);

const agua = cover(
  'clear',
  path('M300 84q74 92 74 130a74 74 0 0 1-148 0q0-38 74-130Z', BLUE, 4),
  path('M258 214q4 34 36 42', 'none', 8, PAPER),
  path('M68 196q-34 0-34-30q2-28 34-28q12-34 52-24q36-14 52 20q32 2 30 32q-4 30-34 30Z', PAPER, 4),
  ...[0, 1, 2].map((at) => path(`M${84 + at * 36} 212l-10 28`, 'none', 7, BLUE)),
  ...[0, 60, 120].map(
    (turn) =>
      `<g transform="rotate(${turn} 484 176)">${line(484, 116, 484, 236, 8, PAPER)}${path('M466 130l18 18l18-18M466 222l18-18l18 18', 'none', 7, PAPER)}</g>`,
  ),
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

const cells = cover(
  'dusk',
  path(
    'M300 82C400 76 452 122 448 182C450 250 388 282 300 280C206 282 150 244 154 178C152 120 206 84 300 82Z',
    '#FDE6D8',
    8,
    INK,
  ),
  path(
    'M300 82C400 76 452 122 448 182C450 250 388 282 300 280C206 282 150 244 154 178C152 120 206 84 300 82Z',
    'none',
    4,
    CORAL,
  ),
  circle(276, 176, 46, VIOLET, 3),
  circle(286, 168, 15, '#7F76D6', 0),
  ellipse(376, 136, 38, 20, CORAL, 3, -24),
  path('M350 146q6-14 12-3t12-6t12-6t12-6', 'none', 3, '#B8452A'),
  ellipse(372, 230, 38, 20, GREEN, 3, 18),
  ellipse(206, 230, 32, 17, GREEN, 3, 8),
  circle(202, 140, 12, YELLOW, 3),
  circle(330, 216, 8, YELLOW, 3),
);

const matter = cover(
  'clear',
  polygon(
    [
      [70, 150],
      [126, 122],
      [182, 150],
      [182, 222],
      [126, 250],
      [70, 222],
    ],
    '#BFE6F5',
  ),
  path('M70 150l56 28l56-28M126 178v72', 'none', 4),
  path('M84 166v44', 'none', 5, PAPER),
  path('M300 98q58 72 58 106a58 58 0 0 1-116 0q0-34 58-106Z', BLUE, 4),
  path('M266 206q4 26 26 32', 'none', 6, PAPER),
  path(
    'M420 262q-24-26 0-52t0-52t0-52M474 262q-24-26 0-52t0-52t0-52M528 262q-24-26 0-52t0-52t0-52',
    'none',
    13,
    PAPER,
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

const measuring = cover(
  'dawn',
  `<g transform="rotate(-9 250 200)">${rect(40, 176, 340, 74, YELLOW, 4, 8)}${Array.from({ length: 16 }, (_, at) => line(60 + at * 20, 176, 60 + at * 20, at % 5 === 0 ? 214 : 198, at % 5 === 0 ? 4 : 3)).join('')}</g>`,
  path('M416 96V240q0 34 34 34h44q34 0 34-34V96', PAPER, 4),
  path('M418 168V240q0 32 32 32h44q32 0 32-32V168Z', BLUE, 0),
  path('M406 96H538', 'none', 6),
  ...[0, 1, 2, 3].map((at) => line(418, 132 + at * 32, at % 2 ? 448 : 462, 132 + at * 32, 4)),
  rect(180, 92, 20, 90, PAPER, 4, 10),
  circle(190, 188, 20, CORAL, 4),
  line(190, 184, 190, 122, 8, CORAL),
);

const card = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ turn,
  /** @type {string} */ fill,
  /** @type {string} */ text,
) =>
  `<g transform="rotate(${turn} ${x} ${y})">${rect(x - 60, y - 62, 132, 140, '#0D2530', 0, 16)}${rect(x - 66, y - 68, 132, 140, fill, 4, 16)}${label(x, y, text, 36)}${line(x - 26, y + 36, x + 26, y + 36, 4)}</g>`;
const vocabulary = cover(
  'night',
  card(96, 176, -9, CORAL, 'tele'),
  card(232, 168, 4, YELLOW, 'photo'),
  card(370, 176, -4, BLUE, 'graph'),
  card(506, 170, 8, GREEN, 'logy'),
);

const circuits = cover(
  'night',
  path('M122 232Q70 110 190 128T300 236', 'none', 10),
  path('M122 232Q70 110 190 128T300 236', 'none', 5, CORAL),
  path('M176 252Q320 300 346 244', 'none', 10),
  path('M176 252Q320 300 346 244', 'none', 5, BLUE),
  rect(70, 216, 128, 58, '#245568', 4, 8),
  rect(150, 216, 48, 58, '#EBA578', 4, 8),
  label(174, 246, '+', 34),
  rect(58, 232, 12, 26, '#D5E1E6', 3),
  `<circle cx="396" cy="160" r="112" fill="${YELLOW}" opacity="0.22"/>`,
  path('M396 92a68 68 0 0 1 36 126v22h-72v-22a68 68 0 0 1 36-126Z', YELLOW, 4),
  path('M376 214l-12-50l20 14l12-22l12 22l20-14l-12 50', 'none', 5, '#C4721A'),
  rect(360, 236, 72, 34, '#8FB3BF', 4, 6),
  line(362, 252, 430, 252, 4),
  ...[-60, -30, 30, 60].map((turn) => {
    const [[a, b], [c, d]] = [onCircle(396, 160, 94, turn), onCircle(396, 160, 116, turn)];
    return line(a, b, c, d, 7, YELLOW);
  }),
);

const musicNote = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ fill) =>
  line(x + 21, y - 4, x + 21, y - 84, 7) +
  line(x + 21, y - 4, x + 21, y - 84, 3, fill) +
  ellipse(x, y, 25, 18, fill, 4, -22);
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

const plantas = cover(
  'dawn',
  path('M300 286V196', 'none', 14),
  path('M300 288V196', 'none', 8, '#258A55'),
  path('M300 262q-20-66-118-52q18 70 118 52Z', GREEN, 4),
  path('M300 240q24-62 120-42q-24 66-120 42Z', LIME, 4),
  ...[0, 45, 90, 135, 180, 225, 270, 315].map(
    (turn) => `<g transform="rotate(${turn} 300 146)">${ellipse(300, 102, 20, 32, PINK, 4)}</g>`,
  ),
  circle(300, 146, 28, YELLOW, 4),
  circle(110, 130, 38, YELLOW, 0),
  ...[0, 60, 120, 180, 240, 300].map((turn) => {
    const [[a, b], [c, d]] = [onCircle(110, 130, 48, turn), onCircle(110, 130, 64, turn)];
    return line(a, b, c, d, 7, YELLOW);
  }),
  path('M440 170q-26 0-26-24q2-22 28-22q10-28 44-20q30-12 44 16q28 2 26 28q-4 22-28 22Z', PAPER, 4),
  ...[0, 1, 2].map((at) => path(`M${446 + at * 36} 188l-9 26`, 'none', 6, BLUE)),
);

export const coverPictures = {
  'cover:flags-and-capitals': flags,
  'cover:fractions-and-numbers': fractions,
  'cover:living-things': living,
  'cover:shapes-and-angles': shapes,
  'cover:solar-system': solar,
  'cover:world-firsts': firsts,
  'cover:first-steps-in-spanish': spanish,
  'cover:el-agua-y-el-tiempo': agua,
  'cover:continents-and-oceans': continents,
  'cover:inside-a-cell': cells,
  'cover:states-of-matter': matter,
  'cover:parts-of-speech': speech,
  'cover:the-dark-lamp': reading,
  'cover:measuring-things': measuring,
  'cover:greek-and-latin-roots': vocabulary,
  'cover:forces-and-circuits': circuits,
  'cover:reading-music': music,
  'cover:mountains-of-the-world': mountains,
  'cover:las-plantas': plantas,
};
