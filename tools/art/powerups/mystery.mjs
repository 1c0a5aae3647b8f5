/** Icon of the mystery box. */
import { cut, EDGES, icon, INK, line, moved, path, SNOW } from './kit.mjs';

const EDGE = EDGES.mystery;

export const mystery = {
  // A roped crate with a crooked lid.
  mysteryBox: icon(
    cut(
      [line('M26 40q0-7 7-7t7 6q0 4-7 7v2M33 55.500v.1', '#000', 5.5)],
      path('M7 27h50v29q0 6-6 6H13q-6 0-6-6Z', INK),
      path('M49 27h8v29q0 6-6 6h-2Z', EDGE),
      path('M12 27h6v35h-6Z', EDGE),
      line('M15 31v29', SNOW, 2, ' stroke-dasharray="4 5"'),
    ),
    moved(
      'rotate(-10 5 24)',
      path('M8 12h49q4 0 4 4v5q0 4-4 4H7q-3 0-3-4v-5q0-4 4-4Z', INK),
      path('M52 12h5q4 0 4 4v5q0 4-4 4h-5Z', EDGE),
      line('M22 16h20', SNOW, 2.5),
      path('M12 9h6v18h-6Z', EDGE),
    ),
  ),
};
