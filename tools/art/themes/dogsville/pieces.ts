// What Dogsville throws, hangs and stands up.

import {
  circle,
  ellipse,
  group,
  line,
  mix,
  path,
  type Piece,
  type Pieces,
  rect,
  repeat,
} from '#tools/art/themes/kit.ts';
import { star } from '#tools/art/themes/outlines.ts';
import {
  bone,
  CORAL,
  CORAL_SHADE,
  hydrant,
  INK,
  paw,
  SKY,
  SKY_SHADE,
  SNOW,
  SUN,
} from '#tools/art/themes/dogsville/town.ts';

const small = (svg: string): Piece => ({ width: 32, height: 32, svg });

export function pieces(): Pieces {
  return {
    shards: [
      small(
        group('translate(17 18) rotate(-14)', paw(31, CORAL_SHADE)) +
          group('translate(16 16.500) rotate(-14)', paw(30, CORAL)),
      ),
      small(group('translate(16 16) rotate(-32)', bone(30, SNOW, '#A9D3EA'))),
      small(
        path('M3 29C1 13 13 3 29 3C31 19 21 31 6 26Z', '#74E0A4') +
          path('M29 3C31 19 21 31 6 26C16 21 24 12 29 3Z', '#1F7A4A') +
          line('M4 29C10 20 16 14 23 9', SNOW, 2.2, 0.8),
      ),
      small(
        circle(16, 16, 13, SKY) +
          circle(16, 16, 10.5, mix(SKY, SNOW, 0.55)) +
          path('M25 7A13 13 0 0 1 7 25A15 15 0 0 0 25 7Z', SKY_SHADE, 0.45) +
          ellipse(11, 10, 4.5, 3, SNOW),
      ),
      small(
        path(star(16, 17, 15, 5, 0.54), SUN) +
          path('M16 2L16 17L2 12.500L11.500 10Z', mix(SUN, SNOW, 0.6)) +
          path('M16 17L25 29L30 13Z', '#A8521A', 0.6),
      ),
    ],
    light: {
      width: 24,
      height: 26,
      svg:
        circle(12, 5, 4.5, '#FFFFFF', 0.7) +
        circle(12, 15, 10.5, '#FFFFFF') +
        path('M19 7A10.500 10.500 0 0 1 5 23A12 12 0 0 0 19 7Z', '#D7DBE4') +
        group('translate(11.500 15)', paw(11, '#B4C2E0')),
    },
    peg: { width: 76, height: 82, svg: group('translate(30 80) scale(0.8)', hydrant()) },
    step: {
      width: 320,
      height: 220,
      svg:
        path('M14 0H306L320 190H0Z', CORAL) +
        path('M14 0H64L44 190H0Z', mix(CORAL, SNOW, 0.28)) +
        path('M236 0H306L320 190H256Z', CORAL_SHADE) +
        rect(14, 0, 292, 20, mix(CORAL, SNOW, 0.45), 8) +
        rect(220, 0, 86, 20, mix(CORAL, CORAL_SHADE, 0.4), 8) +
        rect(0, 182, 320, 38, CORAL_SHADE, 12) +
        rect(0, 182, 320, 26, CORAL, 12) +
        rect(8, 186, 180, 8, mix(CORAL, SNOW, 0.45), 4) +
        path('M240 182H308C316 182 320 188 320 194V206C320 214 314 220 308 220H250Z', INK, 0.14) +
        group('translate(150 104) rotate(-4)', bone(150, SNOW, CORAL_SHADE)),
    },
    countdown: {
      width: 480,
      height: 480,
      svg:
        circle(250, 252, 226, INK, 0.16) +
        circle(240, 240, 230, SKY_SHADE) +
        circle(238, 237, 224, SKY) +
        path('M74 90A224 224 0 0 1 402 90A240 240 0 0 0 74 390A224 224 0 0 1 74 90Z', mix(SKY, SNOW, 0.5)) +
        path('M400 78A224 224 0 0 1 78 400A250 250 0 0 0 400 78Z', SKY_SHADE, 0.4) +
        repeat(8, (index) => {
          const angle = index * 45 + 22.5;
          return group(
            `rotate(${angle} 240 240) translate(240 38)`,
            index % 2 === 0 ? bone(56, SNOW, SKY_SHADE) : paw(34, SNOW),
          );
        }) +
        circle(240, 240, 172, SKY_SHADE) +
        circle(240, 244, 168, '#FFE7BE') +
        circle(234, 238, 158, '#FFFBF2') +
        line('M112 202A134 134 0 0 1 184 122', '#FFE7BE', 14),
    },
  };
}
