// The land around the keep: hills, woods, the wall's top, and the court in front.

import { bands, boxes, bricks, hills, sprite, torch, tree } from '#tools/art/themes/the8Bit/blocks.ts';
import { tower, stoneOf, windowAt } from '#tools/art/themes/the8Bit/castle.ts';
import { type Frame, isUnderTitle, mix, random } from '#tools/art/themes/kit.ts';

const LEAF = '#74E0A4';
const MOON = '#F8E8B0';

/** Units of a block here: as large as the keep's. */
export const blockOf = ({ isWide }: Pick<Frame, 'isWide'>): number => (isWide ? 16 : 10);

export function sky(frame: Frame): string {
  const { width, height, planes, sky: name, isWide } = frame;
  const b = blockOf(frame);
  const stars = name === 'podium' ? 30 : 60;
  const spots = Array.from({ length: stars }, (_, i) => {
    const x =
      Math.floor((random(41, Math.floor(i / 3)) * 0.94 * width + random(42, i) * width * 0.12) / 4) * 4;
    return [x, Math.floor((random(43, i) ** 1.2 * height * 0.48) / 4) * 4] as const;
  }).filter(([x, y]) => !isUnderTitle(frame, x, y));
  const small = spots.flatMap(([x, y], i) => (i % 4 === 0 ? [] : [x, y, 4, 4]));
  const large = spots.flatMap(([x, y], i) => (i % 4 === 0 ? [x - 4, y, 12, 4, x, y - 4, 4, 12] : []));
  const calm = name === 'question';
  const cloud = (x: number, y: number, scale: number): string =>
    sprite(
      [
        '......LLLL........',
        '...LLLCCCCLL......',
        '..LCCCCCCCCCLLL...',
        'LLCCCCCCCCCCCCCLL.',
        'CCCCCSSCCCCSSSCCCC',
        '..SSSSSSSSSSSSSSS.',
      ],
      {
        L: mix(planes[0], '#A6B1F0', 0.5),
        C: mix(planes[0], '#5464C0', 0.5),
        S: mix(planes[0], '#2B3796', 0.5),
      },
      Math.round(b * scale),
      x,
      y,
    );
  return (
    bands(frame) +
    boxes('#F8F8F8', small, calm ? 0.45 : 0.7) +
    boxes(MOON, large, calm ? 0.5 : 0.95) +
    (calm
      ? ''
      : isWide
        ? cloud(60, 196, 0.9) + cloud(386, 236, 0.6) + cloud(690, 268, 0.75) + cloud(1180, 310, 0.7)
        : cloud(-40, 262, 0.8) + cloud(286, 184, 0.8))
  );
}

export function far(frame: Frame): string {
  const { width, near, planes, isWide, sky: name } = frame;
  const b = blockOf(frame);
  const [back, color] = [mix(planes[0], '#5464C0', 0.25), planes[0]];
  const lift = (by: number): number => near - b * by;
  const distant = stoneOf(mix(back, planes[2], 0.3), planes[2]);
  // Beside the lamp on the podium, not behind it.
  const x = name === 'podium' && isWide ? 505 : isWide ? 630 : 62;
  return (
    hills(
      { seed: 7, width, base: lift(9), foot: near, rise: b * 7, block: b },
      back,
      mix(back, '#A6B1F0', 0.25),
      color,
    ) +
    tower(x, lift(5), 3, 12, distant, b * 0.75, 3) +
    tower(x + b * 3.5, lift(5), 4, 9, distant, b * 0.75, 4) +
    tower(x - b * 4, lift(5), 3, 9, distant, b * 0.75, 5) +
    boxes('#FFD24A', [
      x + b * 0.8,
      lift(12),
      b / 2,
      b,
      x + b * 4.5,
      lift(10),
      b / 2,
      b / 2,
      x - b * 3,
      lift(9.5),
      b / 2,
      b / 2,
    ]) +
    hills(
      { seed: 21, width, base: lift(5), foot: near + b, rise: b * 5, block: b },
      mix(color, planes[2], 0.4),
      mix(color, '#A6B1F0', 0.18),
      planes[2],
    )
  );
}

/** Woods at the foot of the wall, in groups. */
export function mid(frame: Frame): string {
  const { width, near, planes, isWide } = frame;
  const b = blockOf(frame);
  const leaf = mix(planes[2], LEAF, 0.38);
  const trees = isWide
    ? [-20, 62, 120, 452, 520, 640, 700, 790, 850, 905, 1262, 1320]
    : [-24, 22, 70, 330, 368];
  return (
    hills(
      { seed: 33, width, base: near - b * 1.5, foot: near + b * 2, rise: b * 3, block: b },
      planes[2],
      mix(planes[2], LEAF, 0.22),
      planes[3],
    ) +
    trees
      .map((x, i) =>
        tree(
          x,
          near + (i % 3) * 4 - 2,
          (b / 2) * (i % 4 === 1 ? 0.75 : i % 5 === 2 ? 1.25 : 1),
          leaf,
          MOON,
          planes[3],
          i % 3 === 1,
        ),
      )
      .join('')
  );
}

/** A low wall with two torches and a sleeping gatekeeper's window. */
export function echo(frame: Frame): string {
  const { near, isWide, planes } = frame;
  const b = blockOf(frame);
  const stone = stoneOf(mix(planes[1], '#5464C0', 0.3), planes[3]);
  const [x, wide] = isWide ? [176, 17] : [14, 11];
  const foot = near + b;
  return (
    tower(x + b, foot, wide, 4, stone, b, 17) +
    tower(x, foot, 5, 7, stone, b * 0.9, 23) +
    windowAt(x + b * 1.4, foot - b * 4.6, stone, b * 0.9) +
    torch(x + b * (isWide ? 7 : 5.5), foot - b * 6.4, b / 3, 6, true) +
    torch(x + b * (isWide ? 15 : 10), foot - b * 6.4, b / 3, 6, true)
  );
}

/** The wall's top with its stairs, and the court before it. */
export function near(frame: Frame): string {
  const { width, height, near: top, planes, sky: name, isWide } = frame;
  const b = blockOf(frame);
  const court = Math.round((height * 0.8) / b) * b;
  const face = planes[2];
  const tones = [
    mix(face, planes[3], 0.4),
    planes[3],
    mix(face, '#5464C0', 0.16),
    mix(planes[3], face, 0.2),
  ] as const;
  const gateX = name === 'podium' ? (isWide ? 1005 : 324) : isWide ? 1130 : 252;
  const grass = mix(planes[3], LEAF, 0.4);
  const tufts = Array.from({ length: Math.ceil(width / b / 1.5) }, (_, i) => i).flatMap((i) => {
    const long = (1 + Math.floor(random(61, i) * 3)) * (b / 2);
    return random(62, i) < 0.7 ? [i * b * 1.5, top + b, b * (random(63, i) < 0.4 ? 1.5 : 0.5), long] : [];
  });
  const steps = Math.round((court - top) / b);
  const stairs = Array.from({ length: steps }, (_, i) => i);
  const stairX = (i: number): number => gateX - b * (2.5 + i * 0.5);
  const stairW = (i: number): number => b * (5 + i);
  return (
    bricks([0, top, width, court - top + b], tones, b * 3, 5) +
    boxes(
      mix(grass, planes[3], 0.5),
      tufts.map((n, i) => (i % 4 === 3 ? n + b / 2 : n)),
    ) +
    boxes(grass, [0, top, width, b, ...tufts]) +
    boxes(mix(grass, MOON, 0.35), [
      0,
      top,
      width,
      b / 4,
      ...tufts.map((n, i) => (i % 4 === 1 ? top + b / 4 : i % 4 === 3 ? b / 4 : n)),
    ]) +
    boxes(
      planes[3],
      stairs.flatMap((i) => [stairX(i) - b, top + i * b, stairW(i) + 2 * b, b]),
    ) +
    boxes(
      mix(face, '#A6B1F0', 0.32),
      stairs.flatMap((i) => [stairX(i), top + i * b, stairW(i), b / 2]),
    ) +
    boxes(
      mix(face, '#5464C0', 0.25),
      stairs.flatMap((i) => [stairX(i), top + i * b + b / 2, stairW(i), b / 2]),
    ) +
    boxes(
      '#FFD24A',
      stairs.slice(0, 6).flatMap((i) => [stairX(i) + b, top + i * b, stairW(i) - b * 2, b]),
      0.22,
    ) +
    (name === 'podium'
      ? ''
      : torch(gateX - b * 7, top + b, b / 2, 5, true) + torch(gateX + b * 4, top + b, b / 2, 5, true)) +
    floor(frame, court)
  );
}

/** Flagstones of the court: long rows, wider towards the viewer. */
function floor(frame: Frame, court: number): string {
  const { width, height, planes, isWide } = frame;
  const b = blockOf(frame);
  const [stone, joint] = [mix(planes[2], planes[3], 0.55), planes[3]];
  let drawn =
    boxes(joint, [0, court, width, height - court]) +
    boxes(mix(planes[2], '#5464C0', 0.35), [0, court, width, b / 4]);
  const slabs: [number[], number[]] = [[], []];
  for (let y = court + b / 4, row = 0; y < height; row += 1) {
    const tall = b * (1 + row * 0.5);
    const long = b * (4 + row * 2);
    for (let x = -random(71, row) * long, i = 0; x < width; x += long, i += 1)
      slabs[random(72 + row, i) < 0.24 ? 1 : 0].push(x, y, long - b / 4, tall - b / 4);
    y += tall;
  }
  drawn += boxes(stone, slabs[0]) + boxes(mix(stone, '#5464C0', 0.22), slabs[1]);
  const wet = mix(planes[0], '#5464C0', 0.3);
  return (
    drawn +
    // A puddle with the moon in it, and a shield that a knight has left.
    sprite(
      [
        '....WWWWWW......',
        '.WWWWWWWWWWWW...',
        'WWWWWMMMMWWWWWW.',
        'WWWWMMMMWWLLLWWW',
        '.WWWWWMMWWWWWWW.',
        '...WWWWWWWWW....',
      ],
      { W: wet, M: MOON, L: '#5464C0' },
      b / 2,
      Math.round(width * (isWide ? 0.8 : 0.66)),
      court + b * 2.5,
    ) +
    sprite(
      ['YYYYYYYY', 'YEEEBBBy', 'YEEEBBBy', 'YBBBEEEy', 'YBBBEEEy', '.YBBEEy.', '..YBEy..', '...Yy...'],
      { Y: '#FFD24A', y: '#A8780A', E: '#FF7F5C', B: '#5464C0' },
      b / 2,
      Math.round(width * (isWide ? 0.3 : 0.27)),
      court - b * 3.5,
    )
  );
}

const LANTERN = ['..II..', '.I..I.', 'IIIIII', 'IGWGGI', 'IGWWGI', 'IGGWGI', 'IIIIII', '.IIII.'];

/** Bricks at both corners, one with a knight's lantern. On a question: the ground alone. */
export function front(frame: Frame): string {
  const { width, height, planes, sky: name, isWide } = frame;
  const b = blockOf(frame);
  const dark = planes[4];
  const tones = [
    mix(dark, planes[3], 0.35),
    dark,
    mix(dark, planes[3], 0.9),
    mix(dark, '#070A2B', 0.4),
  ] as const;
  if (name === 'question') {
    const top = isWide ? 704 : 784;
    const leaf = mix(planes[3], LEAF, 0.22);
    return (
      hills(
        { seed: 33, width, base: top - 2, foot: height, rise: b * 1.4, block: b },
        mix(planes[2], planes[3], 0.4),
        mix(planes[2], LEAF, 0.14),
        planes[3],
      ) +
      bricks(
        [0, top + b, width, height - top],
        [planes[3], planes[4], mix(planes[3], planes[2], 0.9), mix(planes[3], planes[4], 0.5)],
        b * 3,
        5,
      ) +
      boxes(leaf, [0, top + b, width, b / 2])
    );
  }
  const y = Math.round(height * 0.93);
  const left = isWide ? 13 : 8;
  const right = isWide ? 9 : 6;
  const stack = (x: number, wide: number, rows: number): string =>
    bricks([x, y - rows * b, wide * b, height], tones, b * 3, 8) +
    boxes(mix(dark, '#A6B1F0', 0.35), [x, y - rows * b, wide * b, b / 4]);
  return (
    stack(0, left, 0) +
    stack(0, left - 5, 2) +
    stack(width - right * b, right, 0) +
    stack(width - (right - 4) * b, right - 4, 3) +
    boxes('#FFD24A', [b * 2, y - b * 8, b * 7, b * 6, b * 3, y - b * 9, b * 5, b * 8], 0.07) +
    sprite(LANTERN, { I: '#7F97A1', G: '#FFD24A', W: '#F8F8F8' }, b / 2, b * 4, y - b * 6)
  );
}
