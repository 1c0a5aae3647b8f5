/**
 * Memes for incorrect answers: kind ones that laugh at no one. Each name is also the file's; descriptions are
 * in `locales`.
 */
import {
  INK,
  SNOW,
  EMBER,
  GOLD,
  BARK,
  mix,
  path,
  line,
  circle,
  rect,
  group,
  turned,
  pine,
  scenery,
  shadow,
  picture,
} from './kit.mjs';
import { who, UP } from './cast.mjs';
import { campfire, mound } from './props.mjs';
import { signpost, query, lantern, sled } from './gear.mjs';

export const incorrect = {
  'map-upside-down': picture(
    scenery('meadow', { ground: 346, seed: 81, sun: [90, 84] }),
    signpost(494, 408, 230, [
      [24, -7, 1, '#FFCB4D'],
      [70, 5, -1, '#74CDF7'],
      [114, -3, 1, '#FF9474'],
      [154, 8, -1, '#74E0A4'],
    ]),
    who('fjord', {
      x: 250,
      y: 418,
      size: 222,
      eyes: 'uneven',
      mouth: 'wavy',
      arms: [[12, 72, -8, 78, 4, 66]],
    }),
    turned(
      240,
      378,
      -5,
      path(
        'M-104-42L-36-54L36-38L104-52V46L36 60L-36 44L-104 56Z',
        '#FFF4DA',
        'stroke="#C4A46A" stroke-width="3"',
      ),
      path('M-36-54L36-38V60L-36 44Z', '#E9D5A6', 'opacity="0.7"'),
      line('M-84 30Q-60 0-30 18T36-4T84-24', EMBER, 5, 'stroke-dasharray="3 12"'),
      line('M78-32l14 14m0-14l-14 14', '#B63A35', 6),
      path('M-62-30l20 36h-40ZM14 32l-18-30h36Z', '#6FA38A'),
      path('M58 36q-10-22 8-24t20 16Z', '#74CDF7'),
    ),
    query(360, 176, 62, SNOW) + query(136, 196, 44, SNOW) + query(412, 120, 34, SNOW),
    who('moss', { x: 74, y: 426, size: 92, eyes: 'sideeye', mouth: 'tinySmile' }),
  ),
  'meant-to-do-that': picture(
    scenery('day', { ground: 340, seed: 86, sun: [110, 80] }),
    pine(520, 400, 150) + pine(566, 410, 110),
    who('dusk', { x: 300, y: 420, size: 190, eyes: 'wide', mouth: 'tinySmile', ground: false }),
    mound(300, 444, 230, 106) + mound(160, 446, 100, 52) + mound(440, 446, 110, 60),
    line('M420 366Q436 330 424 300', mix('#9DB2FF', INK, 0.34), 24) +
      line('M420 366Q436 330 424 300', '#9DB2FF', 19) +
      circle(424, 294, 15, '#AEBFFF') +
      rect(414, 262, 15, 34, 7, '#AEBFFF'),
    turned(168, 330, -32, rect(-8, -74, 16, 128, 8, EMBER), path('M-8-74q8-20 16 0Z', '#FFCB4D')) +
      turned(206, 322, 18, rect(-8, -70, 16, 120, 8, EMBER), path('M-8-70q8-20 16 0Z', '#FFCB4D')),
    circle(250, 226, 7, '#FFFFFF') + circle(360, 216, 9, '#FFFFFF') + circle(300, 190, 6, '#FFFFFF'),
    who('bean', { x: 508, y: 432, size: 92, eyes: 'wide', mouth: 'ooh' }),
  ),
  'helmet-backwards': picture(
    scenery('dawn', { ground: 348, seed: 91, sun: [470, 110] }),
    who('mango', {
      x: 226,
      y: 420,
      size: 220,
      eyes: 'dots',
      mouth: 'catMouth',
      arms: [
        [88, 70, 112, 64, 128, 72],
        [12, 70, -12, 62, -26, 72],
      ],
      front: [
        path('M18 47C16 6 84 6 82 47Q50 55 18 47Z', '#74CDF7'),
        path('M58 16C80 20 83 36 82 47Q73 50 62 51Q76 34 58 16Z', INK, 'opacity="0.16"'),
        path('M13 45Q50 57 87 45L89 53Q50 65 11 53Z', '#2479A3'),
        path('M30 30Q50 22 70 30L70 37Q50 29 30 37Z', SNOW, 'opacity="0.85"'),
        line('M82 52Q90 66 84 82', '#2479A3', 4),
        rect(79, 78, 10, 8, 2, GOLD),
      ],
    }),
    who('gizmo', {
      x: 446,
      y: 420,
      size: 156,
      eyes: 'sideeye',
      mouth: 'smile',
      flip: true,
      arms: [[84, 68, 106, 52, 112, 34]],
    }),
    query(270, 150, 50, SNOW) + query(330, 176, 34, SNOW),
    sled(104, 430, 120),
    pine(556, 418, 96),
  ),
  'flat-tent': picture(
    scenery('night', { ground: 344, seed: 96, sun: [500, 86] }),
    campfire(494, 402, 52),
    path(
      'M80 424C90 372 140 380 176 352C214 300 262 330 292 318C350 296 366 356 410 372C436 380 440 410 448 424Z',
      EMBER,
    ) +
      path(
        'M292 318C350 296 366 356 410 372C436 380 440 410 448 424H320C342 390 336 352 292 318Z',
        mix(EMBER, INK, 0.28),
      ) +
      path(
        'M176 352C196 372 196 400 186 424M238 324C252 360 250 392 256 424',
        'none',
        `stroke="${mix(EMBER, INK, 0.35)}" stroke-width="5" stroke-linecap="round"`,
      ),
    turned(196, 320, -36, rect(-5, -84, 10, 150, 5, '#D5E1E6')) +
      turned(376, 350, 52, rect(-5, -80, 10, 130, 5, '#D5E1E6')),
    path('M206 424Q206 372 264 370T324 424Z', '#3A2A2A') +
      group(
        'translate(0 0)',
        who('lagoon', { x: 265, y: 424, size: 88, eyes: 'bigPupils', mouth: 'wavy', ground: false }),
      ),
    path('M202 424Q196 366 264 362T328 424L322 424Q320 374 264 374T208 424Z', mix(EMBER, '#FFFFFF', 0.35)),
    who('palmy', { x: 92, y: 432, size: 110, eyes: 'happy', mouth: 'tinySmile' }),
    lantern(404, 424, 54),
    line('M150 424l-22 12M440 424l22 12', '#DCCDB4', 4),
  ),
  'wrong-snowman': picture(
    scenery('day', { ground: 346, seed: 101 }),
    // A snowman standing on its head.
    shadow(320, 424, 90) +
      circle(320, 388, 36, '#FFFFFF') +
      circle(320, 318, 56, '#FFFFFF') +
      circle(320, 218, 76, '#FFFFFF') +
      path(
        'M372 164A76 76 0 0 1 330 293Q386 240 372 164ZM358 278A56 56 0 0 1 326 373Q366 330 358 278Z',
        '#CFE4EE',
      ) +
      circle(308, 396, 4.5, INK) +
      circle(332, 396, 4.5, INK) +
      path('M320 386l34 4l-34 6Z', '#FF9A3D') +
      line('M304 376q16-9 32 0', INK, 4) +
      circle(320, 300, 5, INK) +
      circle(320, 324, 5, INK) +
      path('M284 412h72v12h-72Z', INK) +
      rect(300, 420, 40, 12, 2, INK),
    line('M264 320Q230 300 214 322M376 318Q410 300 430 322', BARK, 7) +
      line('M222 312l-18-6M422 312l18-6', BARK, 5),
    who('barley', {
      x: 118,
      y: 424,
      size: 168,
      eyes: 'inward',
      mouth: 'slant',
      arms: [
        [86, 70, 104, 62, 88, 44],
        [14, 72, -6, 84, 12, 90],
      ],
    }),
    who('trill', { x: 506, y: 424, size: 140, eyes: 'happy', mouth: 'smile', arms: UP }),
    query(190, 214, 46, '#4B7F99'),
  ),
};
