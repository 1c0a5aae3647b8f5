// Small pictures of the harvest fair.

import {
  circle,
  ellipse,
  line,
  mix,
  path,
  type Piece,
  type Pieces,
  rect,
  shaded,
} from '#tools/art/themes/kit.ts';
import {
  CREAM,
  EMBER,
  INK,
  LEAF,
  RIBS,
  STRAW,
  STRAW_SHADE,
  WOOD,
  WOOD_SHADE,
} from '#tools/art/themes/halloween2025/harvest.ts';

const piece = (width: number, height: number, svg: string): Piece => ({ width, height, svg });

const maple =
  path('M16 1L19 8L25 5L24 12L31 13L26 18L28 23L19 22L16 31L14 22L4 24L7 18L1 13L8 12L7 5L13 8Z', EMBER) +
  path('M16 1L19 8L25 5L24 12L31 13L26 18L28 23L19 22L16 31Z', '#B8452A') +
  line('M16 30V10M16 19L9 15M16 19L23 15', STRAW, 1.6);
const straw =
  line('M4 28C12 20 18 12 27 4', STRAW, 5) +
  line('M6 29C14 21 21 13 28 6', STRAW_SHADE, 2) +
  line('M4 24L8 28', STRAW_SHADE, 3);
const seed =
  path('M16 2C26 10 28 20 22 27C18 31 12 31 8 26C4 19 8 10 16 2Z', CREAM) +
  path('M16 2C26 10 28 20 22 27C19 30 16 30 16 30C22 22 21 12 16 2Z', '#DECDB9') +
  line('M12 20Q12 14 15 10', '#FFFFFF', 2);
const star =
  path('M16 2L20 12L31 12L22 19L26 30L16 23L6 30L10 19L1 12L12 12Z', '#FFD062') +
  path('M16 2L20 12L31 12L22 19L26 30L16 23Z', '#C79A4E') +
  path('M16 2L12 12L1 12L13 15Z', CREAM);
const kernel =
  path('M8 8C12 2 20 2 24 8C28 16 22 28 16 30C10 28 4 16 8 8Z', '#FFB454') +
  path('M16 3C24 3 30 14 16 30C20 20 20 10 16 3Z', RIBS[0]) +
  path('M10 9C13 4 19 4 22 8C18 11 13 11 10 9Z', CREAM);

const peg =
  ellipse(30, 78, 20, 4, INK, 0.4) +
  rect(26, 18, 8, 60, WOOD_SHADE, 3) +
  rect(26, 18, 3, 60, WOOD, 1) +
  line('M30 20H50', WOOD_SHADE, 6) +
  circle(48, 42, 20, STRAW, 0.2) +
  rect(44, 24, 8, 4, WOOD_SHADE) +
  ellipse(48, 41, 12, 14, mix(STRAW, EMBER, 0.4)) +
  ellipse(46, 40, 8, 13, STRAW) +
  ellipse(45, 37, 3, 8, CREAM) +
  path('M30 16L8 22L30 32Z', RIBS[1]) +
  path('M30 26L16 26L30 32Z', RIBS[3]);

/** A wall of bales, bound with twine. */
const step =
  rect(0, 0, 320, 220, STRAW_SHADE, 10) +
  rect(0, 0, 320, 16, STRAW, 8) +
  path('M0 104H320V116H0Z', shaded(STRAW_SHADE, '#5C2E20')) +
  path(
    'M104 16H112V104H104ZM214 16H220V104H214ZM52 116H60V220H52ZM160 116H168V220H160ZM270 116H276V220H270Z',
    shaded(STRAW_SHADE, '#5C2E20'),
  ) +
  line(
    'M14 36l26-6M60 62l30 6M20 88l34-8M130 40l28 8M150 78l40-6M236 34l34 4M252 70l30-8M290 92l18-6M12 142l24 6M84 140l40-6M96 190l30 6M184 150l34 8M200 196l40-6M288 140l22-6M10 200l26-4M240 172l18 4',
    mix(STRAW_SHADE, STRAW, 0.6),
    4,
  ) +
  line(
    'M30 60l20 6M140 60l22-8M240 54l24 6M20 170l24-6M110 160l28 6M220 140l20-4M290 186l18 6',
    '#9C6E4A',
    4,
  ) +
  line(
    'M36 14V104M76 14V104M150 14V104M186 14V104M250 14V104M290 14V104M24 116V220M90 116V220M130 116V220M200 116V220M240 116V220M300 116V220',
    '#B8452A',
    4,
    0.75,
  ) +
  path('M286 20L302 6L318 26L296 30Z', STRAW);

/** A great paper lantern; its light middle carries the digit. */
const countdown =
  circle(240, 250, 236, STRAW, 0.12) +
  rect(190, 8, 100, 26, WOOD_SHADE, 10) +
  line('M206 8Q240 -20 274 8', '#F0D9AE', 8) +
  ellipse(240, 246, 214, 220, RIBS[3]) +
  ellipse(232, 246, 204, 218, RIBS[2]) +
  ellipse(228, 246, 176, 212, mix(RIBS[2], STRAW, 0.55)) +
  ellipse(226, 244, 142, 204, STRAW) +
  line('M240 28C60 120 60 372 240 464M240 28C420 120 420 372 240 464', RIBS[0], 6, 0.5) +
  ellipse(222, 236, 122, 150, mix(STRAW, CREAM, 0.5)) +
  path('M84 150C96 112 122 84 150 66C128 104 112 140 106 176Z', CREAM, 0.8) +
  rect(178, 448, 124, 26, WOOD_SHADE, 10) +
  rect(178, 448, 124, 9, WOOD, 5) +
  path('M296 40C330 20 372 26 396 52C372 50 366 62 372 78C340 82 310 70 296 40Z', LEAF) +
  line('M298 42Q340 44 372 66', mix(LEAF, STRAW, 0.5), 4);

const light =
  circle(12, 13, 10, '#FFFFFF', 0.5) + path('M8 3H16V6C21 8 21 18 16 20V22H8V20C3 18 3 8 8 6Z', '#FFFFFF');

export const pieces = (): Pieces => ({
  shards: [
    piece(32, 32, maple),
    piece(32, 32, straw),
    piece(32, 32, seed),
    piece(32, 32, star),
    piece(32, 32, kernel),
  ],
  light: piece(24, 24, light),
  peg: piece(64, 84, peg),
  step: piece(320, 220, step),
  countdown: piece(480, 480, countdown),
});
