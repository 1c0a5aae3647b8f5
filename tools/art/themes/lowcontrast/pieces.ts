// Small pictures of lowcontrast: scraps of paper, a flag, a box, a folded card.

import { BLUE, CORAL, PAPER, SHADE, SUN } from '#tools/art/themes/lowcontrast/paper.ts';
import {
  circle,
  group,
  line,
  mix,
  path,
  type Piece,
  type Pieces,
  polygon,
  rect,
} from '#tools/art/themes/kit.ts';

const shard = (svg: string): Piece => ({ width: 32, height: 32, svg });
const CARD = '#DAD6C4';

export const pieces = (): Pieces => ({
  shards: [
    shard(polygon([4, 8, 24, 4, 28, 22, 10, 28], CORAL[0]) + polygon([24, 4, 28, 22, 10, 28], CORAL[1])),
    shard(polygon([16, 3, 29, 25, 4, 27], SUN) + polygon([16, 3, 29, 25, 15, 26], mix(SUN, SHADE, 0.25))),
    shard(
      polygon([3, 14, 29, 4, 22, 28, 15, 20], mix(BLUE, '#22608A', 0.25)) +
        polygon([29, 4, 22, 28, 15, 20], mix(BLUE, '#22608A', 0.5)),
    ),
    shard(path('M5 26Q4 8 26 5Q28 24 5 26Z', PAPER) + path('M5 26Q16 16 26 5Q28 24 5 26Z', CARD)),
    shard(
      polygon([4, 12, 15, 7, 17, 20, 28, 15, 26, 24, 14, 29, 12, 16], CORAL[0]) +
        polygon([15, 7, 17, 20, 12, 16, 11, 9], CORAL[1]),
    ),
  ],
  light: { width: 24, height: 24, svg: circle(12, 12, 12, '#FFFFFF', 0.4) + circle(12, 12, 8.5, '#FFFFFF') },
  peg: {
    width: 60,
    height: 80,
    svg:
      polygon([14, 12, 60, 24, 20, 44], SHADE, 0.25) +
      rect(8, 4, 6, 76, '#C98F5E', 2) +
      rect(11, 4, 3, 76, '#8A5A36', 1) +
      polygon([14, 6, 56, 18, 14, 38], CORAL[0]) +
      polygon([14, 22, 56, 18, 14, 38], CORAL[1]) +
      polygon([20, 14, 30, 16, 24, 24], PAPER) +
      path('M0 80Q4 68 11 78Q18 66 24 80Z', '#9E9D8A'),
  },
  step: {
    width: 320,
    height: 220,
    svg:
      rect(0, 0, 320, 220, CARD) +
      polygon([220, 0, 320, 0, 320, 220, 250, 220], mix(CARD, SHADE, 0.16)) +
      polygon([0, 0, 320, 0, 304, 22, 14, 20], PAPER) +
      polygon([14, 20, 304, 22, 320, 0, 320, 8, 308, 30, 10, 27, 0, 8], SHADE, 0.28) +
      rect(136, 0, 46, 74, SUN, 0, 0.9) +
      polygon([136, 74, 145, 68, 154, 75, 164, 68, 173, 76, 182, 70, 182, 60, 136, 60], SUN) +
      rect(168, 0, 14, 72, mix(SUN, SHADE, 0.2)) +
      line('M36 176V136M26 146L36 134L46 146M62 176V136M52 146L62 134L72 146', mix(CARD, SHADE, 0.45), 5) +
      line('M26 184H72', mix(CARD, SHADE, 0.45), 5) +
      polygon([0, 190, 320, 198, 320, 220, 0, 220], SHADE, 0.1),
  },
  countdown: {
    width: 480,
    height: 480,
    svg:
      group('translate(12 22)', path('M40 60L240 30L440 60V420L240 446L40 420Z', SHADE, 0.28)) +
      polygon([30, 50, 240, 22, 240, 440, 30, 412], PAPER) +
      polygon([240, 22, 450, 50, 450, 412, 240, 440], mix(PAPER, '#F8EEDC', 0.85)) +
      polygon([240, 22, 262, 25, 262, 437, 240, 440], SHADE, 0.09) +
      polygon([30, 388, 240, 414, 450, 388, 450, 412, 240, 440, 30, 412], CORAL[0]) +
      polygon([240, 414, 450, 388, 450, 412, 240, 440], CORAL[1]) +
      // A bent corner.
      polygon([450, 50, 392, 42, 408, 96, 450, 104], '#F4E6CE') +
      polygon([392, 42, 408, 96, 450, 104], mix(SUN, PAPER, 0.3)),
  },
});
