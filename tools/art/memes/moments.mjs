/**
 * Memes for the middle of a long game, a perfect game, and a comeback. Each name is also the file's;
 * descriptions are in `locales`.
 */
import {
  INK,
  SNOW,
  EMBER,
  GOLD,
  WOOD,
  BARK,
  path,
  line,
  circle,
  ellipse,
  rect,
  group,
  turned,
  glow,
  pine,
  scenery,
  picture,
} from './kit.mjs';
import { who, UP } from './cast.mjs';
import { confetti, sparkle, star, rays, mound, shades } from './props.mjs';
import { trophy, mug } from './gear.mjs';

export const moments = {
  'halfway-lunch': picture(
    scenery('meadow', { ground: 340, seed: 63, sun: [520, 78] }),
    path('M0 426Q140 380 220 400T420 352T600 300V340Q500 370 430 388T210 438T0 450Z', '#E2C79B'),
    rect(470, 226, 12, 150, 5, BARK) +
      turned(
        476,
        250,
        -4,
        path(
          'M-70-20H62L84 2L62 24H-70Z',
          '#FFCB4D',
          'stroke="#8A5A2B" stroke-width="4" stroke-linejoin="round"',
        ),
        line('M-34 16L-2-12L24 16', '#8A5A2B', 6),
        line('M-2-12V16', '#8A5A2B', 6),
        path('M-2-12L-34 16H-2Z', '#8A5A2B'),
      ),
    path('M84 416H360L388 444H52Z', '#FF9474') +
      path('M112 416h44l-10 28h-52ZM204 416h44v28h-50ZM296 416h44l20 28h-54Z', SNOW, 'opacity="0.8"'),
    who('barley', {
      x: 140,
      y: 424,
      size: 152,
      eyes: 'happy',
      mouth: 'tongue',
      arms: [[84, 76, 100, 72, 92, 62]],
    }),
    path('M174 344l52-20l6 16l-52 22Z', '#F0C98B') +
      path('M176 352l52-22l2 6l-52 22Z', '#6CC067') +
      path('M178 358l52-22l3 8l-52 20Z', '#F0C98B'),
    who('fjord', {
      x: 318,
      y: 424,
      size: 148,
      eyes: 'closedLine',
      mouth: 'grin',
      arms: [[14, 78, -2, 84, -12, 70]],
    }),
    mug(294, 390, 38, '#F6A5D8'),
    path('M214 432q6-34 34-30q28-2 26 30Z', EMBER) + circle(244, 404, 4, '#58A45B'),
    line('M566 300l-10-26', BARK, 5) +
      circle(548, 262, 5, INK) +
      group(
        'translate(60 356)',
        line('M0 0v-18', '#3E7C4C', 4),
        ...[0, 72, 144, 216, 288].map((turn) => turned(0, -24, turn, ellipse(0, -7, 4, 7, SNOW))),
        circle(0, -24, 4.5, GOLD),
      ),
  ),
  'hat-off': picture(
    scenery('dawn', { ground: null, seed: 52, sun: [90, 110], pines: false, horizon: 300 }),
    // The mountain itself takes off its snow cap.
    path('M92 450L196 236L246 186L300 150L352 190L404 244L512 450Z', '#6F8FA0') +
      path('M300 150L352 190L404 244L512 450H372L330 300Z', '#55788B') +
      path(
        'M196 236L246 186L300 150L352 190L404 244L380 268L352 240L326 272L300 242L270 274L246 246L222 272Z',
        '#BFDCE6',
      ),
    ellipse(258, 312, 21, 25, SNOW) +
      ellipse(342, 312, 21, 25, SNOW) +
      circle(263, 317, 10, INK) +
      circle(337, 317, 10, INK) +
      circle(267, 312, 3.5, SNOW) +
      circle(341, 312, 3.5, SNOW),
    line('M232 276q22-18 46-4M322 272q24-14 46 4', INK, 7) +
      path('M256 356Q300 408 344 356Z', INK) +
      path('M276 382Q300 366 324 382Q300 396 276 382Z', '#FF9474') +
      circle(214, 352, 17, '#FF9189', 'opacity="0.5"') +
      circle(386, 352, 17, '#FF9189', 'opacity="0.5"'),
    line('M410 300Q490 260 470 156', '#6F8FA0', 24) + circle(470, 150, 17, '#85A5B5'),
    group(
      'translate(440 92) rotate(14) scale(1.25)',
      path('M-72 30L-34-22L0-62L36-20L74 30L48 18L28 40L4 16L-22 40L-44 18Z', SNOW),
      path('M0-62L36-20L74 30L48 18L28 40L14 26Z', '#CFE4EE'),
    ),
    pine(60, 446, 96) + pine(124, 452, 70) + pine(540, 448, 100) + pine(482, 454, 66),
    who('heather', { x: 214, y: 448, size: 84, eyes: 'happy', mouth: 'smile', arms: UP }),
    confetti(5, 40, 260),
  ),
  'shiny-trophy': picture(
    scenery('night', { ground: 354, seed: 57, clouds: false }),
    rays(300, 210, 380, '#FFE08A', 0.34, 20) + glow(300, 200, 210, '#FFF4CF', 0.9),
    rect(238, 352, 124, 66, 8, WOOD) +
      rect(230, 342, 140, 18, 8, '#D9AE83') +
      path('M238 388H362V418H238Z', INK, 'opacity="0.15"') +
      star(300, 386, 17),
    trophy(300, 344, 190),
    who('boulder', { x: 108, y: 424, size: 156, eyes: 'dots', mouth: 'grin', front: [shades(50, 48, 58)] }),
    who('pip', { x: 196, y: 440, size: 104, eyes: 'dots', mouth: 'open', front: [shades(50, 49, 62)] }),
    who('yodel', {
      x: 492,
      y: 424,
      size: 160,
      eyes: 'dots',
      mouth: 'smile',
      front: [shades(50, 48, 56)],
      arms: [[14, 66, -6, 52, 12, 42]],
    }),
    who('tulip', { x: 404, y: 442, size: 106, eyes: 'dots', mouth: 'smile', front: [shades(50, 76, 52)] }),
    sparkle(230, 168, 22, '#FFFFFF') +
      sparkle(372, 150, 26, '#FFFFFF') +
      sparkle(300, 108, 16, '#FFFFFF') +
      sparkle(350, 250, 13, '#FFFFFF'),
  ),
  'rope-rescue': picture(
    scenery('dawn', { ground: null, seed: 68, sun: [300, 96], pines: false, horizon: 230 }),
    path('M0 236L170 226L224 250L250 330L232 450H0Z', '#FFFFFF') +
      path('M170 226L224 250L250 330L232 450H176L196 330Z', '#B7D6E4') +
      path('M600 226L430 222L386 250L366 330L392 450H600Z', '#FFFFFF') +
      path('M430 222L386 250L366 330L392 450H446L420 330Z', '#B7D6E4') +
      path('M224 250L250 330L232 450H392L366 330L386 250Z', '#12384A') +
      path('M244 380L232 450H392L372 374Z', '#07151C', 'opacity="0.6"'),
    who('boulder', {
      x: 112,
      y: 246,
      size: 140,
      eyes: 'squint',
      mouth: 'teeth',
      lean: -14,
      arms: [[84, 72, 104, 74, 122, 66]],
    }),
    who('mango', {
      x: 42,
      y: 268,
      size: 104,
      eyes: 'squint',
      mouth: 'teeth',
      lean: -16,
      arms: [[84, 72, 104, 74, 120, 68]],
    }),
    line('M64 226Q150 214 226 226T308 236', '#C4721A', 8) +
      line('M64 226Q150 214 226 226T308 236', '#FFD9A0', 3, 'stroke-dasharray="9 8"'),
    who('ember', {
      x: 316,
      y: 366,
      size: 172,
      eyes: 'happy',
      mouth: 'grin',
      ground: false,
      arms: [
        [16, 66, -4, 44, -4, 22],
        [84, 66, 106, 50, 118, 38],
      ],
      front: [line('M18 84Q50 96 82 84', '#C4721A', 7)],
    }),
    who('clover', { x: 494, y: 248, size: 132, eyes: 'happy', mouth: 'laugh', arms: UP }),
    sparkle(258, 196, 14, '#FFFFFF') + sparkle(386, 196, 18, '#FFFFFF') + confetti(21, 26, 200),
  ),
  'snow-burst': picture(
    scenery('day', { ground: 350, seed: 73, sun: [520, 80] }),
    rays(290, 330, 330, '#FFFFFF', 0.5, 18),
    who('nimbus', { x: 290, y: 388, size: 216, eyes: 'happy', mouth: 'smile', arms: UP, ground: false }),
    mound(290, 436, 196, 84) + mound(166, 440, 100, 60) + mound(424, 442, 110, 64),
    ...[
      [120, 200, 15],
      [170, 132, 11],
      [90, 286, 12],
      [230, 100, 9],
      [372, 96, 12],
      [430, 148, 15],
      [474, 232, 12],
      [504, 306, 16],
      [140, 250, 7],
      [448, 268, 8],
      [324, 74, 7],
    ].map(
      ([x, y, r]) =>
        circle(x, y, r, '#FFFFFF') +
        path(`M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0q${0 - r} ${r * 0.7} ${0 - 2 * r} 0`, '#A9CFE0'),
    ),
    who('gizmo', { x: 506, y: 426, size: 106, eyes: 'wide', mouth: 'open', arms: UP }),
    who('bean', { x: 84, y: 428, size: 104, eyes: 'happy', mouth: 'grin' }),
  ),
};
