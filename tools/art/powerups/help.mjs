/** Icons of power-ups that help with the question: mountain gear. */
import { cut, EDGES, FLAME, GLOW, icon, INK, line, moved, path, SNOW } from './kit.mjs';

const EDGE = EDGES.help;

export const help = {
  // A tile torn down the middle, one half lower.
  fiftyFifty: icon(
    path('M11 7h20l-4 11 6 9-6 10 4 11H11q-7 0-7-7V14q0-7 7-7Z', INK),
    line('M10 30V16q0-3 3-3h8', SNOW, 3),
    moved(
      'rotate(10 48 32) translate(1.500 8)',
      path('M37 7h14q7 0 7 7v27q0 7-7 7H37l-4-11 6-10-6-9Z', EDGE),
      line('M38.500 11 36 18l6 9-6 10 2.500 7', SNOW, 3),
    ),
  ),
  // A slanted block with a worn corner.
  eraser: icon(
    moved(
      'rotate(-38 32 30)',
      path('M25 18h30q6 0 6 6v12q0 6-6 6H25Z', INK),
      path('M21 18v24h-5q-5 0-7-5L3 25q0-7 7-7Z', EDGE),
      path('M21 18v6H7l-3-1q1-5 6-5Z', SNOW),
      path('M34 18h6v24h-6Z', SNOW),
    ),
    path('M6 57q-2-5 3-5t4 5ZM17 58q-1-4 3-4t3 4Z', INK),
    line('M31 57h28', INK, 4),
  ),
  // A carabiner with a loop of rope.
  immunity: icon(
    moved(
      'rotate(24 24 22)',
      line('M36 14C35-2 11-2 11 14v15c0 17 25 17 25 2', INK, 7),
      line('M36.500 19v7', SNOW, 5),
      line('M14.500 28V14q0-7 6-9', SNOW, 2.5),
    ),
    cut(
      [line('M16 30q-5 9 4 13', '#000', 13)],
      line('M29 33C16 38 18 59 36 59s24-20 12-26q-6-3-12-2', EDGE, 7.5),
      line('M24 44q1 10 10 11M44 56q7-5 6-13', SNOW, 2.5, ' stroke-dasharray="4 4"'),
    ),
  ),
  // A clock in a block of ice.
  timeFreeze: icon(
    path(
      'M5 15 17 4h30l12 11v33h-4l-3 8-4-8h-7l-5 13-6-13h-7l-4 10-4-10H5ZM32 8a18 18 0 1 0 .1 0Z',
      EDGE,
      ' fill-rule="evenodd"',
    ),
    path('M5 15 17 4h15L11 18v16l-6 6ZM55 22l4-3v18l-4 4ZM20 48h7l-1 3-3 4Z', SNOW),
    line('M32 12a14 14 0 1 0 .1 0ZM32 18v8.500l6 4', INK, 4.5),
  ),
  // A flame in a lantern.
  streakSaver: icon(
    line('M26 13v-3q0-6 6-6t6 6v3', INK, 4),
    path('M13 24q0-3 4-5l9-6h12l9 6q4 2 4 5Z', INK),
    path('M14 54h36l2 4q0 3-3 3H15q-3 0-3-3Z', INK),
    line('M16.500 24v30M47.500 24v30', INK, 4.5),
    line('M21 20.500l7-4', SNOW, 2.5),
    moved('translate(19.500 25) scale(.25)', path(FLAME, EDGE), path(GLOW, SNOW)),
  ),
};
