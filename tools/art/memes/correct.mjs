/** Memes for correct answers. Each name is also the file's; descriptions are in `locales`. */
import {
  INK,
  SNOW,
  GLOW,
  EMBER,
  GOLD,
  WOOD,
  BARK,
  mix,
  path,
  line,
  circle,
  ellipse,
  rect,
  turned,
  faint,
  scenery,
  shadow,
  picture,
} from './kit.mjs';
import { who, UP } from './cast.mjs';
import { confetti, sparkle, star, rays, flag, campfire, mound, shades } from './props.mjs';
import { bulb, tent } from './gear.mjs';

/** A marshmallow on a stick. */
export const marshmallow = (x, y, size, turn = 0) =>
  turned(
    x,
    y,
    turn,
    rect(-size / 2, -size * 0.4, size, size * 0.8, size * 0.24, SNOW),
    rect(-size / 2, size * 0.06, size, size * 0.34, size * 0.18, '#E2B27A', 'opacity="0.8"'),
    ellipse(-size * 0.16, -size * 0.2, size * 0.16, size * 0.08, '#FFFFFF'),
  );

/** A summit to stand on, with rocky sides. */
const summit = (x, y, half) =>
  path(
    `M${x - half * 2.1} 450L${x - half * 1.2} ${y + 60}L${x - half} ${y + 8}Q${x} ${y - 12} ${x + half} ${y + 8}L${x + half * 1.35} ${y + 66}L${x + half * 2.2} 450Z`,
    '#FFF3E2',
  ) +
  path(
    `M${x + half * 0.3} ${y - 2}Q${x + half * 0.7} ${y} ${x + half} ${y + 8}L${x + half * 1.35} ${y + 66}L${x + half * 2.2} 450H${x + half * 0.9}L${x + half * 0.5} ${y + 80}Z`,
    '#D7B7A2',
  ) +
  path(
    `M${x - half * 1.2} ${y + 60}l26 34l16-20l22 46l-40 60l-60 20ZM${x + half * 0.7} ${y + 92}l30-22l24 30l20 58l-50-8Z`,
    '#6B5A66',
    'opacity="0.75"',
  );

export const correct = {
  'summit-dance': picture(
    scenery('dawn', { ground: null, seed: 4, sun: [470, 130], pines: false, horizon: 300 }),
    summit(300, 322, 190),
    flag(300, 322, 170),
    who('boulder', { x: 178, y: 332, size: 122, eyes: 'happy', mouth: 'laugh', arms: UP, lean: -9 }),
    who('pip', { x: 300, y: 336, size: 138, eyes: 'happy', mouth: 'grin', arms: UP, ground: false }),
    who('tulip', { x: 420, y: 332, size: 132, eyes: 'happy', mouth: 'grin', lean: 10 }),
    confetti(9, 54, 300),
  ),
  'bright-idea': picture(
    scenery('night', { ground: 352, seed: 8, clouds: false }),
    tent(92, 392, 150, '#6FBAD1'),
    bulb(322, 96, 50),
    faint(0.3, rays(322, 96, 320, '#FFF0B8', 0.6, 18)),
    who('marmot', {
      x: 320,
      y: 408,
      size: 200,
      eyes: 'wide',
      mouth: 'grin',
      arms: [[88, 72, 112, 58, 96, 34]],
    }),
    who('quartz', { x: 497, y: 398, size: 128, eyes: 'wide', mouth: 'ooh', arms: UP, flip: true }),
    who('moss', { x: 172, y: 414, size: 88, eyes: 'inward', mouth: 'ooh' }),
    sparkle(236, 60, 16, '#FFF4CF') + sparkle(410, 58, 20, '#FFF4CF') + sparkle(430, 140, 11, '#FFF4CF'),
  ),
  'campfire-treat': picture(
    scenery('dusk', { ground: 350, seed: 12 }),
    tent(520, 380, 170, '#74CDF7'),
    rect(90, 392, 190, 28, 14, WOOD) + circle(280, 406, 14, '#D9AE83') + circle(280, 406, 8, WOOD),
    who('mango', {
      x: 176,
      y: 402,
      size: 182,
      eyes: 'bigPupils',
      mouth: 'tongue',
      arms: [[86, 76, 104, 86, 116, 66]],
    }),
    line('M275 342L392 270', BARK, 6),
    marshmallow(398, 262, 62, -30),
    campfire(404, 404, 84),
    star(320, 170, 15) + star(362, 138, 10) + star(450, 168, 12),
    sparkle(436, 232, 14),
  ),
  'high-five': picture(
    scenery('day', { ground: 348, seed: 17, sun: [88, 84] }),
    rays(300, 196, 190, GLOW, 0.35, 16) +
      star(300, 196, 60, '#FFE08A', GLOW) +
      star(300, 196, 34, SNOW, '#FFE08A'),
    who('lagoon', {
      x: 164,
      y: 414,
      size: 192,
      eyes: 'happy',
      mouth: 'laugh',
      arms: [[84, 66, 98, 40, 100, -8]],
      lean: 6,
    }),
    who('rowan', {
      x: 438,
      y: 414,
      size: 196,
      eyes: 'happy',
      mouth: 'grin',
      arms: [[16, 62, -8, 36, -16, -8]],
      lean: -6,
    }),
    sparkle(216, 120, 18, SNOW) + sparkle(388, 118, 22, SNOW) + sparkle(300, 100, 15, SNOW),
  ),
  'too-cool': picture(
    scenery('day', { ground: 350, seed: 21, sun: [500, 80] }),
    // A deck chair, a parasol and a drink.
    path('M96 150Q210 74 324 150Z', EMBER) +
      path('M150 150Q172 98 210 112Q206 124 210 150ZM210 112Q262 100 324 150H270Q258 118 210 112Z', SNOW) +
      rect(206, 108, 8, 290, 4, BARK),
    // A hot tub in the snow.
    shadow(386, 426, 122),
    ellipse(386, 344, 116, 26, '#7E5637') + ellipse(386, 346, 106, 20, '#74CDF7'),
    who('cirrus', {
      x: 386,
      y: 380,
      size: 172,
      eyes: 'dots',
      mouth: 'smirk',
      ground: false,
      front: [shades(50, 47, 62)],
    }),
    path('M280 348Q386 388 492 348V362Q386 402 280 362Z', '#9BDDF5', 'opacity="0.9"'),
    path('M270 344Q386 396 502 344L488 416Q386 444 284 416Z', WOOD) +
      path('M440 366Q474 358 502 344L488 416Q462 426 430 430Z', INK, 'opacity="0.16"') +
      line('M314 364l6 62M350 374l3 58M386 376v58M422 374l-3 58M458 364l-6 62', BARK, 3) +
      line('M277 376Q386 424 495 376', '#5E757F', 7) +
      line('M282 402Q386 446 490 402', '#5E757F', 7),
    faint(
      0.75,
      line(
        'M296 316q16-18 0-38t0-38M476 316q16-18 0-38t0-38M322 290q12-14 0-30M452 290q12-14 0-30',
        '#FFFFFF',
        7,
      ),
    ),
    circle(318, 342, 17, mix('#E4EEF2', INK, 0.3)) +
      circle(318, 341, 15, '#EAF2F5') +
      circle(456, 342, 17, mix('#E4EEF2', INK, 0.3)) +
      circle(456, 341, 15, '#EAF2F5'),
    rect(118, 360, 88, 10, 4, WOOD) + rect(128, 368, 8, 44, 2, BARK) + rect(188, 368, 8, 44, 2, BARK),
    path('M142 316H184L176 360H150Z', '#D9F1F8', 'opacity="0.9"') +
      path('M144 330H182L176 360H150Z', EMBER) +
      line('M166 334L186 296', SNOW, 4) +
      circle(184, 316, 12, GOLD),
    mound(540, 424, 74, 40),
    who('bean', { x: 536, y: 404, size: 92, eyes: 'wide', mouth: 'ooh', ground: false }),
    sparkle(350, 218, 12, '#FFFFFF') + sparkle(440, 240, 15, '#FFFFFF'),
  ),
};
