// What Pinboard throws, hangs and stands up.

import {
  circle,
  ellipse,
  group,
  line,
  mix,
  path,
  type Piece,
  type Pieces,
  polygon,
  rect,
} from '#tools/art/themes/kit.ts';
import {
  bubble,
  dots,
  heart,
  INK,
  LILAC,
  MINT,
  MINT_DEEP,
  pin,
  ROSE,
  ROSE_DEEP,
  SKY,
  SNOW,
  star26,
  SUN,
  tape,
  VIOLET,
} from '#tools/art/themes/sns/paper.ts';

const small = (svg: string): Piece => ({ width: 32, height: 32, svg });
const LINE = '#C3BAE4';

export function pieces(): Pieces {
  return {
    shards: [
      small(heart(16, 17, 29, ROSE)),
      small(star26(16, 17, 31) + path('M16 17L25 29L30 13Z', '#8F5F06', 0.3)),
      small(group('translate(16 16) scale(0.33)', bubble(LILAC, -1, dots(VIOLET)))),
      small(group('translate(15 30)', pin(SKY, '#1F6E96', 0.95))),
      small(
        polygon([5, 6, 27, 3, 30, 26, 8, 29], LINE) +
          polygon([4, 5, 26, 3, 28, 19, 20, 26, 6, 27], SNOW) +
          polygon([28, 19, 20, 26, 20.5, 19.5], '#887CB8') +
          line('M9 11L22 9.500M10 16L21 15M10.500 21L16 20.500', LINE, 2.4),
      ),
    ],
    light: {
      width: 24,
      height: 24,
      svg:
        circle(12, 12, 11.5, '#FFFFFF') +
        path('M20 4A11.500 11.500 0 0 1 4 20A13 13 0 0 0 20 4Z', '#DBD8E6') +
        ellipse(8, 7.5, 3.5, 2.5, '#FFFFFF'),
    },
    peg: {
      width: 60,
      height: 84,
      svg:
        ellipse(36, 79, 20, 4.5, INK, 0.2) +
        polygon([26, 50, 34, 50, 30, 82], '#766B9C') +
        polygon([30, 50, 34, 50, 30, 82], '#5A4E8C') +
        path('M12 46C12 40 48 40 48 46L46 54C40 58 20 58 14 54Z', ROSE_DEEP) +
        path('M18 44L21 18H39L42 44C36 48 24 48 18 44Z', ROSE) +
        path('M32 18H39L42 44C40 46 36 47 33 47Z', ROSE_DEEP, 0.75) +
        path('M22 22H27L25 42L21 42Z', SNOW, 0.6) +
        path('M10 12C10 4 50 4 50 12V17C50 23 10 23 10 17Z', ROSE) +
        ellipse(30, 11, 20, 7, mix(ROSE, SNOW, 0.4)) +
        path('M34 22C44 21 50 19 50 17V12C50 15 42 17 34 17.500Z', ROSE_DEEP, 0.7),
    },
    step: {
      width: 320,
      height: 220,
      svg:
        rect(0, 0, 320, 220, LINE, 14) +
        rect(0, 0, 314, 214, SNOW, 14) +
        rect(0, 0, 314, 14, mix(LILAC, SNOW, 0.5), 7) +
        circle(44, 52, 20, ROSE) +
        circle(38, 46, 9, mix(ROSE, SNOW, 0.5)) +
        rect(76, 38, 130, 12, '#766B9C', 6) +
        rect(76, 58, 84, 9, LINE, 4.5) +
        rect(22, 88, 270, 78, '#DCDDFC', 10) +
        circle(232, 116, 18, SUN) +
        path('M22 166V136C70 96 110 104 168 166Z', MINT) +
        path('M120 166C180 118 240 118 292 142V156C292 162 288 166 282 166Z', mix(MINT, MINT_DEEP, 0.4)) +
        path(
          'M22 156V136C50 112 76 104 98 108C66 122 48 146 44 166H32C26 166 22 162 22 156Z',
          mix(MINT, SNOW, 0.45),
        ) +
        heart(40, 188, 28, ROSE) +
        star26(80, 188, 28) +
        rect(112, 182, 96, 10, LINE, 5) +
        // A folded corner: it has been handled.
        path('M314 168V200C314 208 308 214 300 214H268Z', '#E9E4F6') +
        path('M314 168L268 214L272 178C272 172 276 170 282 170Z', LINE),
    },
    countdown: {
      width: 480,
      height: 480,
      svg:
        group(
          'rotate(-3 240 240)',
          rect(30, 44, 430, 424, INK, 30, 0.16),
          rect(22, 30, 432, 426, LINE, 30) + rect(22, 30, 428, 418, SNOW, 30),
          path('M22 92V60C22 44 36 30 52 30H420C436 30 450 44 450 60V92Z', mix(LILAC, SNOW, 0.35)),
          circle(66, 62, 16, ROSE) +
            circle(61, 57, 7, mix(ROSE, SNOW, 0.5)) +
            rect(94, 50, 96, 10, VIOLET, 5, 0.7) +
            rect(94, 67, 60, 8, SNOW, 4),
          heart(64, 412, 34, ROSE) + star26(112, 411, 34) + rect(146, 404, 110, 12, '#E9E4F6', 6),
          path('M450 366V418C450 434 436 448 420 448H368Z', '#E9E4F6') +
            path('M450 366L368 448L374 388C374 378 380 372 390 372Z', LINE),
          group('translate(330 10) rotate(14)', tape(90, SKY)),
        ) + group('translate(246 70)', pin(ROSE, ROSE_DEEP, 2)),
    },
  };
}
