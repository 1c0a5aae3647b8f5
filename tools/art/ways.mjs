/**
 * Pictures of the ways to play, by way. Drawn with the kit of the memes, and few and large: a card on the
 * options page is as wide as a thumb. Phones cut off the upper and lower eighth.
 */
import {
  INK,
  SNOW,
  EMBER,
  GOLD,
  WOOD,
  BARK,
  WIDTH,
  circle,
  ellipse,
  faint,
  glow,
  group,
  line,
  path,
  pine,
  rect,
  scenery,
  shade,
  turned,
} from './memes/kit.mjs';
import { who, UP, WAVE } from './memes/cast.mjs';
import { campfire, flag, rays, sparkle, star } from './memes/props.mjs';
import { boulder, tent } from './memes/gear.mjs';
import { powerupIcons } from './powerups.mjs';

/** Upper edge and height of the part of the memes' canvas that is shown. */
const TOP = 50;
const HEIGHT = 400;

const picture = (...body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${TOP} ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${body.flat().join('')}</svg>`;

/** The first four options of a question: fill, edge, and shape in a square of 40. */
const OPTIONS = [
  ['#FF9474', '#B84F31', 'M20 4 37 36H3Z'],
  ['#FFCB4D', '#B37A0C', 'M20 4a16 16 0 1 0 .1 0Z'],
  ['#74CDF7', '#2479A3', 'M20 2C31 16 35 22 35 27a15 13 0 0 1-30 0C5 22 9 16 20 2Z'],
  ['#74E0A4', '#258A55', 'M20 2 36 16 20 38 4 16Z'],
];
const tile = (index, x, y, width, height) => {
  const [fill, edge, shape] = OPTIONS[index];
  return (
    rect(x, y + 7, width, height, 14, edge) +
    rect(x, y, width, height, 14, fill) +
    group(`translate(${x + width / 2 - 20} ${y + height / 2 - 20})`, path(shape, INK, 'opacity="0.82"'))
  );
};

/** A power-up's card, centered on its foot. */
const card = (id, { fill, edge, deep }, x, y, angle) =>
  turned(
    x,
    y,
    angle,
    rect(-62, -168, 124, 172, 20, '#07151C', 'opacity="0.28" transform="translate(5 7)"'),
    rect(-62, -168, 124, 172, 20, edge),
    rect(-62, -172, 124, 168, 20, deep),
    rect(-50, -172, 100, 3, 1.5, SNOW, 'opacity="0.45"'),
    path('M-22-146H22L45-106 22-66H-22L-45-106Z', fill),
    path(
      'M-20-141H20L39-106 20-71H-20L-39-106Z',
      'none',
      `stroke="${edge}" stroke-width="3.500" stroke-dasharray="7 5"`,
    ),
    group(
      'translate(-26 -132) scale(0.81)',
      powerupIcons[id].replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, ''),
    ),
    rect(-34, -44, 68, 9, 4.5, SNOW, 'opacity="0.85"'),
    rect(-24, -27, 48, 7, 3.5, SNOW, 'opacity="0.4"'),
  );
const HELP = { fill: '#7CD0F5', edge: '#2479A3', deep: '#123F55' };
const BOOST = { fill: '#FFD062', edge: '#B37A0C', deep: '#453612' };
const TRICK = { fill: '#F6A5D8', edge: '#A94F88', deep: '#4A2440' };

const ball = (x, y, r) =>
  circle(x, y, r, '#A9C0DE') +
  circle(x - r * 0.07, y - r * 0.08, r * 0.91, '#D6E4F5') +
  circle(x - r * 0.16, y - r * 0.18, r * 0.76, '#FFFFFF') +
  ellipse(x + r * 0.28, y + r * 0.3, r * 0.2, r * 0.13, '#A9C0DE');

const block = (x, y, width, height) =>
  rect(x, y, width, height, 8, '#A9C0DE') +
  rect(x, y, width, height - 6, 8, '#F4F8FF') +
  rect(x + width - 14, y + 2, 12, height - 10, 6, '#D6E4F5') +
  rect(x + 6, y + 4, width - 22, 6, 3, '#FFFFFF');

/** A lone mountain with a zigzag spine and a cap of snow. */
const mountain = (x, y, half, height, [lit, base, snow, shaded]) =>
  path(
    `M${x - half} ${y}L${x - half * 0.44} ${y - height * 0.52}L${x - half * 0.3} ${y - height * 0.6}L${x} ${y - height}L${x + half * 0.08} ${y - height * 0.72}L${x - half * 0.06} ${y - height * 0.5}L${x + half * 0.12} ${y - height * 0.26}L${x} ${y}Z`,
    lit,
  ) +
  path(
    `M${x} ${y - height}L${x + half * 0.34} ${y - height * 0.6}L${x + half * 0.5} ${y - height * 0.46}L${x + half} ${y}H${x}L${x + half * 0.12} ${y - height * 0.26}L${x - half * 0.06} ${y - height * 0.5}L${x + half * 0.08} ${y - height * 0.72}Z`,
    base,
  ) +
  path(
    `M${x} ${y - height}L${x - half * 0.3} ${y - height * 0.6}L${x - half * 0.2} ${y - height * 0.64}L${x - half * 0.13} ${y - height * 0.54}L${x - half * 0.04} ${y - height * 0.64}L${x + half * 0.04} ${y - height * 0.6}L${x + half * 0.08} ${y - height * 0.72}Z`,
    snow,
  ) +
  path(
    `M${x} ${y - height}L${x + half * 0.34} ${y - height * 0.6}L${x + half * 0.24} ${y - height * 0.64}L${x + half * 0.17} ${y - height * 0.55}L${x + half * 0.1} ${y - height * 0.64}L${x + half * 0.04} ${y - height * 0.6}L${x + half * 0.08} ${y - height * 0.72}Z`,
    shaded,
  );

/** Footprints of light along a trail. */
const trail = (...points) =>
  points.map(([x, y], index) => circle(x, y, 4 + index * 0.12, '#FFE7A8')).join('');

export const ways = {
  tp: picture(
    scenery('dusk', { ground: 372, seed: 15, pines: false, horizon: 260 }),
    line('M196 372V318M404 372V318', BARK, 13),
    rect(146, 81, 318, 216, 22, '#DCCDB4') + rect(140, 74, 318, 214, 22, SNOW),
    rect(212, 94, 174, 16, 8, INK, 'opacity="0.85"') + rect(244, 118, 110, 11, 5.5, INK, 'opacity="0.4"'),
    tile(0, 160, 146, 132, 52) +
      tile(1, 304, 146, 132, 52) +
      tile(2, 160, 214, 132, 52) +
      tile(3, 304, 214, 132, 52),
    who('boulder', {
      x: 516,
      y: 408,
      size: 172,
      eyes: 'happy',
      mouth: 'laugh',
      arms: [[14, 66, -14, 54, -44, 22]],
      behind: [line('M-42 26L-96 -34', WOOD, 6) + circle(-98, -37, 6, EMBER)],
    }),
    who('clover', { x: 84, y: 436, size: 132, eyes: 'happy', mouth: 'smile', arms: WAVE }),
    who('heather', { x: 212, y: 448, size: 118, eyes: 'bigPupils', mouth: 'open' }),
    who('cyclo', { x: 340, y: 446, size: 124, mouth: 'grin', arms: UP }),
  ),
  normal: picture(
    scenery('dawn', { ground: null, seed: 21, sun: [150, 130], pines: false, horizon: 250 }),
    path('M0 450V412C120 404 190 372 262 330S420 190 600 152V450Z', '#FFF4E0') +
      path('M0 450V436C140 430 230 398 306 356S460 236 600 214V450Z', '#E3C7A8', 'opacity="0.8"'),
    line('M0 412C120 404 190 372 262 330S420 190 600 152', '#FFFFFF', 4, 'opacity="0.8"'),
    pine(40, 420, 90) + pine(566, 172, 84),
    pine(500, 372, 104) + pine(556, 356, 78) + pine(408, 436, 70),
    boulder(470, 426, 96, 58, '#8F7F86'),
    flag(520, 182, 104),
    trail([176, 400], [208, 386], [238, 370], [330, 306], [356, 284], [380, 262]),
    who('lagoon', {
      x: 118,
      y: 424,
      size: 150,
      eyes: 'round',
      mouth: 'smile',
      lean: 6,
      arms: [[86, 74, 104, 70, 112, 54]],
    }),
    who('mango', { x: 292, y: 348, size: 138, mouth: 'tongue', lean: 9, arms: UP }),
    who('trill', {
      x: 436,
      y: 254,
      size: 134,
      eyes: 'happy',
      mouth: 'laugh',
      lean: 8,
      arms: [
        [86, 72, 106, 60, 112, 38],
        [14, 74, -6, 84, -12, 72],
      ],
    }),
    star(212, 248, 20) + star(372, 156, 24) + sparkle(252, 206, 11, '#FFF9EF'),
  ),
  powerups: picture(
    scenery('night', { ground: 380, seed: 33, clouds: false, horizon: 300 }),
    faint(0.9, rays(300, 230, 280, '#FFD98A', 0.4, 18)),
    glow(300, 250, 220, '#FFB454', 0.5),
    card('fiftyFifty', HELP, 172, 312, -22),
    card('glitch', TRICK, 428, 312, 22),
    card('double', BOOST, 300, 282, 0),
    who('pip', {
      x: 300,
      y: 446,
      size: 202,
      eyes: 'wide',
      mouth: 'grin',
      arms: [
        [14, 66, -14, 52, -34, 30],
        [86, 66, 114, 52, 134, 30],
      ],
    }),
    star(92, 152, 24) +
      star(520, 150, 20) +
      sparkle(140, 96, 14) +
      sparkle(478, 88, 18) +
      sparkle(66, 260, 12),
  ),
  duels: picture(
    scenery('day', { ground: 356, seed: 44, sun: [96, 110], horizon: 240 }),
    who('rowan', {
      x: 132,
      y: 430,
      size: 216,
      eyes: 'wink',
      mouth: 'grin',
      lean: 10,
      arms: [
        [86, 62, 114, 52, 122, 24],
        [14, 70, -8, 82, -16, 68],
      ],
    }),
    faint(
      0.85,
      line('M232 176Q262 160 290 152M238 200Q268 184 292 178M246 222Q270 208 292 204', '#FFFFFF', 7),
    ),
    ball(334, 166, 37),
    who('dusk', {
      x: 470,
      y: 424,
      size: 204,
      eyes: 'wide',
      mouth: 'ooh',
      lean: 5,
      arms: [
        [14, 64, -8, 52, -8, 32],
        [86, 64, 108, 52, 110, 32],
      ],
    }),
    block(362, 336, 100, 50) + block(466, 336, 100, 50),
    block(336, 388, 126, 52) + block(466, 388, 124, 52),
    circle(296, 414, 18, '#FFFFFF') + circle(270, 424, 14, '#D6E4F5') + circle(312, 430, 13, '#F4F8FF'),
  ),
  mystic_peak: picture(
    shade(0, 0, 600, 450, [
      [0, '#123F54'],
      [0.35, '#4B7480'],
      [0.62, '#F08F6C'],
      [0.85, '#FFD196'],
    ]),
    glow(386, 190, 230, '#FFD98A', 0.8),
    mountain(120, 450, 230, 170, ['#B9675C', '#7F4F59', '#FFE9D2', '#D9B6AC']),
    mountain(372, 450, 350, 266, ['#D98A6C', '#6E4D5B', '#FFF3DC', '#D3B9B4']),
    flag(372, 187, 72),
    trail(
      [284, 396],
      [312, 386],
      [340, 374],
      [358, 356],
      [354, 334],
      [334, 320],
      [318, 304],
      [322, 284],
      [342, 270],
      [358, 254],
      [356, 234],
      [364, 214],
    ),
    tent(432, 378, 96, '#74CDF7'),
    tent(288, 324, 62, '#F6A5D8'),
    path('M0 450V404C110 380 210 398 320 410S520 398 600 384V450Z', '#2C5160') +
      line('M0 404C110 380 210 398 320 410S520 398 600 384', '#6C9FA6', 3, 'opacity="0.6"'),
    pine(570, 412, 96, '#173F46', false) + pine(524, 414, 66, '#1B4A4E', false),
    campfire(236, 420, 52),
    who('yodel', {
      x: 128,
      y: 440,
      size: 190,
      eyes: 'happy',
      mouth: 'laugh',
      arms: [[86, 68, 112, 56, 118, 26]],
    }),
    who('lilac', { x: 348, y: 442, size: 112, eyes: 'happy', mouth: 'catMouth' }),
  ),
  team: picture(
    scenery('meadow', { ground: 360, seed: 52, sun: [300, 112], pines: false, horizon: 260 }),
    flag(70, 404, 262, '#FF9474') + flag(404, 404, 262, '#2E93C9'),
    who('poppy', { x: 200, y: 402, size: 142, eyes: 'happy', mouth: 'laugh', arms: UP }),
    who('ember', { x: 96, y: 436, size: 150, eyes: 'wide', mouth: 'grin' }),
    who('spruce', { x: 226, y: 446, size: 112, eyes: 'happy', mouth: 'grin', ground: true }),
    who('sierra', { x: 508, y: 402, size: 146, eyes: 'happy', mouth: 'laugh', arms: UP, flip: true }),
    who('lagoon', { x: 400, y: 440, size: 136, eyes: 'bigPupils', mouth: 'grin' }),
    who('nimbus', { x: 532, y: 446, size: 118, mouth: 'smile' }),
    star(300, 226, 40, GOLD),
    sparkle(262, 180, 12) + sparkle(346, 190, 10) + sparkle(300, 166, 9),
  ),
};
