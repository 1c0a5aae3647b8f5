/** Icons of power-ups that benefit others. */
import { cut, EDGES, FLAME, GLOW, icon, INK, line, moved, path, SNOW } from './kit.mjs';

const EDGE = EDGES.share;

export const share = {
  // A beacon on a hill with five rays.
  powerPlay: icon(
    path('M2 62q13-14 30-14t30 14Z', INK),
    line('M13 57.500q7-4 14-5', SNOW, 2.5),
    path('M19 35h26l-5 8h-4v7h-8v-7h-4Z', INK),
    moved('translate(21 6) scale(.23)', path(FLAME, EDGE), path(GLOW, SNOW)),
    line('M13 29 4 31M15 17 7 12M49 17l8-5M51 29l9 2', INK, 4.5),
    line('M32 2v0', INK, 4.5),
  ),
  // A parcel tied with climbing rope.
  gift: icon(
    cut(
      [line('M32 20v44M2 42h60', '#000', 11)],
      path('M12 25h40q5 0 5 5v26q0 5-5 5H12q-5 0-5-5V30q0-5 5-5Z', INK),
    ),
    line('M32 25v35M8 42h48', EDGE, 5.5),
    line('M32 29v29M12 42h42', SNOW, 2, ' stroke-dasharray="4 5"'),
    line('M32 22C12 24 10 4 22 4c6 0 9 10 10 18 1-8 4-18 10-18 12 0 10 20-10 18Z', EDGE, 5.5),
    line('M17 14q0-6 5-6M42 8q5 0 5 6', SNOW, 2),
  ),
};
