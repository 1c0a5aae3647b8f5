/**
 * Memes for partially correct, late, rushed, and skipped answers: kind ones that laugh at no one. Each name
 * is also the file's; descriptions are in `locales`.
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
  at,
  turned,
  pine,
  cloud,
  scenery,
  picture,
} from './kit.mjs';
import { who, UP, WAVE, SHRUG } from './cast.mjs';
import { flag, flame, mound } from './props.mjs';
import { signpost, query, bang, zzz, tent, stopwatch, speed, boulder, drop, cabin, board } from './gear.mjs';

export const unfinished = {
  'half-bridge': picture(
    scenery('dawn', { ground: null, seed: 106, sun: [300, 110], pines: false, horizon: 270 }),
    path('M0 300H148L168 340L140 450H0Z', '#8FAF8A') +
      path('M0 300H148L156 318H0Z', '#B6D99A') +
      path('M148 300L168 340L140 450H92L120 340Z', INK, 'opacity="0.18"') +
      path('M600 300H462L440 342L470 450H600Z', '#8FAF8A') +
      path('M600 300H462L452 318H600Z', '#B6D99A') +
      cloud(300, 424, 60, 0.5) +
      cloud(404, 440, 40, 0.4) +
      cloud(214, 442, 36, 0.4),
    line('M120 236Q300 300 484 236', BARK, 5) +
      line('M130 304Q240 336 336 330', BARK, 7) +
      rect(112, 226, 13, 84, 5, BARK) +
      rect(476, 226, 13, 84, 5, BARK) +
      line('M170 254v62M222 268v62M276 274v62M328 274v58M384 268v20M432 256v16', BARK, 3),
    ...[
      [156, 5],
      [186, 7],
      [216, 6],
      [246, 5],
      [276, 3],
      [306, 1],
      [334, 0],
    ].map(([x, turn], index) =>
      turned(
        x,
        308 + Math.sin((index / 6) * 1.6) * 25,
        turn,
        rect(-14, -6, 27, 13, 3, WOOD),
        rect(-14, 2, 27, 5, 2, BARK),
      ),
    ),
    who('poppy', {
      x: 300,
      y: 330,
      size: 148,
      eyes: 'round',
      mouth: 'smirk',
      ground: false,
      arms: [
        [86, 62, 110, 56, 122, 66],
        [14, 70, -6, 84, 14, 90],
      ],
    }),
    board(404, 274, 74, -20),
    who('cirrus', { x: 534, y: 306, size: 112, eyes: 'happy', mouth: 'grin', arms: UP }),
    flag(582, 304, 84),
  ),
  'one-snowshoe': picture(
    scenery('day', { ground: 346, seed: 111, sun: [500, 82] }),
    ellipse(236, 422, 128, 22, BARK) +
      ellipse(236, 420, 116, 17, '#E9D5A6') +
      line(
        'M140 418l50 14M176 408l70 26M220 404l72 26M268 406l58 18M150 428l80-22M196 434l98-26M250 436l76-20',
        BARK,
        3,
      ),
    who('tundra', {
      x: 236,
      y: 420,
      size: 224,
      eyes: 'sideeye',
      mouth: 'smile',
      lean: -6,
      arms: SHRUG,
      ground: false,
    }),
    mound(452, 440, 130, 66),
    turned(
      462,
      366,
      62,
      ellipse(0, 0, 96, 30, BARK),
      ellipse(0, 0, 85, 23, '#E9D5A6'),
      line('M-70-8l50 22M-40-18l60 36M0-22l52 30M-70 8l60-28M-30 20l70-38M20 20l50-26', BARK, 3),
    ),
    mound(462, 446, 100, 40),
    who('bean', { x: 86, y: 428, size: 98, eyes: 'happy', mouth: 'grin' }),
  ),
  'almost-snowball': picture(
    scenery('dusk', { ground: 346, seed: 116, sun: [96, 150] }),
    // A target hit off center.
    rect(432, 330, 12, 96, 4, BARK) +
      rect(492, 330, 12, 96, 4, BARK) +
      circle(468, 280, 92, EMBER) +
      circle(468, 280, 70, SNOW) +
      circle(468, 280, 48, EMBER) +
      circle(468, 280, 26, SNOW) +
      circle(468, 280, 10, EMBER) +
      path('M468 188A92 92 0 0 1 468 372Q520 280 468 188Z', INK, 'opacity="0.1"'),
    group(
      'translate(420 238)',
      circle(0, 0, 24, '#FFFFFF'),
      circle(-26, -10, 7, '#FFFFFF'),
      circle(24, -22, 6, '#FFFFFF'),
      circle(-14, 26, 8, '#FFFFFF'),
      circle(26, 16, 5, '#FFFFFF'),
      path('M-4 22q26 0 28-24q-8 16-28 24Z', '#CFE4EE'),
    ),
    line('M230 260Q310 176 392 224', '#FFFFFF', 5, 'stroke-dasharray="4 14" opacity="0.9"'),
    who('sierra', {
      x: 164,
      y: 420,
      size: 200,
      eyes: 'squint',
      mouth: 'grin',
      lean: 8,
      arms: [
        [86, 66, 112, 56, 118, 30],
        [12, 72, -10, 80, -18, 66],
      ],
    }),
    ...[
      [44, 424],
      [74, 428],
      [58, 404],
    ].map(
      ([x, y]) =>
        circle(x, y, 17, '#FFFFFF') + path(`M${x - 4} ${y + 17}a17 17 0 0 0 21-17q-5 12-21 17`, '#D9B6A6'),
    ),
    who('heather', { x: 332, y: 430, size: 112, eyes: 'happy', mouth: 'smile', arms: UP }),
  ),
  'clock-nap': picture(
    scenery('night', { ground: 350, seed: 121, sun: [90, 84], clouds: false }),
    tent(500, 396, 180, '#9C5630'),
    stopwatch(362, 322, 92, 330),
    who('barley', {
      x: 238,
      y: 422,
      size: 206,
      eyes: 'closedLine',
      mouth: 'dot',
      lean: 10,
      front: [
        path('M25 36Q30 2 60 4Q98 2 108 34L99 36Q90 18 76 34Q50 26 25 36Z', '#74CDF7'),
        path('M22 38Q50 26 78 36L78 42Q50 32 23 45Z', '#2479A3'),
        circle(104, 40, 8, GOLD),
      ],
    }),
    path('M118 426Q120 372 200 380T320 426Z', '#74CDF7') +
      path(
        'M140 426Q150 392 186 384L206 426ZM240 426Q246 394 236 386Q280 392 300 426Z',
        SNOW,
        'opacity="0.75"',
      ),
    zzz(300, 176, 24, SNOW),
    who('aloe', { x: 84, y: 428, size: 100, eyes: 'closedLine', mouth: 'tinySmile' }),
  ),
  'missed-cable-car': picture(
    scenery('day', { ground: 352, seed: 126, sun: [90, 90] }),
    line('M-10 150L610 34', '#3B5560', 5),
    cabin(
      430,
      68,
      178,
      EMBER,
      at(-34, 112, who('pip', { x: 0, y: 0, size: 66, eyes: 'happy', mouth: 'grin', ground: false })),
      at(36, 112, who('moss', { x: 0, y: 0, size: 62, eyes: 'happy', mouth: 'smile', ground: false })),
    ),
    rect(60, 388, 210, 20, 5, '#8C7859') +
      rect(60, 402, 210, 8, 3, INK, 'opacity="0.25"') +
      rect(76, 406, 14, 44, 2, '#6B5A45') +
      rect(240, 406, 14, 44, 2, '#6B5A45'),
    who('marmot', {
      x: 170,
      y: 390,
      size: 178,
      eyes: 'wide',
      mouth: 'tooth',
      arms: WAVE,
      front: [rect(86, 78, 10, 4, 2, BARK)],
    }),
    rect(56, 346, 50, 42, 8, '#C4721A') +
      line('M70 346q10-18 22 0', '#7E5637', 5) +
      rect(56, 360, 50, 6, 0, '#7E5637'),
    ...[
      [330, 260],
      [346, 286],
      [312, 238],
    ].map(([x, y]) => line(`M${x} ${y}l-26 5`, '#FFFFFF', 5)),
    pine(520, 420, 120) + pine(574, 430, 90) + pine(440, 432, 84),
  ),
  'tiptoe-past': picture(
    scenery('night', { ground: 350, seed: 131, sun: [80, 78], clouds: false }),
    // Something large and furry is asleep, with a question mark on its cap.
    path('M250 424C236 300 290 220 392 218S566 290 566 424Z', '#DCEBF1') +
      path('M480 246C550 280 566 350 566 424H470C520 360 520 300 480 246Z', '#A9C6D2') +
      path(
        'M250 424q-14-20 2-40q-10-24 10-40M566 424q14-20-2-40q10-20-6-42',
        'none',
        'stroke="#DCEBF1" stroke-width="20" stroke-linecap="round"',
      ) +
      ellipse(400, 318, 88, 66, '#BFD6E0') +
      line('M346 306q16 14 32 0M422 306q16 14 32 0', INK, 7) +
      ellipse(400, 334, 15, 10, INK) +
      line('M382 358q18 12 36 0', INK, 5) +
      ellipse(340, 338, 15, 8, '#F6A5D8', 'opacity="0.7"') +
      ellipse(460, 338, 15, 8, '#F6A5D8', 'opacity="0.7"') +
      line('M296 400q16-14 30 0M474 404q16-14 30 0', '#A9C6D2', 7),
    path('M300 262Q312 158 400 158T500 262Q400 214 300 262Z', '#6559B5') +
      path('M294 268Q400 208 506 268L500 250Q400 196 300 250Z', '#BFB8FF') +
      circle(400, 154, 15, '#BFB8FF') +
      query(400, 216, 46, GOLD),
    zzz(500, 190, 20, SNOW),
    who('pip', {
      x: 116,
      y: 420,
      size: 154,
      eyes: 'sideeye',
      mouth: 'line',
      lean: -8,
      flip: true,
      arms: [
        [14, 70, -8, 56, -2, 42],
        [86, 70, 108, 56, 102, 42],
      ],
    }),
    line('M190 428l16 3M226 434l16 3', '#8FB3BF', 5) + drop(188, 280, 8),
  ),
  'scenic-route': picture(
    scenery('meadow', { ground: 336, seed: 136, sun: [500, 78] }),
    path(
      'M0 424C120 400 150 396 196 410S300 452 420 440S560 420 600 400V430Q520 450 420 460H160Q90 436 0 450Z',
      '#E2C79B',
    ),
    boulder(300, 404, 190, 180, '#7B8B8F') + query(296, 366, 96, SNOW),
    who('yodel', {
      x: 118,
      y: 414,
      size: 166,
      eyes: 'happy',
      mouth: 'smirk',
      arms: [[86, 70, 106, 62, 104, 44]],
      behind: [path('M28 46q-24 4-22 44q22 8 30 0Z', '#C4721A'), rect(8, 62, 14, 12, 3, '#8A5A2B')],
    }),
    ...[
      [430, 372],
      [472, 398],
      [530, 366],
    ].map(([x, y], index) =>
      group(
        `translate(${x} ${y})`,
        line('M0 0v-22', '#3E7C4C', 4),
        ...[0, 72, 144, 216, 288].map((turn) =>
          turned(0, -28, turn, ellipse(0, -8, 5, 8, ['#F6A5D8', '#FFF9EF', '#BFB8FF'][index])),
        ),
        circle(0, -28, 5, GOLD),
      ),
    ),
    who('clover', { x: 500, y: 428, size: 112, eyes: 'closedLine', mouth: 'smile', flip: true }),
    group(
      'translate(392 170)',
      path('M0 0C-22-26-40-14-30 6C-40 22-18 30 0 6C18 30 40 22 30 6C40-14 22-26 0 0Z', '#FF9474'),
      path('M0 0C-12-14-24-8-20 4C-24 14-10 16 0 6C10 16 24 14 20 4C24-8 12-14 0 0Z', '#FFCB4D'),
      line('M0-8V16', INK, 4),
    ),
  ),
  'rocket-sled': picture(
    scenery('day', { ground: null, seed: 141, sun: [90, 76], pines: false }),
    path('M0 330C200 330 330 360 600 424V450H0Z', '#FFFFFF') +
      path('M0 388C200 384 360 410 600 446V450H0Z', '#CFE4EE'),
    signpost(120, 384, 170, [
      [24, -4, -1, '#FFCB4D'],
      [66, 3, -1, '#74E0A4'],
    ]),
    speed(290, 236, 130, 24, 6, '#FFFFFF'),
    turned(
      414,
      330,
      12,
      flame(-20, 0, 1),
      group('translate(-116 -12) rotate(-90)', flame(0, 0, 110)),
      path('M-110-44H40Q92-30 106-16Q92 0 40 14H-110Z', EMBER),
      path('M40-44Q92-30 106-16Q92 0 40 14Z', SNOW),
      path('M-110-44l-30-22v30ZM-110 14l-30 22v-30Z', '#74CDF7'),
      rect(-110, -8, 150, 22, 0, INK, 'opacity="0.12"'),
      circle(10, -16, 13, '#D9F1F8', 'stroke="#B8452A" stroke-width="5"'),
      line('M-90 34H80Q110 34 108 14', '#5A4632', 9),
      line('M-60 14v20M40 14v20', '#5A4632', 7),
      who('cyclo', { x: -46, y: -38, size: 150, mouth: 'open', lean: -8, ground: false, arms: UP }),
    ),
    turned(
      300,
      96,
      -24,
      path('M-34 12Q0-34 34 12Z', '#BFB8FF'),
      rect(-38, 8, 76, 13, 6, '#6559B5'),
      circle(0, -16, 8, SNOW),
    ),
    bang(512, 190, 64, SNOW, 12) + bang(548, 208, 46, SNOW, 20),
    ...[
      [230, 368, 12],
      [200, 352, 8],
      [258, 392, 9],
      [176, 376, 6],
    ].map(([x, y, r]) => circle(x, y, r, '#E7F4F9')),
  ),
  'count-to-three': picture(
    scenery('dusk', { ground: null, seed: 146, pines: false, horizon: 290 }),
    path('M0 286H236L264 316L232 360L250 450H0Z', '#8C6A62') +
      path('M0 286H236L248 300H0Z', '#F3DCC8') +
      path('M236 286L264 316L232 360L250 450H190L176 360L210 316Z', INK, 'opacity="0.2"'),
    cloud(432, 392, 88, 0.96, '#FFF4EA') +
      cloud(520, 436, 60, 0.6, '#FFE3D0') +
      cloud(330, 440, 50, 0.6, '#FFE3D0'),
    who('ember', {
      x: 424,
      y: 372,
      size: 168,
      eyes: 'wide',
      mouth: 'zigzag',
      lean: 6,
      ground: false,
      arms: UP,
    }),
    line('M282 300l40-16M276 326l46-8M286 274l30-20', SNOW, 5),
    who('quartz', {
      x: 118,
      y: 292,
      size: 150,
      eyes: 'sideeye',
      mouth: 'smile',
      arms: [[84, 66, 106, 50, 108, 26]],
    }),
    // The friend counts with three stones.
    ...[0, 1, 2].map((index) =>
      ellipse(
        44 + index * 34,
        302,
        15,
        10,
        ['#FF9474', '#FFCB4D', '#74E0A4'][index],
        'stroke="#5A3F3B" stroke-width="3"',
      ),
    ),
    drop(500, 232, 9) + drop(348, 236, 8) + bang(536, 250, 50, SNOW, 12),
  ),
};
