/** Nobody knows yet. */
import { cut, EDGES, icon, INK, line, moved, path, SNOW } from './kit.mjs';

const EDGE = EDGES.mystery;

export const mystery = {
  // A roped crate with a crooked lid.
  mysteryBox: icon(
    cut(
      [line('M26 41q0-7 7-7t7 6q0 4-7 7v2M33 56v.1', '#000', 5.5)],
      path('M8 28h48v29q0 5-5 5H13q-5 0-5-5Z', INK),
      path('M48 28h8v29q0 5-5 5h-3Z', EDGE),
      path('M13 28h6v34h-6Z', EDGE),
      line('M16 32v28', SNOW, 2, ' stroke-dasharray="4 5"'),
    ),
    moved(
      'rotate(-11 6 25)',
      path('M8 13h50q3 0 3 3v7q0 3-3 3H8q-3 0-3-3v-7q0-3 3-3Z', INK),
      path('M50 13h8q3 0 3 3v7q0 3-3 3h-8Z', EDGE),
      line('M10 16.500h28', SNOW, 2.5),
      path('M14 11h6v17h-6Z', EDGE),
    ),
  ),
};
