// Small pictures of the quiet desk. Nothing bursts here: no shards.

import { circle, ellipse, line, mix, path, type Pieces, rect, repeat } from '#tools/art/themes/kit.ts';
import {
  COVERS,
  EMBER,
  LIGHT_SHADE,
  lyingBook,
  METAL,
  METAL_LIT,
  NIGHT,
  PAPER,
  PAPER_SHADE,
} from '#tools/art/themes/testmode/study.ts';

/** A bookmark in a closed book that stands on its edge. */
const peg =
  ellipse(26, 78, 22, 4, NIGHT, 0.4) +
  rect(8, 14, 36, 64, COVERS[0] ?? PAPER, 4) +
  rect(36, 14, 8, 64, PAPER, 2) +
  line('M40 18V74', PAPER_SHADE, 2) +
  rect(8, 14, 7, 64, mix(COVERS[0] ?? PAPER, PAPER, 0.4), 3) +
  rect(8, 66, 36, 12, NIGHT, 3, 0.25) +
  path('M20 2H32V40L26 33L20 40Z', EMBER) +
  path('M27 2H32V40L27 34Z', '#B8452A');

/** Three large books; their spines fill the step. */
const step =
  rect(0, 0, 320, 220, NIGHT, 6) +
  lyingBook(0, 220, 320, 80, 3) +
  lyingBook(4, 142, 312, 72, 0) +
  lyingBook(0, 70, 320, 70, 2);

/** A page of a tear-off calendar; its ink is the digit. */
const countdown =
  rect(36, 50, 420, 420, NIGHT, 26, 0.3) +
  rect(34, 40, 412, 424, PAPER_SHADE, 26) +
  rect(30, 32, 412, 416, mix(PAPER, PAPER_SHADE, 0.4), 26) +
  rect(26, 24, 412, 412, PAPER, 26) +
  path('M378 436L438 376V410A26 26 0 0 1 412 436Z', PAPER_SHADE) +
  path('M378 436C384 408 400 382 438 376Z', mix(PAPER, '#FFFFFF', 0.6)) +
  path('M26 108V50A26 26 0 0 1 52 24H412A26 26 0 0 1 438 50V108Z', LIGHT_SHADE) +
  path('M26 60V50A26 26 0 0 1 52 24H412A26 26 0 0 1 438 50V60Z', '#FFC878') +
  repeat(7, (i) =>
    circle(88 + i * 48, 84, i === 4 ? 11 : 7, i === 4 ? PAPER : mix(LIGHT_SHADE, NIGHT, 0.4)),
  ) +
  repeat(3, (i) => {
    const x = 110 + i * 122;
    return rect(x - 11, 4, 22, 54, METAL, 11) + rect(x - 11, 4, 8, 54, METAL_LIT, 4);
  });

export const pieces = (): Pieces => ({
  light: { width: 24, height: 24, svg: circle(12, 12, 12, '#FFFFFF') },
  peg: { width: 52, height: 84, svg: peg },
  step: { width: 320, height: 220, svg: step },
  countdown: { width: 480, height: 480, svg: countdown },
});
