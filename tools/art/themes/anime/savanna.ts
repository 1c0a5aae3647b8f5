// The savanna at sunrise, plane by plane.

import { acacia, cloud, grass, limb, rock } from '#tools/art/themes/anime/shapes.ts';
import { shadow } from '#tools/art/themes/anime/impala.ts';
import { circle, type Frame, group, mix, polygon, random, rect, repeat } from '#tools/art/themes/kit.ts';

const GOLD = '#FFC05A';
const SUN = '#FFE9A8';

export function sky({ sky: name, width, height, isWide, planes }: Frame): string {
  if (name === 'question') {
    const color = mix(planes[1], planes[0], 0.4);
    return isWide
      ? cloud(90, 96, 1.1, color, planes[0]) + cloud(1120, 118, 1.2, color, planes[0])
      : cloud(-40, 92, 0.8, color, planes[0]) + cloud(288, 70, 0.8, color, planes[0]);
  }
  const [color, light] = [mix(planes[1], planes[0], 0.55), mix(planes[0], GOLD, 0.75)];
  const high = mix(planes[1], planes[2], 0.35);
  const stars = repeat(9, (i) =>
    circle(width * random(3, i), height * 0.16 * random(4, i), 1.2 + random(5, i), SUN, 0.25),
  );
  return (
    stars +
    (isWide
      ? cloud(-30, 150, 1.9, high, planes[0]) +
        cloud(404, 196, 1.3, high, planes[0]) +
        cloud(560, 232, 2.1, color, light) +
        cloud(60, 306, 1.6, color, light) +
        cloud(820, 150, 1.2, color, planes[0]) +
        cloud(1236, 268, 1.4, color, light)
      : cloud(-60, 184, 1.1, high, planes[0]) +
        cloud(250, 176, 1, high, planes[0]) +
        cloud(-20, 262, 1.3, color, light) +
        cloud(276, 238, 0.9, color, planes[0]))
  );
}

/** Table mountains in the haze, a sun path on the plain. */
export function far({ width, height, near, planes, isWide, sky: name }: Frame): string {
  const [color, light, dark] = [planes[0], mix(planes[0], GOLD, 0.45), mix(planes[0], planes[1], 0.6)];
  const pale = mix(color, GOLD, 0.38);
  const y = near - (isWide ? 40 : 22);
  const u = isWide ? 1 : 0.55;
  const tables: readonly (readonly [number, number, number])[] = isWide
    ? [
        [-80, 340, 110],
        [300, 220, 66],
        [480, 420, 150],
        [1180, 300, 96],
      ]
    : [
        [-60, 190, 84],
        [150, 120, 46],
        [290, 190, 74],
      ];
  const plain = name === 'podium' ? width / 2 : isWide ? 1140 : 258;
  return (
    tables
      .map(([x, wide, tall]) =>
        rock(x + 70 * u, y + 4, wide * 0.8, tall * 0.7, pale, mix(pale, SUN, 0.4), mix(pale, color, 0.5)),
      )
      .join('') +
    tables
      .map(([x, wide, tall], i) => (i === 1 ? '' : rock(x, y + 6, wide, tall, color, light, dark)))
      .join('') +
    rect(0, y, width, height - y, mix(color, planes[1], 0.25)) +
    // The light on the plain, in slabs.
    repeat(5, (i) => {
      const half = (170 - i * 26) * u * (i % 2 === 0 ? 1 : 0.72);
      const top = y + 3 * u + i * 9 * u;
      return polygon(
        [plain - half, top, plain + half, top, plain + half - 8, top + 4 * u, plain - half + 10, top + 4 * u],
        GOLD,
        0.8 - i * 0.1,
      );
    })
  );
}

/** Kopjes, trees, and the herd that follows. */
export function mid({ width, height, near, planes, isWide, sky: name }: Frame): string {
  const u = isWide ? 1 : 0.55;
  const [color, light, dark] = [planes[1], mix(planes[1], GOLD, 0.35), mix(planes[1], planes[2], 0.7)];
  const y = near - 12 * u;
  const deep = planes[2];
  const animal = (x: number, size: number, isLeaping: boolean): string =>
    group(`translate(${x} ${y - 446 * size + (isLeaping ? -6 : 4)}) scale(${size})`, shadow(deep, isLeaping));
  return (
    rock(isWide ? -130 : -90, y + 8, 420 * u, 150 * u, color, light, dark) +
    rock(width - 190 * u, y + 8, 360 * u, 120 * u, color, light, dark) +
    rect(0, y, width, height - y, mix(color, planes[2], 0.35)) +
    (isWide && name === 'podium' ? acacia(1302, y + 4, 190, deep, mix(color, deep, 0.5), light, deep) : '') +
    (isWide ? acacia(64, y + 8, 130, deep, mix(color, deep, 0.4), light, deep) : '') +
    (isWide
      ? animal(556, 0.17, true) + animal(640, 0.15, false) + animal(704, 0.19, true)
      : name === 'podium'
        ? animal(96, 0.1, true) + animal(150, 0.09, false)
        : '') +
    repeat(isWide ? 30 : 16, (i) =>
      grass(
        width * random(11, i),
        y + 10 * u + random(12, i) * 8,
        (20 + 16 * random(13, i)) * u,
        4,
        20 + i,
        i % 3 === 0 ? light : mix(color, planes[2], 0.5),
      ),
    )
  );
}

/** One acacia before the plain, a hornbill in its crown. */
export function echo({ near, planes, isWide }: Frame): string {
  const wide = isWide ? 250 : 112;
  const [x, y] = isWide ? [330, near + 6] : [62, near + 4];
  const u = wide / 150;
  const leaf = mix(planes[2], planes[1], 0.35);
  const at = (dx: number, dy: number, size: number) => [x + dx * u, y + dy * u, size * u] as const;
  return (
    acacia(x, y, wide, planes[3], leaf, mix(planes[1], GOLD, 0.4), planes[3]) +
    limb([at(-32, -110, 3), at(-24, -117, 9), at(-16, -124, 6)], planes[4]) +
    limb([at(-17, -124, 5), at(-9, -122, 2)], GOLD)
  );
}

/** Tall grass, gold where the sun reaches it, and the herd's track through it. */
export function near({ width, height, near: top, planes, isWide, sky: name }: Frame): string {
  const u = isWide ? 1 : 0.6;
  const long = height - top;
  const [color, light] = [planes[2], mix(planes[1], GOLD, 0.5)];
  const goldAt = name === 'podium' ? width / 2 : isWide ? 1140 : 258;
  /** The ground at a share of the way to the viewer. */
  const tone = (share: number): string =>
    share < 0.4
      ? mix(color, planes[3], share * 2)
      : mix(mix(color, planes[3], 0.8), planes[4], (share - 0.4) * 0.75);
  const slope = (share: number, rise: number, turn: number): string => {
    const y = (dx: number): number => top + share * long + rise * u * Math.sin(dx * 5 + turn);
    return polygon(
      [
        0,
        y(0),
        ...[0.16, 0.31, 0.5, 0.66, 0.85, 1].flatMap((x) => [width * x, y(x)]),
        width,
        height,
        0,
        height,
      ],
      tone(share),
    );
  };
  // In groups of 3, 2 and 5, larger towards the viewer.
  const tufts = (share: number, groups: number, tall: number, seed: number, shine: number): string =>
    repeat(groups, (i) => {
      const middle = width * ((i + random(seed, i)) / groups);
      return repeat([3, 2, 5][i % 3] ?? 3, (k) => {
        const x = middle + (k - 1.5) * tall * u * (0.7 + random(seed + 1, i * 5 + k));
        const gold = Math.max(0, 1 - Math.abs(x - goldAt) / (width * 0.3)) * shine;
        return grass(
          x,
          top + share * long + (random(seed + 2, i * 5 + k) * 14 + 4) * u,
          tall * u * (0.7 + 0.6 * random(seed + 3, i * 5 + k)),
          5,
          seed * 40 + i * 5 + k,
          mix(mix(tone(share), planes[1], 0.3), light, gold),
        );
      });
    });
  const row = (y: number, count: number, tall: number, seed: number): string =>
    repeat(count, (i) => {
      const x = (width * (i + random(seed, i) * 0.8)) / count;
      const isGold = Math.abs(x - goldAt) < width * (0.2 + 0.1 * random(seed + 4, i));
      return grass(
        x,
        y + random(seed + 1, i) * 8,
        tall * (0.75 + 0.5 * random(seed + 2, i)),
        6,
        seed * 40 + i,
        isGold ? (i % 4 === 0 ? mix(light, SUN, 0.35) : light) : mix(color, planes[1], 0.5),
      );
    });
  const track = (from: number, to: number): number[] => {
    const spot = (share: number, side: number): readonly [number, number] => [
      goldAt - width * 0.34 * share ** 1.5 + side * (10 + 120 * share) * u,
      top + share * long,
    ];
    const middle = (from + to) / 2 + 0.02;
    return [
      ...spot(from, -1),
      ...spot(from, 1),
      ...spot(middle, 0.8),
      ...spot(to, 1),
      ...spot(to, -1),
      ...spot(middle, -1.15),
    ];
  };
  return (
    row(top + 10, isWide ? 58 : 30, 36 * u, 31) +
    rect(0, top + 4, width, long, color) +
    polygon(track(0.01, 0.19), mix(light, color, 0.25)) +
    tufts(0.08, isWide ? 13 : 7, 34, 33, 0.8) +
    slope(0.17, 9, 1) +
    polygon(track(0.2, 0.4), mix(light, color, 0.55)) +
    tufts(0.25, isWide ? 11 : 6, 42, 35, 0.55) +
    slope(0.38, 12, 4) +
    polygon(track(0.42, 0.64), mix(mix(light, color, 0.6), tone(0.4), 0.35)) +
    rock(
      width * 0.62,
      top + 0.47 * long,
      130 * u,
      36 * u,
      mix(color, planes[3], 0.5),
      mix(color, light, 0.5),
      planes[3],
    ) +
    rock(
      width * 0.68,
      top + 0.49 * long,
      70 * u,
      20 * u,
      mix(color, planes[3], 0.5),
      mix(color, light, 0.4),
      planes[3],
    ) +
    rock(
      width * 0.06,
      top + 0.45 * long,
      110 * u,
      30 * u,
      mix(color, planes[3], 0.5),
      mix(color, light, 0.25),
      planes[3],
    ) +
    tufts(0.48, isWide ? 7 : 4, 40, 37, 0.35) +
    slope(0.63, 10, 2.4) +
    polygon(track(0.66, 1), mix(mix(light, color, 0.6), tone(0.63), 0.62)) +
    tufts(0.74, isWide ? 6 : 3, 44, 39, 0.2) +
    tufts(0.98, isWide ? 6 : 4, 56, 43, 0.1)
  );
}

/** Dark blades at both corners. On a question: the ground alone. */
export function front({ width, height, planes, isWide, sky: name }: Frame): string {
  const u = isWide ? 1 : 0.6;
  if (name === 'question') {
    const top = isWide ? 712 : 792;
    return (
      repeat(isWide ? 44 : 18, (i) =>
        grass(
          (width * (i + random(51, i))) / (isWide ? 44 : 18),
          top + 10,
          22 * u,
          5,
          700 + i,
          i % 5 < 2 ? mix(planes[2], planes[1], 0.5) : planes[2],
        ),
      ) +
      polygon(
        [0, top + 6, width * 0.3, top - 2, width * 0.64, top + 8, width, top, width, height, 0, height],
        planes[2],
      ) +
      polygon([0, top + 34, width * 0.4, top + 24, width, top + 36, width, height, 0, height], planes[3])
    );
  }
  const dark = planes[4];
  return (
    rock(-60 * u, height, 300 * u, 70 * u, dark, mix(dark, planes[3], 0.8), dark) +
    rock(width - 170 * u, height, 300 * u, 54 * u, dark, mix(dark, planes[3], 0.8), dark) +
    grass(40 * u, height + 4, 120 * u, 9, 61, dark) +
    grass(190 * u, height + 4, 80 * u, 7, 62, mix(dark, planes[3], 0.35)) +
    grass(width - 66 * u, height + 4, 140 * u, 9, 63, dark) +
    grass(width - 200 * u, height + 4, 76 * u, 6, 64, mix(dark, planes[3], 0.35))
  );
}
