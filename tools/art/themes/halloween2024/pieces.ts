// Small pictures of the school at midnight.

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
  bat,
  CHALK,
  CHALK_SHADE,
  EMBER,
  INK,
  LIME,
  PALE,
  WARM,
  WOOD,
  WOOD_LIT,
} from '#tools/art/themes/halloween2024/school.ts';

const piece = (width: number, height: number, svg: string): Piece => ({ width, height, svg });

const batLeaf =
  bat(16, 14, 0.48, LIME) +
  path('M16 16C18 13 21 13 24 15C26 13 28 14 31 16C29 12 26 9 23 8C21 13 18 12 16 16Z', '#6E8416');
const chalk =
  path('M6 22L20 4L28 10L14 28Z', CHALK) +
  path('M10 25L24 7L28 10L14 28Z', CHALK_SHADE) +
  ellipse(10, 25, 5, 3.6, '#FFFFFF');
const star =
  path('M16 1C17 11 21 15 31 16C21 17 17 21 16 31C15 21 11 17 1 16C11 15 15 11 16 1Z', WARM) +
  path('M16 1C17 11 21 15 31 16L16 16Z', CHALK) +
  path('M16 31C15 21 11 17 1 16L16 16Z', '#C79A4E');
const page =
  path('M5 3L24 2L28 8L27 29L7 30Z', CHALK) +
  path('M24 2L28 8L23 8Z', CHALK_SHADE) +
  line('M10 12H22M10 17H23M11 22H19', '#846395', 2) +
  path('M24 22L27 29L19 29.5Z', CHALK_SHADE);
const web =
  line('M16 2V30M2 16H30M6 6L26 26M26 6L6 26', PALE, 2) +
  line(
    'M16 7Q13 12 9 9Q11 14 7 16Q12 18 9 23Q14 21 16 26Q19 20 23 23Q20 18 26 16Q20 14 23 9Q18 12 16 7Z',
    CHALK_SHADE,
    2,
  ) +
  circle(16, 16, 4, EMBER);

const peg =
  ellipse(26, 80, 22, 4, INK, 0.4) +
  rect(8, 6, 36, 74, '#24808A', 3) +
  rect(34, 6, 10, 74, shaded('#24808A', INK), 3) +
  rect(8, 6, 5, 74, mix('#24808A', CHALK, 0.4), 2) +
  line('M18 18H30M18 24H30M18 30H30', shaded('#24808A', INK), 3) +
  rect(28, 44, 4, 12, WARM, 2) +
  path('M14 40L24 37L26 48L16 51Z', CHALK) +
  rect(6, 2, 40, 7, mix('#24808A', CHALK, 0.4), 2);

/** A row of desks from the front: a lid, a drawer with a handle, carved initials. */
const step =
  rect(0, 0, 320, 220, WOOD, 6) +
  rect(0, 0, 320, 24, WOOD_LIT, 5) +
  rect(0, 22, 320, 8, shaded(WOOD, INK)) +
  rect(22, 46, 276, 72, shaded(WOOD, INK), 6) +
  rect(28, 50, 264, 62, mix(WOOD, WOOD_LIT, 0.35), 4) +
  rect(28, 50, 264, 6, WOOD_LIT, 3) +
  path('M128 74H192V88Q160 98 128 88Z', '#846395') +
  path('M128 74H192V79H128Z', CHALK_SHADE) +
  line('M52 92l8 -16l8 16m-13 -6h10M240 70l14 6l-14 6l14 6l-14 6', WOOD, 4) +
  rect(0, 134, 320, 86, shaded(WOOD, INK)) +
  rect(18, 134, 34, 86, mix(WOOD, WOOD_LIT, 0.3)) +
  rect(268, 134, 34, 86, WOOD) +
  rect(18, 134, 8, 86, WOOD_LIT) +
  path('M118 220C112 190 122 160 150 158C184 158 188 192 186 220Z', CHALK) +
  path('M158 159C184 162 188 192 186 220H168C174 200 174 176 158 159Z', CHALK_SHADE) +
  ellipse(142, 186, 5, 7, INK) +
  ellipse(162, 186, 5, 7, INK) +
  line('M144 200Q152 208 161 200', INK, 3.5);

/** A blackboard on which somebody has chalked a full moon: the digit's place. */
const board = mix('#24808A', INK, 0.55);
const countdown =
  line('M110 400L70 478M370 400L410 478', WOOD, 18) +
  line('M106 400L68 474', WOOD_LIT, 6) +
  rect(6, 22, 468, 396, WOOD, 16) +
  rect(6, 22, 468, 16, WOOD_LIT, 8) +
  rect(6, 22, 14, 396, WOOD_LIT, 7) +
  rect(28, 44, 424, 352, board, 6) +
  path('M28 44H250L90 396H28Z', CHALK, 0.06) +
  circle(240, 220, 168, LIME, 0.16) +
  circle(240, 220, 154, PALE) +
  path('M300 78A154 154 0 1 1 104 292A166 166 0 0 0 300 78Z', mix(PALE, '#6E8416', 0.2)) +
  line('M96 170Q120 104 176 82M110 214q-4 -14 2 -30', CHALK, 5) +
  line('M52 82h26m-13 -13v26M58 350q16 -22 32 0t32 0', CHALK_SHADE, 5) +
  line('M398 78l8 18l20 2l-15 13l4 20l-17 -11l-17 11l4 -20l-15 -13l20 -2Z', WARM, 4) +
  line('M378 356h16m8 0h16M384 342q24 -22 40 6', LIME, 5) +
  rect(170, 408, 150, 18, WOOD_LIT, 6) +
  rect(196, 398, 44, 12, CHALK, 4) +
  rect(252, 400, 26, 10, EMBER, 4);

const light = path('M4 12C4 0 20 0 20 12V21C17 24 16 19 14 21C12 24 11 19 9 21C7 24 4 22 4 20Z', '#FFFFFF');

export const pieces = (): Pieces => ({
  shards: [
    piece(32, 32, batLeaf),
    piece(32, 32, chalk),
    piece(32, 32, star),
    piece(32, 32, page),
    piece(32, 32, web),
  ],
  light: piece(24, 24, light),
  peg: piece(52, 84, peg),
  step: piece(320, 220, step),
  countdown: piece(480, 480, countdown),
});
