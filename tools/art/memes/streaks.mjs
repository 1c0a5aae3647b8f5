/** Memes for streaks. Each name is also the file's; descriptions are in `locales`. */
import {
  SNOW,
  GLOW,
  EMBER,
  BARK,
  path,
  line,
  circle,
  rect,
  turned,
  faint,
  glow,
  shade,
  pine,
  scenery,
  picture,
} from './kit.mjs';
import { who, UP, HIPS } from './cast.mjs';
import { sparkle, star, rays, flame } from './props.mjs';
import { drop } from './gear.mjs';
import { marshmallow } from './correct.mjs';

export const streaks = {
  'three-stack': picture(
    scenery('dawn', { ground: 352, seed: 26, sun: [120, 120] }),
    faint(0.8, rays(330, 210, 250, '#FFE9B8', 0.5, 16)),
    who('boulder', { x: 330, y: 420, size: 150, eyes: 'squint', mouth: 'teeth', arms: HIPS }),
    who('gizmo', {
      x: 334,
      y: 309,
      size: 126,
      eyes: 'round',
      mouth: 'wavy',
      arms: UP,
      lean: -3,
      ground: false,
    }),
    who('moss', { x: 324, y: 212, size: 104, eyes: 'happy', mouth: 'grin', lean: 5, ground: false }),
    who('edelweiss', { x: 130, y: 416, size: 116, eyes: 'wide', mouth: 'open' }),
    who('ember', {
      x: 508,
      y: 418,
      size: 120,
      eyes: 'bigPupils',
      mouth: 'ooh',
      arms: [[14, 72, -6, 60, -4, 40]],
    }),
    drop(424, 250, 8) + drop(238, 262, 7) + drop(430, 330, 6),
  ),
  'warming-up': picture(
    scenery('night', { ground: 352, seed: 31, sun: [96, 84], clouds: false }),
    glow(316, 236, 230, '#FF9A3D', 0.6),
    flame(316, 214, 104) + flame(276, 222, 62) + flame(356, 222, 66),
    who('trill', { x: 316, y: 418, size: 212, eyes: 'angry', mouth: 'smirk', arms: HIPS }),
    who('clover', {
      x: 118,
      y: 412,
      size: 118,
      eyes: 'happy',
      mouth: 'tinySmile',
      arms: [[84, 70, 104, 66, 118, 60]],
    }),
    who('nimbus', {
      x: 516,
      y: 412,
      size: 118,
      eyes: 'happy',
      mouth: 'catMouth',
      arms: [[16, 70, -4, 66, -18, 60]],
    }),
    line('M194 344L252 300', BARK, 5) + marshmallow(256, 296, 30, -34),
    line('M444 344L386 300', BARK, 5) + marshmallow(382, 296, 30, 34),
  ),
  'melting-snow': picture(
    scenery('day', { ground: null, seed: 37, sun: [520, 70], pines: false, horizon: 220 }),
    path('M0 210C150 250 300 330 600 404V450H0Z', '#FFFFFF') +
      path('M0 300C180 320 340 380 600 440V450H0Z', '#CFE4EE'),
    pine(70, 236, 84) + pine(126, 250, 62),
    path('M0 222C120 246 220 286 330 336L318 356C200 316 110 282 0 262Z', '#74CDF7') +
      path('M0 234C110 252 210 292 316 340L312 350C200 306 100 270 0 252Z', '#BDE8F7'),
    turned(258, 302, 24, flame(-70, 12, 104), flame(-122, 14, 76), flame(-26, 10, 80), flame(-166, 14, 48)),
    turned(
      350,
      348,
      22,
      rect(-86, 2, 180, 12, 6, EMBER),
      path('M84 2q30 0 28-20l-9 2q0 8-20 8Z', EMBER),
      who('tundra', {
        x: 0,
        y: 4,
        size: 168,
        eyes: 'angry',
        mouth: 'grin',
        lean: 8,
        ground: false,
        arms: [
          [86, 70, 108, 74, 118, 56],
          [14, 72, -8, 70, -22, 58],
        ],
        front: [
          path('M27 76Q50 86 73 76L74 86Q50 96 26 86Z', EMBER),
          path('M28 78Q4 70-16 78L-14 92Q8 86 30 90Z', EMBER),
        ],
      }),
    ),
    drop(150, 240, 8) + drop(206, 214, 10) + drop(96, 208, 7) + drop(258, 200, 7),
    who('spruce', { x: 556, y: 402, size: 104, eyes: 'wide', mouth: 'open', ground: false }),
  ),
  'wobbly-seven': picture(
    scenery('dusk', { ground: 356, seed: 41, sun: [480, 150] }),
    ...[
      ['moss', 0, 0, 92],
      ['barley', 6, -4, 84],
      ['dusk', -6, 5, 80],
      ['poppy', 8, -3, 74],
      ['sierra', -4, 4, 70],
      ['lilac', 6, -5, 64],
      ['pip', 0, 3, 60],
    ].map(([id, dx, lean, size], index) =>
      who(id, {
        x: 296 + dx * 1.6,
        y: 424 - index * 51,
        size,
        lean,
        ground: index === 0,
        eyes: index % 2 ? 'wide' : 'round',
        mouth: index === 6 ? 'grin' : index % 2 ? 'wavy' : 'line',
        arms: index === 0 ? HIPS : index === 6 ? UP : [],
      }),
    ),
    who('cyclo', { x: 108, y: 418, size: 128, mouth: 'open', arms: UP }),
    who('palmy', { x: 486, y: 418, size: 122, eyes: 'wide', mouth: 'ooh' }),
    line('M214 170q-14 20 0 40M392 150q14 20 0 40M208 270q-14 18 0 36M396 260q14 18 0 36', SNOW, 5),
  ),
  'comet-ride': picture(
    shade(0, 0, 600, 450, [
      [0, '#07151C'],
      [0.45, '#123F54'],
      [0.8, '#3C6D8A'],
      [1, '#F6A5D8'],
    ]),
    ...[
      [60, 60],
      [150, 120],
      [240, 50],
      [400, 70],
      [520, 150],
      [560, 60],
      [90, 230],
      [470, 300],
      [40, 330],
      [350, 140],
      [180, 300],
      [300, 210],
    ].map(([x, y], index) => sparkle(x, y, 4 + (index % 4) * 3, SNOW)),
    glow(500, 400, 200, '#FFB184', 0.5),
    path('M0 450L60 392L110 420L190 350L250 408L330 372L400 426L470 384L540 430L600 402V450Z', '#0F303E') +
      path('M190 350l20 20l-12-4l-8 12l-8-10l-14 6ZM60 392l12 12l-10-2l-8 6l-8-2Z', '#8FB9C6'),
    path('M30 360Q220 330 372 190L414 244Q250 384 30 360Z', '#FF7F5C', 'opacity="0.55"') +
      path('M70 350Q240 320 378 204L404 238Q260 366 70 350Z', GLOW, 'opacity="0.75"') +
      path('M130 338Q270 306 386 214L398 230Q280 346 130 338Z', '#FFF4CF', 'opacity="0.9"'),
    glow(420, 220, 140, '#FFE08A', 0.9) +
      circle(418, 226, 56, '#FFCB47') +
      circle(404, 212, 12, '#E5A628') +
      circle(440, 244, 9, '#E5A628') +
      circle(436, 204, 7, '#E5A628'),
    who('yodel', {
      x: 404,
      y: 196,
      size: 150,
      eyes: 'happy',
      mouth: 'laugh',
      lean: 18,
      ground: false,
      arms: UP,
      front: [
        path('M22 84Q50 96 78 82L84 94Q50 108 18 96Z', EMBER),
        path('M20 90Q-8 96-30 84L-26 100Q0 112 24 100Z', EMBER),
      ],
    }),
    star(510, 96, 20) + star(250, 120, 14) + star(120, 190, 12),
  ),
};
