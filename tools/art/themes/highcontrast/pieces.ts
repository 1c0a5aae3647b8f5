// Small pictures in black, white and one yellow. Nothing bursts here: no shards.

import { circle, line, path, type Pieces, rect } from '#tools/art/themes/kit.ts';
import { BLACK, block, star, WHITE, YELLOW } from '#tools/art/themes/highcontrast/cut.ts';

const peg =
  rect(20, 40, 14, 42, BLACK) +
  rect(24, 44, 6, 36, WHITE) +
  circle(27, 26, 26, BLACK) +
  circle(27, 26, 23, WHITE) +
  circle(27, 26, 16, BLACK) +
  star(27, 26, 8, WHITE, 0);

const step =
  block(0, 0, 320, 220, 6) +
  rect(14, 14, 292, 10, WHITE) +
  line('M22 48H150M22 62H118M22 76H90M22 90H70M22 104H54', WHITE, 4) +
  line('M250 196H298M226 182H298M200 168H298', WHITE, 4) +
  path('M160 148L136 196H120L154 128L172 100L206 196H190Z', WHITE);

/** A white moon for a black digit, in a ring of yellow marks. */
const countdown =
  circle(240, 240, 238, BLACK) +
  `<circle cx="240" cy="240" r="222" fill="none" stroke="${YELLOW}" stroke-width="16" stroke-dasharray="26 32.1"/>` +
  `<circle cx="240" cy="240" r="200" fill="none" stroke="${WHITE}" stroke-width="6"/>` +
  circle(240, 240, 182, WHITE) +
  line('M92 178L120 188M84 214L112 218M86 252L106 252M96 286L112 280', BLACK, 7) +
  circle(350, 342, 12, BLACK) +
  circle(322, 366, 6, BLACK) +
  star(402, 84, 34, WHITE, 12);

export const pieces = (): Pieces => ({
  light: { width: 24, height: 24, svg: circle(12, 12, 12, WHITE) },
  peg: { width: 54, height: 84, svg: peg },
  step: { width: 320, height: 220, svg: step },
  countdown: { width: 480, height: 480, svg: countdown },
});
