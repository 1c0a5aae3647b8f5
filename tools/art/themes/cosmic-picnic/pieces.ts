// What Cosmic Picnic throws, hangs and stands up.

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
  cherry,
  CREAM,
  CRUST,
  DEEP,
  EMBER,
  globe,
  GLOW,
  LEAF,
  LILAC,
} from '#tools/art/themes/cosmic-picnic/food.ts';

const small = (svg: string): Piece => ({ width: 32, height: 32, svg });

export function pieces(): Pieces {
  return {
    shards: [
      small(
        path(star(16, 17, 15, 5, 0.52), GLOW) +
          path('M16 2L16 17L2 12.500L11.500 10Z', CREAM) +
          path('M16 17L25 29L30 13Z', '#B8722A', 0.7),
      ),
      small(
        path('M5 19C3 10 11 3 19 5C27 5 30 13 27 19C26 27 17 30 12 27C8 27 6 24 5 19Z', CRUST) +
          path('M27 19C26 27 17 30 12 27C18 25 22 18 27 19Z', '#B8722A') +
          path('M7 15C8 9 13 6 18 7C13 9 10 12 9 17Z', CREAM, 0.8) +
          circle(18, 15, 2.6, DEEP) +
          circle(13, 21, 2, DEEP),
      ),
      small(group('translate(12 22)', cherry(9))),
      small(
        path('M3 28C2 12 14 4 29 4C30 18 22 29 6 25Z', '#74E0A4') +
          path('M29 4C30 18 22 29 6 25C16 20 24 12 29 4Z', LEAF) +
          line('M4 28C10 19 17 13 24 9', CREAM, 2, 0.7),
      ),
      small(
        line('M2 20C6 10 24 6 30 12', mix(GLOW, DEEP, 0.4), 3) +
          globe(16, 16, 9.5, LILAC) +
          line('M2 20C8 26 26 20 30 12', GLOW, 3),
      ),
    ],
    light: {
      width: 28,
      height: 24,
      svg:
        group('rotate(-24 8 8)', ellipse(7, 8, 4.5, 8, '#FFFFFF', 0.6)) +
        group('rotate(24 20 8)', ellipse(20, 8, 4.5, 8, '#FFFFFF', 0.6)) +
        circle(14, 14, 10, '#FFFFFF', 0.35) +
        circle(14, 14, 7.5, '#FFFFFF'),
    },
    peg: {
      width: 84,
      height: 80,
      svg:
        ellipse(44, 75, 38, 5, DEEP, 0.4) +
        line('M30 22C30 4 54 4 54 22', '#B8452A', 7) +
        path('M4 38C4 26 14 20 24 20H60C70 20 80 26 80 38V42H4Z', EMBER) +
        path('M52 20H60C70 20 80 26 80 38V42H62C62 32 58 24 52 20Z', '#B8452A') +
        path('M10 36C11 29 17 25 24 25H40C28 27 20 30 17 38Z', mix(EMBER, CREAM, 0.5)) +
        rect(4, 40, 76, 34, mix(EMBER, '#B8452A', 0.35), 5) +
        rect(58, 40, 22, 34, '#B8452A', 5) +
        rect(4, 38, 76, 6, CREAM) +
        rect(34, 34, 16, 14, GLOW, 3) +
        rect(39, 39, 6, 5, DEEP, 2) +
        path(star(20, 60, 8, 5, 0.5), CREAM) +
        circle(66, 61, 5, CREAM, 0.9),
    },
    step: {
      width: 320,
      height: 220,
      svg:
        rect(0, 0, 320, 220, '#3B3578') +
        path('M0 0H96V220H0Z', '#625C9E') +
        path('M18 0H44V220H18Z', LILAC, 0.7) +
        path('M236 0H320V220H236Z', DEEP) +
        repeat(10, (index) => rect(index * 32, 96, 32, 84, index % 2 === 0 ? EMBER : CREAM)) +
        repeat(10, (index) =>
          rect(index * 32, 124, 32, 28, index % 2 === 0 ? '#B8452A' : EMBER, 0, index % 2 === 0 ? 0.6 : 0.75),
        ) +
        path('M236 96H320V180H236Z', DEEP, 0.32) +
        rect(0, 92, 320, 6, GLOW) +
        rect(0, 178, 320, 6, GLOW) +
        path(
          'M0 0H320V34C310 60 290 60 284 40C276 30 262 32 258 46C250 74 226 72 222 44C214 32 200 34 196 42C188 58 170 58 166 40C158 30 146 32 142 50C136 84 112 82 108 46C100 32 86 36 82 44C74 58 56 56 52 40C44 30 30 34 26 44C20 56 6 54 0 44Z',
          CREAM,
        ) +
        path(
          'M236 0H320V34C310 60 290 60 284 40C276 30 262 32 258 46C254 60 246 66 240 66C244 40 242 18 236 0Z',
          '#D9C7E8',
        ) +
        [
          [24, 14, EMBER],
          [70, 22, '#74E0A4'],
          [96, 9, GLOW],
          [150, 16, '#F6A5D8'],
          [186, 24, EMBER],
          [214, 10, '#74CDF7'],
          [270, 18, GLOW],
          [300, 10, '#74E0A4'],
        ]
          .map(([x, y, color], index) =>
            group(
              `translate(${String(x)} ${String(y)}) rotate(${index * 47})`,
              rect(-8, -3, 16, 6, String(color), 3),
            ),
          )
          .join(''),
    },
    countdown: {
      width: 480,
      height: 480,
      svg:
        ellipse(252, 462, 150, 14, DEEP, 0.3) +
        circle(240, 240, 232, '#1F7A4A') +
        circle(240, 238, 224, LEAF) +
        path('M404 76A232 232 0 0 1 76 404A260 260 0 0 0 404 76Z', '#1C4A3C', 0.75) +
        repeat(14, (index) =>
          group(
            `rotate(${index * 25.7 + 8} 240 240)`,
            path('M228 10C236 22 234 30 240 36C248 30 246 22 254 10Z', '#1C4A3C'),
          ),
        ) +
        circle(240, 240, 200, '#CFE36A') +
        circle(240, 240, 190, CREAM) +
        circle(240, 240, 178, mix(EMBER, CREAM, 0.25)) +
        circle(236, 234, 160, mix(EMBER, CREAM, 0.48)) +
        circle(232, 226, 128, mix(EMBER, CREAM, 0.58)) +
        repeat(17, (index) => {
          const angle = index * 21.2 + (index % 3) * 4;
          return group(
            `rotate(${angle} 240 240)`,
            path('M240 80C247 92 247 104 240 106C233 104 233 92 240 80Z', DEEP),
            path('M238 86C235 92 235 98 237 102C234 96 234 90 238 86Z', CREAM, 0.7),
          );
        }),
    },
  };
}
