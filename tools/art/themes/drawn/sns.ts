// Pinboard: the class's own board above the town, where good answers get pinned.

import {
  circle,
  type Frame,
  group,
  isUnderTitle,
  mix,
  path,
  random,
  rect,
  repeat,
  type ThemeArt,
} from '#tools/art/themes/kit.ts';
import { sector, star } from '#tools/art/themes/outlines.ts';
import { climb } from '#tools/art/themes/sns/climb.ts';
import {
  board,
  bubble,
  card,
  dots,
  heart,
  INK,
  LILAC,
  MINT,
  MINT_DEEP,
  note,
  pencils,
  pin,
  PINK,
  plant,
  ROSE,
  ROSE_DEEP,
  roll,
  scissors,
  SKY,
  SKY_DEEP,
  SNOW,
  star26,
  SUN,
  tape,
  VIOLET,
} from '#tools/art/themes/sns/paper.ts';
import { pieces } from '#tools/art/themes/sns/pieces.ts';
import { houses, washing } from '#tools/art/themes/sns/town.ts';

/** At 80 %, on its foot: below and beside a long title. */
const hung = (...body: readonly string[]): string => group('translate(42.8 90) scale(.8)', ...body);

const art: ThemeArt = {
  top: [23, 40, 360, 192],
  landmark: () =>
    hung(
      board(-28, -58, 456, 540, 20),
      group(
        'translate(330 -6) rotate(6)',
        note(64, SUN, '#8F5F06'),
        group('translate(32 8)', pin(SKY, SKY_DEEP, 0.7)),
      ),
      group(
        'translate(8 196) rotate(-7)',
        note(78, PINK, '#9A437A'),
        group('translate(38 8)', pin(MINT, MINT_DEEP, 0.7)),
      ),
      group(
        'translate(326 352) rotate(9)',
        note(66, MINT, MINT_DEEP),
        group('translate(32 8)', pin(ROSE, ROSE_DEEP, 0.7)),
      ),
      group(
        'rotate(-3 167 410) translate(40 312)',
        card(255, 195, 'orbit', MINT, 'sns3'),
        group('translate(128 14)', pin(SUN, '#8F5F06')),
      ),
      group(
        'rotate(4 257 228) translate(130 130)',
        card(255, 195, 'sea', SUN, 'sns2'),
        group('translate(12 -10) rotate(-34)', tape(60, PINK)),
        group('translate(206 -22) rotate(30)', tape(60, SKY)),
      ),
      group('translate(36 268)', bubble(LILAC, -1, dots(VIOLET))),
    ),
  mover: {
    draw: () =>
      hung(
        group(
          'rotate(-4 187 58) translate(60 -40)',
          card(255, 195, 'hills', ROSE, 'sns1'),
          group('translate(128 14)', pin(ROSE, ROSE_DEEP, 1.15)),
        ),
      ),
    pivot: [193, 68],
    go: { rotation: 7, duration: 700 },
    idle: { rotation: 3, duration: 1200 },
  },
  echo: ({ isWide, near }) => {
    const unit = isWide ? 1 : 0.5;
    const put = (x: number, y: number, size: number, svg: string): string =>
      group(
        `translate(${Math.round(x * unit)} ${Math.round(near + y * unit)}) scale(${Math.round(size * unit * 100) / 100})`,
        svg,
      );
    return (
      put(168, -128, 1.15, bubble(SNOW, 1, heart(0, -2, 30, ROSE))) +
      put(390, -76, 1.5, bubble(PINK, -1, dots(SNOW))) +
      put(560, -146, 1, bubble(SUN, 1, star26(0, -3, 34, SNOW))) +
      put(296, -182, 0.7, bubble(MINT, -1, rect(-24, -12, 48, 7, SNOW, 3.5), rect(-24, 2, 30, 7, SNOW, 3.5)))
    );
  },
  plane: (name, frame) => {
    const { width, isWide, near, planes } = frame;
    const unit = isWide ? 1 : 0.5;
    switch (name) {
      case 'sky':
        return heavens(frame);
      case 'far':
        return houses({
          width,
          floor: near,
          unit,
          wall: planes[0],
          shade: planes[3],
          seed: 3,
          tall: [74, 190],
        });
      case 'mid':
        return (
          houses({ width, floor: near, unit, wall: planes[1], shade: planes[3], seed: 12, tall: [24, 92] }) +
          (isWide
            ? washing(70, near - 96, 340, near - 60, 1, 6) + washing(598, near - 70, 800, near - 104, 1, 4)
            : washing(-6, near - 60, 120, near - 44, 0.5, 5))
        );
      case 'near':
        return desk(frame);
      case 'front':
        return frame.sky === 'question' ? groundOnly(frame) : inFront(frame);
    }
  },
  lamp: () => rosette(118),
  climb,
  pieces,
};

/** Folded paper around a disc, in three rings. */
const rosette = (radius: number): string => {
  const ring = (outer: number, inner: number, folds: number, light: string, dark: string): string =>
    repeat(
      folds,
      (index) =>
        path(sector(0, 0, inner, outer, (index * 360) / folds, ((index + 0.55) * 360) / folds), light) +
        path(
          sector(0, 0, inner, outer * 0.97, ((index + 0.5) * 360) / folds, ((index + 1) * 360) / folds),
          dark,
        ),
    );
  return [
    path('M-52 70L-84 214L-44 190L-14 220L-2 90Z', LILAC) +
      path('M-30 80L-44 190L-14 220L-2 90Z', '#887CB8') +
      path('M52 70L84 214L44 190L14 220L2 90Z', PINK) +
      path('M30 80L44 190L84 214L52 70Z', '#9A437A', 0.5),
    circle(6, 10, radius * 1.06, INK, 0.12),
    ring(radius * 1.06, radius * 0.6, 22, ROSE, mix(ROSE, ROSE_DEEP, 0.35)),
    ring(radius * 0.8, radius * 0.4, 18, SUN, mix(SUN, '#8F5F06', 0.25)),
    circle(0, 0, radius * 0.54, SNOW) +
      circle(3, 4, radius * 0.47, '#E9E4F6') +
      circle(0, 0, radius * 0.46, SNOW) +
      path(star(0, 0, radius * 0.34, 5, 0.52), SUN),
  ].join('');
};

function heavens({ width, isWide, near, sky }: Frame): string {
  const unit = isWide ? 1 : 0.58;
  const cloud = (x: number, y: number, size: number, alpha: number): string =>
    group(
      `translate(${Math.round(x * width)} ${Math.round(y * near)}) scale(${Math.round(size * unit * 100) / 100})`,
      `<g opacity="${alpha}">`,
      path(
        'M-90 0C-96 -24 -66 -34 -54 -26C-46 -58 -2 -60 8 -36C30 -52 58 -36 54 -18C76 -26 96 -14 90 0Z',
        SNOW,
      ),
      path('M-90 0C-92 -10 -88 -16 -82 -20C-60 -6 -30 -14 -4 -8S60 -12 89 -8C92 -5 91 -2 90 0Z', '#EAE8FB'),
      '</g>',
    );
  if (sky === 'question') return cloud(0.08, 0.24, 0.9, 0.5) + cloud(0.93, 0.16, 1, 0.5);
  const confetti = repeat(isWide ? 30 : 20, (index) => {
    const [x, y] = [random(61, index) * width, 20 + random(62, index) * near * 0.5];
    if (isUnderTitle({ isWide, width }, x, y)) return '';
    const fill = [ROSE, SUN, SKY, MINT, LILAC][index % 5] ?? ROSE;
    return group(
      `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(random(63, index) * 90)})`,
      index % 3 === 0
        ? heart(0, 0, 18 * unit + 4, fill)
        : rect(-7 * unit, -5 * unit, 15 * unit, 10 * unit, fill, 2, 0.8),
    );
  });
  return (
    cloud(0.12, isWide ? 0.36 : 0.44, 1.2, 0.9) +
    cloud(0.3, isWide ? 0.5 : 0.56, 0.9, 0.8) +
    cloud(0.56, 0.46, 1.4, 0.7) +
    cloud(0.98, 0.5, 1.1, 0.8) +
    (sky === 'podium' ? confetti : '')
  );
}

/** The desk below the board, with what has been used a minute ago. */
function desk(frame: Frame): string {
  const { width, height, isWide, near, planes, sky } = frame;
  const unit = isWide ? 1 : 0.56;
  const top = near - 4;
  const deep = height - near;
  const put = (x: number, y: number, size: number, turn: number, svg: string): string =>
    group(
      `translate(${Math.round(x)} ${Math.round(near + y)}) rotate(${turn}) scale(${Math.round(size * unit * 100) / 100})`,
      svg,
    );
  const grain = repeat(7, (index) => {
    const share = (0.2 + index * 0.13) * deep;
    const from = random(71, index) * width * 0.7;
    return rect(
      from,
      near + share,
      (120 + 260 * random(72, index)) * unit,
      5 * unit,
      index % 2 === 0 ? planes[4] : SNOW,
      2.5,
      0.16,
    );
  });
  const mat = isWide
    ? cuttingMat(176, near + deep * 0.26, 330, 100)
    : cuttingMat(20, near + deep * 0.44, 150, 84);
  const tall = sky === 'podium' ? 0.7 : 1;
  return [
    put(isWide ? 770 : 22, 18 * unit, tall, 0, plant()),
    isWide ? put(866, 22, tall * 0.9, 0, pencils()) : '',
    rect(-40, top + 4, width + 80, deep + 8, mix(planes[3], SNOW, 0.16)),
    rect(-40, top, width + 80, 9 * unit, mix(planes[3], SNOW, 0.55)),
    path(
      `M${Math.round(width * 0.4)} ${near + 9}H${width + 40}V${height + 8}H${Math.round(width * 0.16)}Z`,
      planes[3],
      0.45,
    ),
    grain,
    mat,
    put(isWide ? 280 : 92, deep * (isWide ? 0.4 : 0.52), isWide ? 0.9 : 0.8, -12, scissors()),
    put(isWide ? 60 : 300, deep * (isWide ? 0.26 : 0.3), 0.9, -9, note(70, SKY, SKY_DEEP)),
    put(isWide ? 96 : 322, deep * (isWide ? 0.32 : 0.34), 0.9, 7, note(70, SUN, '#8F5F06')),
    put(
      isWide ? 1052 : 292,
      deep * (isWide ? 0.34 : 0.5),
      isWide ? 0.62 : 0.5,
      -6,
      card(255, 195, 'leaf', SKY, 'sns4'),
    ),
    isWide ? put(962, deep * 0.26, 0.9, 0, roll(34, PINK, '#9A437A')) : '',
    put(isWide ? 1236 : 212, deep * 0.28, 0.9, 24, pin(ROSE, ROSE_DEEP)),
    put(isWide ? 1268 : 232, deep * (isWide ? 0.36 : 0.32), 0.9, -40, pin(SUN, '#8F5F06')),
    put(isWide ? 1006 : 40, deep * (isWide ? 0.52 : 0.72), 0.9, 70, pin(SKY, SKY_DEEP)),
  ].join('');
}

/** A mat with a grid, on which cards are cut. */
function cuttingMat(x: number, y: number, w: number, h: number): string {
  const mint = mix(MINT, MINT_DEEP, 0.28);
  const lean = h * 0.28;
  const shape = (dx: number, dy: number, inset: number): string =>
    `M${Math.round(x + lean + inset + dx)} ${Math.round(y + inset * 0.6 + dy)}H${Math.round(x + w - inset + lean + dx)}L${Math.round(x + w - inset + dx)} ${Math.round(y + h - inset * 0.6 + dy)}H${Math.round(x + inset + dx)}Z`;
  const lines = repeat(7, (index) => {
    const at = ((index + 1) / 8) * w;
    return `<path d="M${Math.round(x + lean + at)} ${Math.round(y + 8)}L${Math.round(x + at)} ${Math.round(y + h - 8)}" stroke="${SNOW}" stroke-width="2" opacity="0.4"/>`;
  });
  const rows = repeat(3, (index) => {
    const share = (index + 1) / 4;
    return rect(x + lean * (1 - share) + 8, y + h * share, w - 16, 2, SNOW, 0, 0.4);
  });
  return (
    path(shape(5, 8, 0), INK, 0.14) +
    path(shape(0, 0, 0), mint) +
    path(shape(0, 0, 9), mix(mint, SNOW, 0.2)) +
    lines +
    rows
  );
}

function groundOnly({ width, height, isWide, planes }: Frame): string {
  const top = isWide ? 704 : 782;
  return (
    rect(-20, top, width + 40, height - top + 4, planes[3]) +
    rect(-20, top, width + 40, 8, mix(planes[3], SNOW, 0.6)) +
    rect(-20, top + 34, width + 40, height, planes[4], 0, 0.6) +
    repeat(5, (index) =>
      rect(
        random(81, index) * width * 0.9,
        top + 16 + 24 * random(82, index),
        60 + 130 * random(83, index),
        4,
        planes[4],
        2,
        0.8,
      ),
    )
  );
}

/** Pencils and a leaf cut by the edges. */
function inFront({ width, height, isWide, planes }: Frame): string {
  const unit = isWide ? 1 : 0.56;
  const light = mix(planes[4], planes[3], 0.6);
  const leaf = (x: number, y: number, turn: number, size: number, fill: string): string =>
    group(
      `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${size * unit})`,
      path('M0 0C-34 -30 -34 -96 0 -140C34 -96 34 -30 0 0Z', fill),
      path('M0 0C34 -30 34 -96 0 -140Z', mix(planes[4], INK, 0.2), 0.6),
    );
  const pencil = (x: number, turn: number, fill: string): string =>
    group(
      `translate(${Math.round(x)} ${height + 40}) rotate(${turn}) scale(${unit})`,
      rect(-14, -150, 28, 190, fill),
      rect(4, -150, 10, 190, mix(fill, INK, 0.25)),
      path('M-14 -150L0 -188L14 -150Z', '#F2C9A6'),
      path('M-5 -174L0 -188L5 -174Z', INK),
    );
  return (
    leaf(-6, height + 20, 20, 1.1, planes[4]) +
    leaf(20 * unit, height + 30, 52, 1, light) +
    leaf(-14, height + 30, -6, 0.9, light) +
    leaf(60 * unit, height + 40, 66, 0.9, planes[4]) +
    pencil(width - 30 * unit, 14, light) +
    pencil(width - 84 * unit, 4, planes[4])
  );
}

export default art;
