// @ts-check
/** Covers of quizzes about science and math. Cards on phones show the middle, from about 100 to 260. */
import { cover } from './coverKit.mjs';
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
  PINK,
  placed,
  polygon,
  rect,
  VIOLET,
  YELLOW,
} from './kit.mjs';

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

export const scienceCovers = {
  'cover:fractions-and-numbers': fractions,
  'cover:living-things': living,
  'cover:shapes-and-angles': shapes,
  'cover:solar-system': solar,
  'cover:el-agua-y-el-tiempo': agua,
  'cover:inside-a-cell': cells,
  'cover:states-of-matter': matter,
  'cover:measuring-things': measuring,
  'cover:forces-and-circuits': circuits,
  'cover:las-plantas': plantas,
};
