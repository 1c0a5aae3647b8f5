// @ts-check
/** Pictures of the Sun, the Moon, and the planets; sizes and distances are not to scale. */
import { arrow, BLUE, CORAL, label, line, path, PAPER, picture, SAND, YELLOW } from './kit.mjs';
import { PLACES } from './places.mjs';

const NIGHT = '#0B1F29';
const night = `<rect width="600" height="360" fill="${NIGHT}"/>`;
const stars = [
  [60, 50],
  [140, 300],
  [230, 40],
  [330, 320],
  [420, 55],
  [540, 300],
  [560, 90],
  [90, 190],
  [480, 210],
]
  .map(
    ([x = 0, y = 0], index) =>
      `<circle cx="${x}" cy="${y}" r="${index % 3 === 0 ? 2.4 : 1.6}" fill="${PAPER}"/>`,
  )
  .join('');

/** @param {string} d */
const ring = (d) => path(d, 'none', 5, '#C9A968');

/** The eight planets in order from the Sun, with one marked. @param {number} marked 1 is Mercury */
function planets(marked) {
  const rows = /** @type {[number, number, string][]} */ ([
    [112, 7, '#B9AFA3'],
    [150, 11, '#E8C27A'],
    [192, 12, '#5FA8E8'],
    [232, 9, '#E08A5B'],
    [300, 35, '#E2B98F'],
    [392, 28, '#EAD39C'],
    [468, 19, '#9FE0E4'],
    [530, 18, '#5B7FE0'],
  ]);
  const bodies = rows.map(([x, r, fill]) => `<circle cx="${x}" cy="180" r="${r}" fill="${fill}"/>`);
  const [x] = rows[marked - 1] ?? [0];
  return picture(
    night,
    stars,
    `<line x1="0" y1="180" x2="600" y2="180" stroke="#245568" stroke-width="2"/>`,
    `<circle cx="-60" cy="180" r="130" fill="${YELLOW}"/>`,
    ring('M344 180A48 11 0 0 1 440 180'),
    ...bodies,
    ring('M344 180A48 11 0 0 0 440 180'),
    arrow(x, 70, x, 156, PAPER, 5),
    label(x, 48, '?', 36, `style="fill:${PAPER}"`),
    label(36, 180, 'Sun', 24),
  );
}

function crescent() {
  return picture(
    night,
    stars,
    `<circle cx="300" cy="180" r="120" fill="#193F4F"/>`,
    `<path d="M300 60A120 120 0 0 1 300 300A150 150 0 0 0 300 60Z" fill="${PAPER}"/>`,
  );
}

/** Sun, Moon, and Earth in a line, with the Moon's shadow on the Earth. */
function eclipse() {
  return picture(
    night,
    stars,
    `<path d="M385 158L500 172V188L385 202Z" fill="#000000" opacity="0.55"/>`,
    `<circle cx="90" cy="180" r="95" fill="${YELLOW}"/>`,
    `<path d="M170 118L385 158M170 242L385 202" stroke="${YELLOW}" stroke-width="2" stroke-dasharray="7 7"/>`,
    `<circle cx="385" cy="180" r="23" fill="${SAND}"/>`,
    `<circle cx="520" cy="180" r="52" fill="${BLUE}"/>`,
    `<path d="M488 150q20-22 42-14q10 14-8 22q-24 8-34-8ZM520 190q26-8 34 8q-4 20-22 22q-16-10-12-30Z" fill="#74E0A4"/>`,
    `<ellipse cx="471" cy="180" rx="5" ry="9" fill="#000000" opacity="0.6"/>`,
    label(90, 180, 'Sun', 30),
    label(385, 130, 'Moon', 26, `style="fill:${PAPER}"`),
    label(520, 258, 'Earth', 26, `style="fill:${PAPER}"`),
  );
}

/** The Earth with its axis, lit from one side. */
function turningEarth() {
  return picture(
    night,
    stars,
    ...[100, 150, 200, 250].map((y) => arrow(30, y, 150, y, YELLOW, 5)),
    `<circle cx="330" cy="180" r="110" fill="${BLUE}"/>`,
    `<path d="M330 70A110 110 0 0 1 330 290Z" fill="#07151C" opacity="0.72"/>`,
    line(290, 42, 370, 318, 5, PAPER),
    path('M268 62q30 22 58 6', 'none', 5, CORAL),
    path('M326 68l-16-6m16 6l-8 14', 'none', 5, CORAL),
    label(80, 60, 'Sunlight', 24, `style="fill:${PAPER}"`),
  );
}

/** The Sun's edge and its eight planets in their order, each with a free spot below. */
function planetRow() {
  /** @type {[keyof typeof PLACES.planetRow, number, string][]} */
  const row = [
    ['mercury', 9, '#C4B095'],
    ['venus', 15, '#F3D9A0'],
    ['earth', 16, BLUE],
    ['mars', 12, CORAL],
    ['jupiter', 36, SAND],
    ['saturn', 27, '#F0D78C'],
    ['uranus', 19, '#A9E3E0'],
    ['neptune', 18, '#5B8FE0'],
  ];
  const drawn = row.map(([name, r, fill]) => {
    const [x, y] = PLACES.planetRow[name];
    const round = `<circle cx="${x}" cy="130" r="${r}" fill="${fill}"/>`;
    const extra =
      name === 'saturn'
        ? `<ellipse cx="${x}" cy="130" rx="46" ry="10" fill="none" stroke="#D9C08A" stroke-width="6" transform="rotate(-14 ${x} 130)"/><path d="M${x - 27} 130A27 27 0 0 1 ${x + 27} 130Z" fill="${fill}" transform="rotate(-14 ${x} 130)"/>`
        : name === 'jupiter'
          ? `<path d="M${x - 33} 117h66M${x - 34} 138h68" stroke="#B9875C" stroke-width="8"/><ellipse cx="${x + 13}" cy="148" rx="8" ry="5" fill="#B9675C"/>`
          : name === 'earth'
            ? `<path d="M${x - 12} 124q10-10 14 0t-4 14q-10-2-10-14Z" fill="#4FBF74"/>`
            : '';
    return (
      line(x, 130 + r + 8, x, y - 16, 2, '#8FB3BF') +
      round +
      extra +
      `<circle cx="${x}" cy="${y}" r="14" fill="${PAPER}"/>`
    );
  });
  return picture(night, stars, `<circle cx="-90" cy="130" r="150" fill="${YELLOW}"/>`, ...drawn);
}

export const spacePictures = {
  planetRow: planetRow(),
  fourthPlanet: planets(4),
  crescent: crescent(),
  eclipse: eclipse(),
  turningEarth: turningEarth(),
};
