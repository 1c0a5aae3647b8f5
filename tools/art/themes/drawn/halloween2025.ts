// Fright Night: a harvest fair around a pumpkin as large as a house.

import {
  at,
  circle,
  ellipse,
  type Frame,
  group,
  isUnderTitle,
  line,
  mix,
  path,
  random,
  rect,
  repeat,
  shaded,
  type ThemeArt,
} from '#tools/art/themes/kit.ts';
import { ground, leadTo, smooth } from '#tools/art/themes/outlines.ts';
import { climb } from '#tools/art/themes/halloween2025/climb.ts';
import {
  bale,
  corn,
  cornRow,
  CREAM,
  EMBER,
  INK,
  lanternRope,
  LEAF,
  pumpkin,
  RIBS,
  scarecrow,
  smallPumpkin,
  stall,
  STRAW,
  wheel,
  WOOD,
  WOOD_SHADE,
} from '#tools/art/themes/halloween2025/harvest.ts';
import { pieces } from '#tools/art/themes/halloween2025/pieces.ts';

const airOf = ({ tokens, sky }: Frame): string => tokens.sky[sky].stops.at(-1)?.color ?? '#F29A4E';

// ---------------------------------------------------------------- the pumpkin house

const STEM =
  'M168 158C182 128 178 92 196 60L190 42L236 36L238 54C222 84 226 124 240 156C220 166 188 168 168 158Z';
const STEM_SHADE = 'M214 162C212 124 212 88 226 56L224 38L236 36L238 54C222 84 226 124 240 156Z';
const BIG_LEAF =
  'M228 128C250 92 296 82 340 96C332 104 336 112 346 118C328 120 326 130 330 142C310 134 300 142 296 154C272 158 244 152 228 128Z';

const LANTERNS = [
  line('M-92 450L-88 112', WOOD_SHADE, 11),
  line('M-94 450L-90 114', WOOD, 5),
  path('M-90 110L-54 120L-88 134Z', EMBER),
  lanternRope(-89, 124, 196, 62, 4, 32),
].join('');

const landmark = (frame: Frame): string => {
  const dark = '#5C2E20';
  return [
    ellipse(214, 452, 214, 15, INK, 0.4),
    frame.sky === 'question' ? '' : LANTERNS,
    pumpkin(200, 458, 380, 330, airOf(frame)),
    path(
      'M20 350C34 424 92 458 200 461C308 458 366 424 380 350C362 412 300 436 200 438C100 436 38 412 20 350Z',
      dark,
      0.28,
    ),
    path(STEM, LEAF),
    path(STEM_SHADE, shaded(LEAF, INK)),
    line('M186 150C196 124 194 92 204 62', mix(LEAF, STRAW, 0.4), 5),
    ellipse(213, 42, 23, 7, mix(LEAF, STRAW, 0.5)),
    // A window in the stem: somebody lives there.
    rect(195, 96, 18, 22, INK, 9),
    rect(197, 98, 14, 18, '#FFD062', 7),
    path(BIG_LEAF, mix(LEAF, '#46D992', 0.16)),
    path(
      'M228 128C262 118 300 116 346 118C328 120 326 130 330 142C310 134 300 142 296 154C272 158 244 152 228 128Z',
      shaded(LEAF, INK),
    ),
    line('M228 128C262 114 304 112 336 117', mix(LEAF, STRAW, 0.5), 3),
    line('M176 154C140 128 122 140 112 158C104 174 84 166 90 152', mix(LEAF, '#46D992', 0.16), 6),
    // Eyes, closed below the open ones.
    line('M119 258Q138 276 157 258M247 258Q266 276 285 258', INK, 8),
    // The smile with its two square gaps.
    path('M92 308C134 334 270 334 314 306C306 372 262 396 202 396C142 396 100 372 92 308Z', INK),
    path('M104 326C140 346 264 346 302 326C290 366 254 384 202 384C150 384 114 366 104 326Z', '#B8452A'),
    path('M112 342C146 358 262 358 292 342C276 372 244 384 202 384C160 384 128 372 112 342Z', '#FFB454'),
    path('M138 325L168 329V350H140ZM226 330L256 327L254 346L228 349Z', RIBS[2]),
    path('M138 325L168 329V335L138 331Z', mix(RIBS[2], STRAW, 0.5)),
    line('M86 300Q90 310 98 316M322 298Q318 309 309 315', shaded(RIBS[0], INK), 6),
    ellipse(92, 290, 20, 11, EMBER, 0.6),
    ellipse(312, 290, 20, 11, EMBER, 0.45),
    // The door, open a hand's breadth.
    path('M160 460V436A40 40 0 0 1 240 436V460Z', WOOD_SHADE),
    path('M170 460V438A30 30 0 0 1 230 438V460Z', '#FFD062'),
    path('M196 460V409A30 30 0 0 1 230 438V460Z', WOOD),
    path('M214 460V414A30 30 0 0 1 230 438V460Z', shaded(WOOD, INK)),
    circle(204, 442, 3.5, '#FFD062'),
    rect(146, 452, 108, 10, WOOD, 4),
  ].join('');
};

const eye = (x: number): string =>
  ellipse(x, 256, 28, 36, shaded(RIBS[1], INK)) +
  ellipse(x - 1, 254, 26, 33, CREAM) +
  ellipse(x - 4, 260, 13, 18, INK) +
  circle(x - 9, 251, 5.5, CREAM) +
  path(`M${x - 27} 246A27 34 0 0 1 ${x + 25} 246C${x + 10} 234 ${x - 12} 234 ${x - 27} 246Z`, RIBS[1]);

// ---------------------------------------------------------------- the land around it

/** A cloud lit from below, with a flat foot. */
const cloud = (x: number, y: number, size: number, color: string, alpha: number): string =>
  path(
    `M${x} ${y}c${size * 0.1} ${-size * 0.16} ${size * 0.3} ${-size * 0.18} ${size * 0.44} ${-size * 0.1}c${size * 0.1} ${-size * 0.2} ${size * 0.46} ${-size * 0.22} ${size * 0.58} ${-size * 0.02}c${size * 0.2} ${-size * 0.06} ${size * 0.4} 0 ${size * 0.46} ${size * 0.12}Z`.replaceAll(
      /\d+\.\d+/g,
      (value) => String(Math.round(Number(value))),
    ),
    color,
    alpha,
  );

function sky({ isWide, sky: name, tokens, width, height }: Frame): string {
  const stops = tokens.sky[name].stops;
  const [top = '', upper = '', middle = ''] = stops.map(({ color }) => color);
  if (name === 'question')
    return isWide
      ? path('M0 84H200q40 12 0 18H60q-20 10-60 6ZM1366 60H1190q-30 12 10 18h80q10 12 86 8Z', middle, 0.5)
      : '';
  const s = isWide ? 1 : 0.5;
  const stars = repeat(isWide ? 26 : 16, (i) => {
    const [x, y] = [random(5, i) * width, random(6, i) * height * 0.26];
    return circle(x, y, 0.9 + (i % 3) * 0.6, CREAM, isUnderTitle({ isWide, width }, x, y) ? 0.2 : 0.6);
  });
  const warm = mix(middle, stops[3]?.color ?? '', 0.4);
  const sun = isWide ? [470, 392, 96] : [86, 420, 58];
  const [sx = 0, sy = 0, r = 0] = sun;
  const disc =
    name === 'lobby'
      ? circle(sx, sy, r * 2.2, STRAW, 0.1) +
        circle(sx, sy, r * 1.5, STRAW, 0.16) +
        circle(sx, sy, r, mix('#FFD08A', STRAW, 0.5))
      : '';
  return [
    stars,
    disc,
    cloud(width * 0.02, height * 0.2, 230 * s, mix(top, upper, 0.7), 0.8),
    cloud(width * 0.52, height * (isWide ? 0.27 : 0.26), 190 * s, mix(top, upper, 0.75), 0.8),
    cloud(width * 0.24, height * 0.32, 170 * s, mix(upper, middle, 0.5), 0.75),
    cloud(width * 0.44, height * 0.41, 210 * s, warm, 0.6),
    cloud(-width * 0.06, height * 0.43, 220 * s, warm, 0.6),
    cloud(width * 0.8, height * 0.35, 240 * s, mix(upper, middle, 0.6), 0.7),
  ].join('');
}

function far(frame: Frame): string {
  const { isWide, width, height, planes } = frame;
  const air = airOf(frame);
  const back = mix(planes[0], air, 0.35);
  const y = isWide ? 410 : 448;
  const behind = isWide
    ? [
        -10,
        y,
        140,
        y - 40,
        320,
        y + 14,
        520,
        y - 26,
        700,
        y + 20,
        900,
        y - 40,
        1120,
        y + 10,
        1400,
        y - 46,
        1380,
        y,
      ]
    : [-10, y - 10, 70, y - 30, 170, y + 4, 280, y - 34, 400, y - 10];
  const line1 = isWide
    ? [-10, y + 46, 180, y + 6, 400, y + 54, 640, y + 16, 860, y + 44, 1100, y + 8, 1380, y + 40]
    : [-10, y + 26, 90, y + 2, 200, y + 34, 300, y + 8, 400, y + 26];
  const wheelAt = isWide ? 'translate(176 306) scale(1.05)' : 'translate(56 384) scale(.5)';
  const fair = isWide
    ? at(318, 432, group('scale(.62)', stall(air, 0.42, '#E06F24'))) +
      at(392, 440, group('scale(.5)', stall(air, 0.5, '#24808A')))
    : at(122, 462, group('scale(.36)', stall(air, 0.42, '#E06F24')));
  return [
    path(ground(behind, height), back),
    group(wheelAt, wheel(mix('#84432E', air, 0.18), mix(STRAW, air, 0.1))),
    path(ground(line1, height), planes[0]),
    fair,
    repeat(isWide ? 9 : 4, (i) => {
      const x = width * (0.46 + 0.06 * i) + (i % 3) * 14;
      const top = y + (isWide ? 18 : 8) + (i % 2) * 8;
      return ellipse(x, top, 16 + (i % 3) * 6, 13, mix(planes[0], planes[1], 0.5));
    }),
  ].join('');
}

/** Fields with furrows that run together at the horizon. */
function mid(frame: Frame): string {
  const { isWide, width, height, planes } = frame;
  const y = isWide ? 470 : 484;
  const top = isWide
    ? [-10, y - 20, 200, y + 24, 460, y - 30, 720, y + 16, 980, y - 10, 1380, y - 26]
    : [-10, y, 110, y + 16, 220, y - 14, 400, y - 2];
  const [fx, fy] = isWide ? [330, y - 40] : [90, y - 20];
  const furrow = mix(planes[1], planes[0], 0.5);
  const rows = repeat(9, (i) => {
    const x = fx + (i - 4) * (isWide ? 118 : 40);
    return path(`M${fx + (i - 4) * 26} ${fy + 46}L${x - 20} ${y + 140}H${x + 22}Z`, furrow, 0.7);
  });
  return (
    path(ground(top, height), planes[1]) +
    `<clipPath id="field"><path d="${ground(top, height)}"/></clipPath><g clip-path="url(#field)">${rows}</g>` +
    cornRow(
      isWide ? 560 : 150,
      isWide ? width : 400,
      () => y + (isWide ? 34 : 22),
      isWide ? 46 : 28,
      mix(planes[1], planes[2], 0.5),
      7,
      0.3,
    )
  );
}

function near(frame: Frame): string {
  const { isWide, width, height, near: y, planes } = frame;
  const soil = planes[2];
  const lit = mix(soil, planes[1], 0.5);
  const air = airOf(frame);
  const top = isWide
    ? [-10, y + 6, 240, y - 22, 520, y + 20, 820, y - 4, 1130, y + 2, 1380, y - 12]
    : [-10, y + 8, 90, y - 8, 210, y + 10, 400, y - 4];
  const way = isWide
    ? `M1112 ${y - 2}C1120 570 1010 588 900 616C760 650 700 690 690 ${height}H980C960 720 1010 672 1120 640C1230 606 1180 560 1150 ${y - 2}Z`
    : `M244 ${y - 2}C250 566 186 580 150 612C108 652 100 720 104 ${height}H262C240 740 240 690 270 650C316 596 282 560 264 ${y - 2}Z`;
  const kerb = way.replace(
    /H\d+C.*$/,
    isWide
      ? `h34C734 700 800 660 930 626C1040 596 1140 574 1122 ${y}Z`
      : `h16C118 730 128 660 164 620C200 584 256 566 250 ${y}Z`,
  );
  const furrows = isWide
    ? [30, 150, 280, 420]
        .map((x, i) =>
          line(
            `M${x + 240} ${y + 26 + i * 3}C${x + 140} 590 ${x - 10 + i * 10} 640 ${x - 120} ${height}`,
            lit,
            12 - i,
            0.7,
          ),
        )
        .join('')
    : [20, 60]
        .map((x) => line(`M${x + 50} ${y + 20}C${x + 10} 620 ${x - 40} 700 ${x - 60} ${height}`, lit, 7, 0.7))
        .join('');
  const dark = mix(planes[3], planes[2], 0.35);
  const things = isWide
    ? at(322, 600, group('scale(.92)', scarecrow(air, 0.06))) +
      bale(560, 604, 76, air, 0.05) +
      bale(652, 622, 60, air, 0.02) +
      smallPumpkin(470, 640, 62, soil, 0.06) +
      smallPumpkin(520, 662, 42, soil, 0.1) +
      smallPumpkin(1290, 590, 74, soil, 0.05) +
      smallPumpkin(1226, 606, 44, soil, 0.1)
    : at(40, 620, group('scale(.5)', scarecrow(air, 0.06))) +
      bale(348, 600, 46, air, 0.05) +
      smallPumpkin(120, 634, 34, soil, 0.06) +
      smallPumpkin(148, 646, 22, soil, 0.1) +
      smallPumpkin(360, 640, 40, soil, 0.05);
  // Vines with what is still unripe, and leaves that fell.
  const patch = repeat(isWide ? 26 : 14, (i) => {
    const x = width * (isWide ? 0.28 + 0.42 * random(11, i) : 0.04 + 0.44 * random(11, i));
    const down = y + 22 + (height - y) * 0.36 * random(12, i);
    const size = (isWide ? 1 : 0.6) * (0.6 + (down - y) / 120);
    const color = i % 4 === 3 ? (RIBS[i % 5] ?? RIBS[2]) : mix(LEAF, soil, 0.45);
    return group(
      `translate(${Math.round(x)} ${Math.round(down)}) scale(${size.toFixed(2)})`,
      i % 4 === 3
        ? path('M0 0L6 -8L12 -2L20 -4L14 4L4 4Z', color)
        : path('M0 0C2 -12 14 -16 24 -10C34 -14 38 -4 34 2C24 -2 10 -4 0 0Z', color) +
            line('M-16 2Q-6 -6 4 -2', color, 2.5),
    );
  });
  const g = height * 0.8;
  const lower = isWide
    ? [-10, g + 16, 200, g + 12, 420, g + 66, 660, g + 90, 700, height]
    : [-10, g + 4, 40, g - 4, 76, g + 40, 116, g + 110, 104, height];
  const right = isWide
    ? [966, height, 1010, g + 70, 1150, g + 36, 1376, g + 16]
    : [256, height, 238, g + 120, 290, g + 40, 330, g + 4, 400, g];
  return [
    path(ground(top, height), soil),
    line(smooth(top), mix(planes[1], air, 0.35), isWide ? 3 : 2, 0.7),
    furrows,
    patch,
    leadTo(
      frame,
      isWide ? 1130 : 252,
      path(way, mix(WOOD, soil, 0.5)),
      path(kerb, mix('#FFD08A', soil, 0.45)),
    ),
    things,
    cornRow(
      isWide ? -10 : -6,
      isWide ? 330 : 78,
      (x) => g + (isWide ? 40 : 6) + x * 0.1,
      isWide ? 134 : 84,
      dark,
      21,
      0.3,
    ),
    cornRow(
      isWide ? 1190 : 318,
      width + 20,
      (x) => g + (isWide ? 44 : 14) - (x - width) * 0.1,
      isWide ? 124 : 80,
      dark,
      31,
      0.32,
    ),
    path(`${smooth(lower)}H-10Z`, planes[3]),
    path(`${smooth(right)}V${height}Z`, planes[3]),
  ].join('');
}

/** Cut by the edges; on a question, only calm ground. */
function front(frame: Frame): string {
  const { isWide, sky: name, width, height, planes } = frame;
  const dark = planes[4];
  if (name === 'question') {
    const y = isWide ? 700 : 784;
    return (
      path(
        ground([-10, y + 6, width * 0.25, y - 8, width * 0.6, y + 22, width + 10, y], height),
        mix(planes[2], planes[3], 0.4),
      ) +
      // A phone's hint takes the whole foot.
      (isWide
        ? smallPumpkin(width * 0.94, y + 30, 64, planes[3], 0.66) +
          smallPumpkin(width * 0.94 - 52, y + 34, 40, planes[3], 0.74)
        : '') +
      path(
        ground([-10, y + 40, width * 0.4, y + 22, width * 0.7, y + 50, width + 10, y + 26], height),
        planes[4],
      )
    );
  }
  const y = height * 0.94;
  return [
    path(
      ground(
        [-10, y, width * 0.2, y + 8, width * 0.5, y + 46, width * 0.8, y + 16, width + 10, y - 8],
        height,
      ),
      dark,
    ),
    isWide
      ? corn(36, 790, 250, dark, -6) + corn(104, 800, 190, dark, 10) + corn(1336, 800, 230, dark, 7)
      : corn(8, 850, 150, dark, -4) + corn(384, 850, 130, dark, 6),
    isWide ? pumpkin(1206, 790, 150, 92, dark, 0.72) : '',
  ].join('');
}

function echo(frame: Frame): string {
  const air = airOf(frame);
  return frame.isWide
    ? smallPumpkin(612, 512, 84, air, 0.16) +
        smallPumpkin(700, 516, 58, air, 0.12) +
        smallPumpkin(118, 508, 104, air, 0.16)
    : smallPumpkin(26, 512, 40, air, 0.16) +
        smallPumpkin(104, 514, 26, air, 0.12) +
        smallPumpkin(58, 518, 30, air, 0.1);
}

const art: ThemeArt = {
  top: [40, 140, 320, 155],
  landmark,
  mover: {
    draw: () => eye(138) + eye(266),
    pivot: [202, 256],
    go: { alpha: 0, duration: 360, times: 2 },
    idle: { alpha: 0, duration: 280 },
  },
  echo,
  plane: (name, frame) => ({ sky, far, mid, near, front })[name](frame),
  lamp: () => circle(0, 0, 160, STRAW, 0.12) + circle(0, 0, 128, STRAW, 0.2) + circle(0, 0, 100, STRAW),
  climb,
  pieces,
};

export default art;
