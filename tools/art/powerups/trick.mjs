/** Icons of power-ups that play tricks: snow, weather, and pranks. */
import { circle, cut, EDGES, icon, INK, line, moved, path, SNOW, STAR } from './kit.mjs';

const EDGE = EDGES.trick;

export const trick = {
  // A screen cut into three shifted bands.
  glitch: icon(
    moved(
      'translate(4)',
      path('M4 18v-7q0-6 6-6h42q6 0 6 6v7h-5v-8H9v8Z', INK),
      path('M31 12l4 6h-8Z', SNOW),
    ),
    moved('translate(-3)', path('M4 21h5v12H4ZM53 21h5v12h-5Z', INK), path('M25 21h12l8 12H17Z', EDGE)),
    moved(
      'translate(3)',
      path('M4 36h5v9h44v-9h5v8q0 6-6 6H37l2 6h5v5H18v-5h5l2-6H10q-6 0-6-6Z', INK),
      path('M15 36h32l4 7H11Z', EDGE),
    ),
  ),
  // A star with a bite taken out of it.
  minusPoints: icon(
    cut(
      [circle(61, 22, 9, '#000'), circle(57, 36, 7, '#000'), line('M22 34h17', '#000', 7)],
      moved(
        'translate(0 5) scale(.6)',
        path(STAR, INK),
        line('M13 39l25-4 11-21', SNOW, 5),
        path('M78 59l4 25q1 10-8 6L50 79v-5l20 6q4 0 4-4Z', EDGE),
      ),
    ),
    path('M55 18q-2-6 3-6 6 1 4 5-2 4-7 1ZM60 29q-1-4 2-3 3 3 0 5ZM57 40q-1-5 3-4 4 2 1 5-3 2-4-1Z', EDGE),
  ),
  // A snow bucket, tipped.
  streakBreaker: icon(
    moved(
      'rotate(-118 40 24)',
      line('M24 10Q40 40 56 10', EDGE, 3),
      path('M22 6h36l-6 33q0 4-4 4H32q-4 0-4-4Z', INK),
      path('M47 6h11l-6 33q0 4-4 4h-5Z', EDGE),
      path('M22 5h36q4 7-2 10-4-2-7 1-5-2-8 3-4-5-9-1-3-5-8-4-4-5-2-9Z', SNOW),
    ),
    path('M3 61q-1-8 7-9 1-8 9-7 6-6 11 1 8-1 9 7 6 2 5 8Z', SNOW),
    path('M12 61q4-4 10-3 4-7 10-3 2-5 6-3l1 1q6 2 5 8Z', EDGE),
    circle(9, 42, 4, SNOW),
    circle(8, 29, 3, SNOW),
  ),
  // A magpie with a star.
  stealPoints: icon(
    path(
      'M4 60 15 40q4-17 16-22 2-9 11-9 7 0 9 6l7 4-8 3q-2 15-15 21-8 4-16 2L8 62q-4 2-4-2Z',
      INK,
      ' transform="translate(-4 -2)"',
    ),
    moved(
      'translate(-4 -2)',
      path('M50 26q-3 12-12 16-5 2-9 2 12-5 15-18Z', SNOW),
      path('M19 41q4-14 17-17 1 13-17 17Z', EDGE),
      circle(43, 15, 2, SNOW),
      line('M30 46v10M38 44v10', INK, 3.5),
    ),
    moved('translate(43 21) scale(.21)', path(STAR, INK), line('M14 40l26-4 10-21', SNOW, 9)),
  ),
  // A paint tin with the two points of a jester's cap.
  prank: icon(
    path('M12 45l5-2q4 0 4 5t4 4 4-6 4-4 4 5 4 3 4-5 3-6 4-1v18q0 6-20 6t-20-6Z', INK),
    path('M12 34h40v1q0 3-5 3t-5 5-2 5-3-6-4-3-5 3-2 6-3 2-2-6-4-5-5-3Z', EDGE),
    path('M10 30Q9 17 3 15q-3-7 5-9 14 2 22 15v9Z', EDGE),
    path('M54 30q1-13 7-15 3-7-5-9-14 2-22 15v9Z', INK),
    circle(6, 20, 4.5, INK),
    circle(58, 20, 4.5, SNOW),
    line('M16 56q8 1 12 1', SNOW, 2.5),
  ),
  // A broken snow ledge with three snow boulders.
  avalanche: icon(
    path('M3 62V31l8-4 5 5 6 1 3 6 6 3 4 6 9 4 5 5 11 5Z', INK),
    line('M8 40v10M16 44l3 6', EDGE, 2.5),
    path('M3 26V10l10-6 9 7-3 6 5 6-5 5-7-4Z', SNOW),
    path('M3 26V17l5 3 4-3 7 1 5 5-5 5-7-4Z', EDGE),
    ...[
      [35, 23, 7],
      [48, 39, 9],
      [56, 18, 5],
    ].map(([x, y, r]) => circle(x, y, r, SNOW)),
    path(
      'M40 18a7 7 0 0 1-10 10q8-1 10-10ZM55 33a9 9 0 0 1-13 13q11-2 13-13ZM60 15a5 5 0 0 1-7 7q6-1 7-7Z',
      EDGE,
    ),
  ),
};
