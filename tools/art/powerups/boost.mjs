/** Icons of power-ups that raise the player's own score or streak. */
import { cut, EDGES, FLAME, GLOW, icon, INK, line, moved, path, SNOW, STAR } from './kit.mjs';

const EDGE = EDGES.boost;

export const boost = {
  // Two peaks back to back, one lit, one dark, a crack between.
  doubleJeopardy: icon(
    path('M1 58l7-17 5-3 7-24q2-4 4 0l7 17-6 9 7 8-4 10Z', SNOW),
    path('M22 12q1 0 2 2l7 17-6 9 7 8-4 10H13l6-10-6-9 8-15Z', EDGE),
    path('M63 58l-6-13-5-3-6-22q-2-4-4 0l-6 15-6 9 7 7-5 7Z', INK),
    line('M43 27l-3 9M46 40l-3 9M52 49l-1 5', EDGE, 2.5),
  ),
  // Two stars, the small one in front of the big one.
  double: icon(
    cut(
      [moved('translate(27 29) scale(.35)', `<path d="${STAR}" stroke="#000" stroke-width="18"/>`)],
      moved('translate(2 2) scale(.5)', path(STAR, EDGE), line('M13 40l26-4 11-21', SNOW, 6)),
    ),
    moved('translate(27 29) scale(.35)', path(STAR, INK), line('M14 40l26-4 10-21', SNOW, 7)),
  ),
  // A sled with three speed lines.
  supersonic: icon(
    moved(
      'rotate(10 36 44)',
      line('M16 55h32q14 0 14-13 0-7-7-8', INK, 5.5),
      line('M25 55v-9M45 55v-9', INK, 5),
      path('M17 35h37v10H18q-5 0-5-5t4-5Z', EDGE),
      line('M19 38h27', SNOW, 3),
    ),
    path(
      'M5 7 39 13q4 3 0 5L5 10q-3-2 0-3ZM3 19 29 23q4 3 0 5L3 22q-3-2 0-3ZM3 33l7 1q4 3 0 5l-7-3q-3-2 0-3Z',
      INK,
    ),
  ),
  // A star with a plus cut out.
  addPoints: icon(
    moved(
      'translate(2 3) scale(.6)',
      path(`${STAR}M44 31v14H30v12h14v14h12V57h14V45H56V31Z`, INK, ' fill-rule="evenodd"'),
      line('M13 39l25-4 11-21', SNOW, 5),
      path('M78 59l4 25q1 10-8 6L50 79v-5l20 6q4 0 4-4Z', EDGE),
    ),
  ),
  // Bellows in front of a flame.
  streakBooster: icon(
    path('M8 24l22 15-24-6ZM4 38l27 3v3l-27 5Z', EDGE),
    path('M8 24l22 15-6-1.500ZM4 38l27 3-14 .5Z', SNOW),
    path('M2 9q2-5 7-2l29 29q1 4-4 4L11 22Q1 15 2 9ZM4 63q-4-5 1-8L34 43q4 0 4 4L14 61q-7 5-10 2Z', INK),
    path('M33 37l13 3v5l-13 4Z', INK),
    moved('translate(43 4) scale(.21 .28)', path(FLAME, INK), path(GLOW, SNOW)),
  ),
};
