// Dark Mode: the mountain as a constellation, cut in white out of black.

import { ellipse, type Frame, group, line, path, repeat, type ThemeArt } from '#tools/art/themes/kit.ts';
import { climb } from '#tools/art/themes/highcontrast/climb.ts';
import {
  BLACK,
  constellation,
  crescent,
  dashed,
  fir,
  firs,
  night,
  star,
  strokes,
  tent,
  WHITE,
  YELLOW,
} from '#tools/art/themes/highcontrast/cut.ts';
import { pieces } from '#tools/art/themes/highcontrast/pieces.ts';
import { leadTo, smooth } from '#tools/art/themes/outlines.ts';

const RIDGE = [
  -40, 450, 66, 316, 112, 334, 152, 170, 206, 62, 262, 166, 300, 214, 346, 330, 416, 450,
] as const;
const OUTLINE = `M${RIDGE.join(' ')}`;

/** Behind a question, white is so faint that white words on it reach 7:1. */
const faint = (frame: Frame, drawn: string): string =>
  frame.sky === 'question' ? `<g opacity="0.55">${drawn}</g>` : drawn;

/** A ridge runs from the summit to the foot: light on its left, shade on its right. */
const landmark = (frame: Frame): string =>
  faint(
    frame,
    [
      path(`${OUTLINE}Z`, BLACK),
      // Snow: full on the lit side, hatched on the other.
      path('M206 62L152 170L140 220L160 204L168 238L188 200L202 226L212 190L204 150L216 112Z', WHITE),
      line('M222 112L234 134M222 140L246 172M226 168L254 204M222 196L240 220', WHITE, 5),
      line('M140 220L160 204L168 238L188 200L202 226L222 188L238 224L256 196L274 230L300 214', WHITE, 5),
      frame.sky === 'question'
        ? ''
        : [
            strokes(34, 3, (along, aside) => [160 - 150 * along + 60 * aside, 250 + 170 * along], -16, 22, 4),
            strokes(9, 9, (along, aside) => [270 + 90 * along - 34 * aside, 270 + 150 * along], 10, 20, 3),
            line('M212 226L232 262L208 304L240 350L222 396L244 450', WHITE, 4),
            line('M112 334L128 372L112 404L130 450M346 330L330 372L348 404L338 450', WHITE, 4),
            dashed('M60 446Q150 420 168 388T250 340T180 288T226 240', 5, '2 13'),
          ].join(''),
      line(OUTLINE, WHITE, 7),
      repeat(9, (i) => (i === 4 ? '' : star(RIDGE[i * 2] ?? 0, RIDGE[i * 2 + 1] ?? 0, 20))),
      line('M206 -14V-38M148 0L134 -16M264 0L278 -16M128 44L106 38M284 44L306 38', YELLOW, 7),
      star(206, 62, 46, YELLOW, 8),
      path('M206 20L217 48L206 62L164 50L194 47Z', WHITE),
    ].join(''),
  );

// ---------------------------------------------------------------- sky and ground

/** A swallow, on its way up. */
const SWALLOW = [0, 64, 58, 48, 96, 0, 112, 54, 176, 66, 132, 92, 150, 138] as const;
const WINGS = [0, 1, 1, 2, 2, 3, 1, 3, 3, 4, 3, 5, 5, 6, 1, 5] as const;

function sky(frame: Frame): string {
  const { isWide, sky: name, height } = frame;
  if (name === 'question') return '';
  const swallow = isWide ? (name === 'lobby' ? '392 196' : '180 96') : '278 176';
  return (
    night(frame, height * (isWide ? 0.6 : 0.5), isWide ? 96 : 64, isWide ? 1 : 0.8) +
    (name === 'lobby' ? (isWide ? crescent(250, 250, 100) : crescent(84, 250, 50)) : '') +
    group(
      `translate(${swallow}) scale(${isWide ? 0.78 : 0.55})`,
      constellation(SWALLOW, WINGS, 12, isWide ? 3.6 : 4),
    )
  );
}

/** The heights of the three lines that are the ground. */
const linesOf = ({ near, height, isWide }: Frame): readonly [number, number, number] =>
  isWide ? [near + 2, height * 0.76, height * 0.86] : [near + 2, height * 0.71, height * 0.82];

const far = (frame: Frame): string => {
  const { isWide, width } = frame;
  const [y] = linesOf(frame);
  const hills = isWide
    ? [-10, y - 30, 150, y - 96, 330, y - 6, 520, y - 70, 760, y + 4, 1100, y - 50, 1380, y - 20]
    : [-10, y - 22, 60, y - 50, 170, y + 6, 290, y - 30, 400, y - 8];
  const d = `${smooth(hills)}V${y + 40}H-10Z`;
  return (
    path(d, BLACK) +
    dashed(smooth(hills), isWide ? 4 : 3, isWide ? '22 10 3 10' : '12 7 2 7') +
    (isWide ? strokes(20, 21, (along, aside) => [60 + 240 * along, y - 66 + 58 * aside], -9, 14, 3) : '') +
    path(`M0 ${y}H${width}V${y + 60}H0Z`, BLACK)
  );
};

const mid = (frame: Frame): string => {
  const { isWide, width, height } = frame;
  const [y, second] = linesOf(frame);
  return (
    path(`M-10 ${y}H${width + 10}V${height}H-10Z`, BLACK) +
    line(`M-10 ${y}H${width + 10}`, WHITE, 6) +
    (isWide
      ? firs(24, 210, () => y + 3, 74, 31) + firs(760, 900, () => y + 3, 60, 33)
      : firs(12, 70, () => y + 3, 40, 31)) +
    strokes(
      isWide ? 16 : 12,
      41,
      (along, aside) => [along * width, y + 14 + aside * (second - y - 34)],
      isWide ? 26 : 16,
      0,
      2,
    ) +
    // The camp lies far off, where nobody stands in front of it.
    (isWide
      ? group(`translate(332 ${y + 6}) scale(.7)`, tent()) +
        group(`translate(446 ${y + 3}) scale(.5)`, tent())
      : '')
  );
};

const near = (frame: Frame): string => {
  const { isWide, height } = frame;
  const [, second, third] = linesOf(frame);
  const back = isWide
    ? [-10, second - 4, 300, second + 22, 640, second - 20, 980, second + 16, 1380, second - 6]
    : [-10, second, 100, second + 14, 230, second - 12, 400, second + 4];
  const front = isWide
    ? [-10, third + 6, 360, third - 26, 760, third + 30, 1100, third - 8, 1380, third + 10]
    : [-10, third, 130, third - 18, 270, third + 16, 400, third - 6];
  return [
    path(`${smooth(back)}V${height}H-10Z`, BLACK),
    line(smooth(back), WHITE, 2),
    isWide ? '' : group(`translate(76 ${second + 16}) scale(.62)`, tent()),
    isWide ? '' : firs(322, 400, () => second + 10, 62, 35),
    path(`${smooth(front)}V${height}H-10Z`, BLACK),
    line(smooth(front), WHITE, 2),
    leadTo(frame, isWide ? 1144 : 254, trail(frame)),
  ].join('');
};

/** Footprints from the viewer's feet to the mountain: figures stand on this ground, so nothing else is on it. */
function trail({ isWide, near, height }: Frame): string {
  const unit = isWide ? 1 : 0.62;
  const [from, to, swing] = isWide ? [720, 1144, 170] : [150, 254, 60];
  return repeat(19, (i) => {
    const share = (i / 18) ** 0.7;
    const x =
      from +
      (to - from) * share +
      Math.sin(share * 5.6) * swing * (1 - share) +
      (i % 2) * (16 - 10 * share) * unit;
    const y = height + 6 - (height - near - 10) * share;
    return ellipse(x, y, (11 - 7.5 * share) * unit, (6 - 3.8 * share) * unit, WHITE);
  });
}

/** Two firs, cut by the edges; on a question, flat black. */
const front = ({ isWide, sky: name, width, height }: Frame): string => {
  if (name === 'question') return '';
  return isWide
    ? fir(0, height + 40, 250, -2) +
        fir(92, height + 44, 130, 3) +
        fir(width, height + 40, 230, 2) +
        fir(width - 84, height + 44, 116, -3)
    : fir(22, height + 20, 170, -2) + fir(width - 14, height + 24, 150, 3);
};

/** A small peak of three stars with its own moonlit snow. */
function echo(frame: Frame): string {
  const [y] = linesOf(frame);
  const at = frame.isWide ? `translate(640 ${y}) scale(1.3)` : `translate(84 ${y}) scale(.62)`;
  return group(
    at,
    path('M-64 0L-24 -64L-6 -52L18 -86L72 0Z', BLACK),
    path('M18 -86L-2 -58L4 -48L12 -56L18 -46L24 -58Z', WHITE),
    strokes(8, 61, (along, aside) => [-20 - 24 * along + 22 * aside, -44 + 34 * along], -6, 9, 3),
    line('M-64 0L-24 -64L-6 -52L18 -86L72 0', WHITE, 4),
    star(-24, -64, 8),
    star(18, -86, 11),
  );
}

const art: ThemeArt = {
  top: [100, 6, 212, 176],
  landmark,
  echo,
  plane: (name, frame) => ({ sky, far, mid, near, front })[name](frame),
  lamp: () => crescent(0, 0, 110),
  climb,
  pieces,
};

export default art;
