/** What lifts one's own score or streak. */
import { cut, EDGES, FLAME, GLOW, icon, INK, line, moved, path, SNOW, STAR } from './kit.mjs';

const EDGE = EDGES.boost;

export const boost = {
  // Two peaks back to back, one lit, one dark, a crack between.
  doubleJeopardy: icon(
    path('M2 57 21 8l10 18-6 11 7 8-5 12Z', SNOW),
    path('M21 8l10 18-6 11 7 8-5 12H15l5-13-6-10 7-11Z', EDGE),
    path('M62 57 43 8l-7 18-6 11 7 8-5 12Z', INK),
    line('M43 20l-3 9M45 33l-4 8M50 40l-3 12M41 47l-2 5', EDGE, 2.5),
  ),
  // Two stars, the small one before the big one.
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
  // Bellows before a flame.
  streakBooster: icon(
    path('M8 15 37 37v9L10 57l6-9-7-6 5-8-7-7Z', EDGE),
    line('M16 30 34 40M13 43l21-1', SNOW, 2.5),
    line('M3 11 35 37', INK, 7),
    line('M4 59l31-12', INK, 7),
    path('M32 35l13 5v6l-13 5Z', INK),
    moved('translate(41 6) scale(.23 .27)', path(FLAME, INK), path(GLOW, SNOW)),
  ),
};
