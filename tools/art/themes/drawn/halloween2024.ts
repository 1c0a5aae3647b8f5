// Fright Night: the school at midnight, where ghosts do their homework.

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
  type ThemeArt,
} from '#tools/art/themes/kit.ts';
import { ground, leadTo, smooth } from '#tools/art/themes/outlines.ts';
import { climb } from '#tools/art/themes/halloween2024/climb.ts';
import { bell, landmark, moon } from '#tools/art/themes/halloween2024/landmark.ts';
import { pieces } from '#tools/art/themes/halloween2024/pieces.ts';
import {
  bareTree,
  bat,
  books,
  BOW,
  CHALK,
  CHALK_SHADE,
  desk,
  EMBER,
  fence,
  ghost,
  GLASSES,
  lamp,
  lockers,
  owl,
  PALE,
  WALL,
  WALL_SHADE,
  WARM,
} from '#tools/art/themes/halloween2024/school.ts';

const airOf = ({ tokens, sky }: Frame): string => tokens.sky[sky].stops.at(-1)?.color ?? '#8FA070';

// ---------------------------------------------------------------- the night around it

const wisp = (x: number, y: number, long: number, color: string, alpha: number): string =>
  path(
    `M${Math.round(x)} ${Math.round(y)}q${Math.round(long * 0.2)} -16 ${Math.round(long * 0.36)} -8q${Math.round(long * 0.12)} -22 ${Math.round(long * 0.36)} -4q${Math.round(long * 0.2)} -4 ${Math.round(long * 0.28)} 12q${-Math.round(long * 0.2)} 6 ${-Math.round(long * 0.4)} 4q${-Math.round(long * 0.12)} 10 ${-Math.round(long * 0.3)} 2q${-Math.round(long * 0.2)} 4 ${-Math.round(long * 0.3)} -6Z`,
    color,
    alpha,
  );

function sky({ isWide, sky: name, tokens, width, height }: Frame): string {
  const [top = '', upper = '', middle = '', low = ''] = tokens.sky[name].stops.map(({ color }) => color);
  const s = isWide ? 1 : 0.55;
  const stars = repeat(isWide ? 46 : 30, (i) => {
    const [x, y] = [random(5, i) * width, random(6, i) ** 1.4 * height * 0.42];
    const isFaint = isUnderTitle({ isWide, width }, x, y);
    return i % 9 === 4 && name !== 'question' && !isFaint
      ? group(
          `translate(${Math.round(x)} ${Math.round(y)}) scale(${s * 0.7})`,
          path('M0 -9L2 -2L9 0L2 2L0 9L-2 2L-9 0L-2 -2Z', PALE),
        )
      : circle(x, y, 0.9 + (i % 3) * 0.5, CHALK, name === 'question' || isFaint ? 0.25 : 0.6);
  });
  if (name === 'question') return stars;
  return [
    stars,
    wisp(width * 0.04, height * 0.3, 340 * s, mix(upper, middle, 0.6), 0.9),
    wisp(width * 0.4, height * (isWide ? 0.27 : 0.24), 300 * s, mix(top, middle, 0.5), 0.9),
    wisp(width * 0.36, height * 0.42, 380 * s, mix(middle, low, 0.4), 0.8),
    wisp(width * 0.78, height * 0.44, 330 * s, mix(middle, low, 0.5), 0.7),
    bat(width * 0.44, height * 0.28, 0.95 * s, mix(upper, middle, 0.75)),
    bat(width * 0.52, height * 0.25, 0.6 * s, mix(upper, middle, 0.75)),
    bat(width * 0.14, height * 0.24, 0.5 * s, mix(upper, middle, 0.6)),
  ].join('');
}

/** Hills with the town asleep. */
function far(frame: Frame): string {
  const { isWide, width, height, planes } = frame;
  const air = airOf(frame);
  const y = isWide ? 430 : 470;
  const back = mix(planes[0], air, 0.16);
  const houses = repeat(isWide ? 15 : 8, (i) => {
    const x = width * (isWide ? 0.06 + 0.048 * i : 0.02 + 0.07 * i) + 16 * random(31, i);
    const [wide, tall] = [
      (isWide ? 34 : 20) * (0.8 + 0.5 * random(32, i)),
      (isWide ? 38 : 22) * (0.7 + 0.6 * random(33, i)),
    ];
    const top = y + (isWide ? 24 : 12) - tall + 10 * random(34, i);
    const color = i % 3 === 1 ? mix(planes[0], planes[1], 0.55) : mix(planes[0], planes[1], 0.3);
    return (
      path(
        `M${Math.round(x)} ${Math.round(y + 60)}V${Math.round(top)}l${Math.round(wide / 2)} ${Math.round(-wide * 0.6)}l${Math.round(wide / 2)} ${Math.round(wide * 0.6)}V${Math.round(y + 60)}Z`,
        color,
      ) + (i % 4 === 1 ? rect(x + wide * 0.36, top + 5, wide * 0.2, wide * 0.26, WARM, 0, 0.85) : '')
    );
  });
  return [
    path(
      ground(
        isWide
          ? [-10, y - 26, 180, y - 66, 420, y + 6, 640, y - 50, 900, y - 6, 1160, y - 60, 1380, y - 20]
          : [-10, y - 20, 90, y - 44, 210, y, 320, y - 34, 400, y - 14],
        height,
      ),
      back,
    ),
    houses,
    path(
      ground([-10, y + 34, width * 0.3, y + 14, width * 0.62, y + 44, width + 10, y + 20], height),
      planes[0],
    ),
  ].join('');
}

function mid(frame: Frame): string {
  const { isWide, height, planes } = frame;
  const y = isWide ? 478 : 498;
  const rim = mix(planes[1], airOf(frame), 0.5);
  const top = isWide
    ? [-10, y + 2, 220, y - 34, 480, y + 20, 760, y - 6, 1060, y - 16, 1380, y - 34]
    : [-10, y + 2, 100, y - 14, 220, y + 8, 400, y - 10];
  return [
    path(ground(top, height), planes[1]),
    line(smooth(top), rim, isWide ? 3 : 2, 0.6),
    at(
      isWide ? 740 : 150,
      y + 6,
      group(`scale(${isWide ? 0.66 : 0.34})`, bareTree(mix(planes[1], planes[2], 0.5), rim, false)),
    ),
    at(
      isWide ? 1322 : 378,
      y + 10,
      group(
        `scale(${isWide ? -0.8 : -0.4} ${isWide ? 0.8 : 0.4})`,
        bareTree(mix(planes[1], planes[2], 0.5), rim, false),
      ),
    ),
    // Sheets on the line: ghosts wash, too.
    isWide
      ? line('M480 402Q610 440 736 386', mix(rim, CHALK, 0.4), 3) +
        sheet(520, 412, 0.9, planes[1]) +
        sheet(588, 418, 0.74, planes[1]) +
        sheet(664, 410, 0.84, planes[1])
      : '',
  ].join('');
}
const sheet = (x: number, y: number, size: number, shade: string): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path(
      'M-24 -2L24 2C22 30 26 44 22 62C12 54 6 66 -4 60C-12 56 -18 64 -24 58C-22 40 -26 24 -24 -2Z',
      mix(CHALK, shade, 0.28),
    ) +
      path('M8 1L24 2C22 30 26 44 22 62C16 58 12 60 10 62C14 40 12 20 8 1Z', mix(CHALK_SHADE, shade, 0.3)) +
      ellipse(-8, 20, 4, 5, shade) +
      ellipse(8, 21, 4, 5, shade) +
      rect(-20, -8, 5, 12, EMBER, 1) +
      rect(15, -6, 5, 12, EMBER, 1),
  );

function near(frame: Frame): string {
  const { isWide, width, height, near: y, planes } = frame;
  const lawn = planes[2];
  const rim = mix(planes[1], airOf(frame), 0.55);
  const top = isWide
    ? [-10, y + 14, 260, y - 12, 560, y + 24, 860, y - 6, 1130, y + 2, 1380, y - 8]
    : [-10, y + 8, 90, y - 8, 210, y + 10, 400, y - 4];
  const way = isWide
    ? `M1090 ${y}C1080 560 1000 590 900 630C790 674 740 710 724 ${height}H1040C1040 716 1090 670 1140 630C1180 596 1178 560 1170 ${y}Z`
    : `M228 ${y}C228 580 176 610 148 660C116 716 112 780 118 ${height}H286C268 770 268 710 288 660C306 612 278 570 276 ${y}Z`;
  const glow = isWide ? `M1102 ${y}H1158L1230 610H1040Z` : `M234 ${y}H270L300 570H206Z`;
  const bright = mix(lawn, planes[0], 0.42);
  const moonlit = isWide
    ? path(
        `M-10 ${y + 40}Q260 ${y + 10} 620 ${y + 40}T1366 ${y + 24}V${y + 52}Q1000 ${y + 96} 640 ${y + 92}T-10 ${y + 118}Z`,
        bright,
        0.8,
      )
    : path(
        `M-10 ${y + 24}Q120 ${y + 10} 240 ${y + 26}T400 ${y + 18}V${y + 50}Q260 ${y + 74} 140 ${y + 60}T-10 ${y + 80}Z`,
        bright,
        0.8,
      );
  const slabs = repeat(isWide ? 13 : 10, (i) => {
    const share = (i + 0.6) / (isWide ? 13 : 10);
    const down = y + 12 + (height - y) * share ** 1.5;
    const center = isWide
      ? 1130 - 240 * share ** 0.8 + 30 * random(41, i)
      : 252 - 54 * share ** 0.8 + 10 * random(41, i);
    const wide = (isWide ? 54 : 26) * (0.5 + share);
    return ellipse(
      center + (i % 2 === 0 ? -1 : 1) * wide * 0.6,
      down,
      wide * 0.55,
      wide * 0.14,
      i % 3 === 0 ? WALL_SHADE : mix(lawn, WALL, 0.55),
    );
  });
  const tufts = repeat(isWide ? 34 : 20, (i) => {
    const x = random(43, i) * width;
    const down = y + 30 + random(44, i) * (height - y) * 0.6;
    const size = (isWide ? 1 : 0.6) * (0.6 + (down - y) / 200);
    return group(
      `translate(${Math.round(x)} ${Math.round(down)}) scale(${size.toFixed(2)})`,
      i % 5 === 2
        ? path('M0 0L5 -9L12 -4L20 -7L16 2L6 4Z', i % 2 === 0 ? '#B8452A' : '#6E8416')
        : path('M-12 0L-15 -12L-6 -4L-2 -18L4 -4L13 -11L10 0Z', mix(lawn, rim, 0.4)),
    );
  });
  const study = isWide
    ? // Behind the places of players, who must not be taken for one of them.
      at(
        0,
        -6,
        group(
          'scale(.85)',
          at(396, 634, ghost(0, -18, 1.12, GLASSES) + group('scale(1.25)', desk())) +
            at(552, 624, ghost(0, -16, 0.86, BOW, 4) + desk()) +
            at(312, 630, lamp(planes[4])) +
            books(470, 640, 44, 3, 1),
        ),
      )
    : at(76, 640, ghost(0, -8, 0.62, GLASSES) + group('scale(.7)', desk())) +
      at(20, 634, group('scale(.62)', lamp(planes[4]))) +
      books(124, 642, 22, 3, 1);
  const g = height * 0.8;
  return [
    path(ground(top, height), lawn),
    line(smooth(top), rim, isWide ? 3 : 2, 0.8),
    moonlit,
    leadTo(frame, isWide ? 1130 : 252, path(way, mix(lawn, WALL_SHADE, 0.75)), slabs, path(glow, WARM, 0.2)),
    tufts,
    isWide
      ? fence(-10, 150, (x) => 590 + x * 0.04, 96, planes[3], rim) +
        fence(1224, 1380, (x) => 594 - (x - 1224) * 0.06, 92, planes[3], rim)
      : fence(330, width, () => 606, 52, planes[3], rim),
    study,
    path(
      `${smooth(isWide ? [-10, g + 34, 240, g + 46, 480, g + 76, 700, g + 110, 724, height] : [-10, g + 6, 44, g - 4, 84, g + 60, 130, g + 120, 118, height])}H-10Z`,
      planes[3],
    ),
    path(
      `${smooth(isWide ? [1040, height, 1080, g + 92, 1220, g + 50, 1380, g + 26] : [286, height, 270, g + 110, 320, g + 40, 400, g + 10])}V${height}Z`,
      planes[3],
    ),
  ].join('');
}

/** A branch, pickets and leaves, cut by the edges; on a question, only the lawn. */
function front(frame: Frame): string {
  const { isWide, sky: name, width, height, planes } = frame;
  const dark = planes[4];
  if (name === 'question') {
    const y = isWide ? 700 : 784;
    return (
      path(
        ground([-10, y, width * 0.3, y + 14, width * 0.66, y - 6, width + 10, y + 8], height),
        mix(planes[2], planes[3], 0.3),
      ) +
      fence(isWide ? 1180 : 320, width + 10, () => y + 30, isWide ? 40 : 26, planes[3], planes[2]) +
      path(ground([-10, y + 26, width * 0.4, y + 44, width * 0.7, y + 22, width + 10, y + 38], height), dark)
    );
  }
  const y = height * 0.94;
  return [
    isWide
      ? at(24, 770, group('scale(2.1 2.3)', bareTree(dark, mix(dark, planes[1], 0.8), false))) +
        group('translate(186 356) scale(1.5)', owl(0, 0))
      : at(-6, 850, group('scale(.86 1)', bareTree(dark, mix(dark, planes[1], 0.8), false))),
    path(
      ground(
        [-10, y - 6, width * 0.22, y + 6, width * 0.5, y + 40, width * 0.8, y + 20, width + 10, y - 10],
        height,
      ),
      dark,
    ),
    fence(
      isWide ? 1130 : 296,
      width + 20,
      (x) => y + 26 - (x - width) * 0.06,
      isWide ? 104 : 60,
      dark,
      mix(dark, planes[1], 0.6),
    ),
  ].join('');
}

function echo(frame: Frame): string {
  const air = airOf(frame);
  return frame.isWide
    ? at(96, 522, lockers(2, 0.12, air, true)) + books(216, 520, 40, 2, 3)
    : at(18, 520, group('scale(.44)', lockers(2, 0.12, air, true)));
}

const art: ThemeArt = {
  top: [110, 30, 200, 190],
  landmark,
  mover: {
    draw: bell,
    pivot: [201, 66],
    go: { rotation: 14, duration: 450, times: 2 },
    idle: { rotation: 7, duration: 1000 },
  },
  echo,
  plane: (name, frame) => ({ sky, far, mid, near, front })[name](frame),
  lamp: () => moon(0, 0, 100),
  climb,
  pieces,
};

export default art;
