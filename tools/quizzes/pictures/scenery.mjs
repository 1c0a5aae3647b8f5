// @ts-check
/** A mountain with its parts, a lighthouse in a storm, a room with cats, and a timeline. */
import {
  BLUE,
  circle,
  CORAL,
  GREEN,
  INK,
  label,
  leader,
  line,
  path,
  picture,
  PINK,
  polygon,
  rect,
  SAND,
  VIOLET,
  YELLOW,
} from './kit.mjs';
import { onTimeline, PLACES } from './places.mjs';

/** @param {number} x @param {number} y @param {number} [size] @param {string} [fill] */
function fir(x, y, size = 1, fill = '#2F7A5A') {
  return `<g transform="translate(${x} ${y}) scale(${size})">${rect(-3, -6, 6, 10, '#8C7859', 0)}${polygon(
    [
      [0, -46],
      [-15, -20],
      [15, -20],
    ],
    fill,
    2.5,
  )}${polygon(
    [
      [0, -32],
      [-19, -4],
      [19, -4],
    ],
    fill,
    2.5,
  )}</g>`;
}

function mountain() {
  const places = PLACES.mountain;
  return picture(
    `<rect width="600" height="360" fill="#D3EEF9"/>`,
    circle(66, 56, 30, YELLOW, 0),
    path('M0 232L90 150L150 196L236 128L330 210L600 96V360H0Z', '#A9C8CF', 0),
    // The main peak: lit from the left, snow, and a glacier that flows down between two ridges.
    path('M92 306L262 148L330 62L352 78L420 150L470 172L600 290V360H60Z', SAND, 4),
    path('M330 62L352 78L420 150L470 172L600 290V330L430 300L380 220L352 150Z', '#C4B095', 0),
    path(
      'M330 62L352 78L420 150L398 156L384 138L366 158L352 132L330 158L310 128L284 160L268 142Z',
      '#FFFFFF',
      3,
    ),
    path(
      'M268 142L284 160L310 128C306 170 276 190 250 220C232 240 208 254 190 262C196 236 210 212 262 148Z',
      '#BFE6F5',
      3,
    ),
    path('M240 178q22 2 34 14M224 200q22 2 36 14M208 224q18 2 30 14', 'none', 3, '#5EA7C6'),
    path('M352 78L352 150L380 220L430 300M470 172L452 214', 'none', 3, '#8C7859'),
    path('M0 320Q90 276 196 290T420 286T600 262V360H0Z', '#8FCB7F', 4),
    path('M190 262Q180 280 196 296T176 340', 'none', 8, '#2479A3'),
    path('M330 312q66-22 128 0q20 18-18 30q-60 14-104-2q-22-14-6-28Z', BLUE, 4),
    ...[
      [478, 268],
      [506, 262],
      [536, 256],
      [566, 252],
      [492, 292],
      [524, 288],
      [556, 282],
      [586, 274],
    ].map(([x = 0, y = 0]) => fir(x, y)),
    leader([330, 66], places.summit),
    leader([448, 163], places.ridge),
    leader([262, 176], places.glacier),
    leader([548, 212], places.treeLine),
    circle(...places.valley, 15, '#FFFFFF', 3),
    circle(...places.lake, 15, '#FFFFFF', 3),
  );
}

/** @param {number} x @param {number} y where it sits @param {string} fill @param {number} [size] */
function cat(x, y, fill, size = 1) {
  return `<g transform="translate(${x} ${y}) scale(${size})">${path('M22-8q34 2 26-30q-4-12-12-6q8 20-18 20', fill, 3)}${path('M-24 0q-6-44 24-46q30 2 24 46Z', fill, 3)}${path('M-22-46q-4-22-2-34l14 9q10-3 20 0l14-9q2 12-2 34q-10 12-22 12t-22-12Z', fill, 3)}${circle(-9, -52, 3.5, INK, 0)}${circle(9, -52, 3.5, INK, 0)}${path('M-4-43l4 4l4-4', 'none', 2.5)}</g>`;
}

/** Five cats in a room. */
function room() {
  const plant = (/** @type {number} */ x) =>
    path(`M${x} 286q-26-24-22-58q22 16 22 58q-4-52 14-74q16 34-14 74q6-34 30-44q4 30-30 44`, GREEN, 3) +
    polygon(
      [
        [x - 20, 284],
        [x + 20, 284],
        [x + 14, 326],
        [x - 14, 326],
      ],
      '#EBA578',
      3,
    );
  return picture(
    `<rect width="600" height="326" fill="#FCEFD8"/><rect y="326" width="600" height="34" fill="${SAND}"/>`,
    line(0, 326, 600, 326, 4),
    rect(40, 40, 96, 104, '#D3EEF9', 4, 6),
    path('M88 40V144M40 92H136', 'none', 3),
    cat(500, 112, CORAL, 0.9),
    rect(430, 112, 140, 14, '#EBA578', 3, 4),
    path('M446 126v20M554 126v20', 'none', 4),
    cat(248, 188, '#8FB3BF', 1),
    path('M206 190q-26-30-8-62q6-10 4-22h40q-2 12 4 22q18 32-8 62Z', VIOLET, 3),
    path('M204 116h36M196 150h52', 'none', 3),
    rect(176, 190, 224, 16, '#EBA578', 3, 4),
    path('M196 206V326M380 206V326', 'none', 8),
    path('M196 206V326M380 206V326', 'none', 4, '#EBA578'),
    cat(288, 324, YELLOW, 1),
    cat(96, 290, '#FFFFFF', 1),
    rect(44, 258, 104, 68, '#E2C08F', 4, 3),
    path('M44 258l-18 18M148 258l18 18', 'none', 4),
    plant(430),
    plant(564),
    cat(494, 326, PINK, 0.95),
    ...Object.values(PLACES.room).map(([x, y]) => circle(x, y, 13, '#FFFFFF', 3)),
  );
}

/** A lighthouse on a rock at night, its lamp dark, waves and rain. */
function lighthouse() {
  const rain = [40, 92, 150, 206, 262, 430, 484, 540, 584].flatMap((x, at) => [
    line(x, 40 + (at % 3) * 26, x - 14, 76 + (at % 3) * 26, 3, '#3A7287'),
    line(x + 20, 130 + (at % 2) * 40, x + 6, 166 + (at % 2) * 40, 3, '#3A7287'),
  ]);
  return picture(
    `<rect width="600" height="360" fill="#112D3A"/>`,
    path(
      'M0 84q40-40 96-20q40-34 96-2q50-18 74 22H0ZM380 70q30-34 80-14q40-30 90 4q30-6 50 14V84H380Z',
      '#245568',
      0,
    ),
    ...rain,
    path('M250 330L286 246H398L446 330Z', '#0B1F29', 3),
    polygon(
      [
        [304, 250],
        [318, 104],
        [366, 104],
        [380, 250],
      ],
      '#FFF9EF',
      4,
    ),
    polygon(
      [
        [309, 196],
        [313, 152],
        [371, 152],
        [375, 196],
      ],
      CORAL,
      4,
    ),
    rect(334, 212, 16, 38, '#0D2530', 0, 8),
    rect(306, 92, 72, 12, '#48606B', 3, 3),
    rect(322, 58, 40, 34, '#193F4F', 3),
    path('M342 58V92', 'none', 3),
    polygon(
      [
        [314, 58],
        [342, 32],
        [370, 58],
      ],
      CORAL,
      4,
    ),
    path('M0 306q30-22 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V360H0Z', '#2479A3', 3),
    path('M0 332q36-20 72 0t72 0t72 0t72 0t72 0t72 0t72 0t72 0t72 0V360H0Z', '#74CDF7', 3),
    // A fishing boat, far out.
    path('M84 282h86l-14 26H100Z', '#B9675C', 3),
    path('M128 282V236l30 36h-30', '#FFF9EF', 3),
    circle(100, 270, 6, YELLOW, 0),
  );
}

/** 1400 to 2000, with free spots at five years. */
function timeline() {
  const spots = Object.values(PLACES.timeline);
  return picture(
    line(24, 240, 576, 240, 8),
    ...[1400, 1500, 1600, 1700, 1800, 1900, 2000].flatMap((year) => [
      line(onTimeline(year), 224, onTimeline(year), 256, 5),
      label(onTimeline(year), 282, year, 24),
    ]),
    ...spots.map(
      ([x, y]) => line(x, y, x, 240, 3) + circle(x, 240, 9, CORAL, 3) + circle(x, y, 16, '#FFFFFF', 3),
    ),
  );
}

export const sceneryPictures = {
  mountain: mountain(),
  room: room(),
  lighthouse: lighthouse(),
  timeline: timeline(),
};
