// The rock that players climb: hoofprints up to the impala, the savanna around it.

import { impala, shadow } from '#tools/art/themes/anime/impala.ts';
import { acacia, cloud, grass, limb, rock } from '#tools/art/themes/anime/shapes.ts';
import {
  circle,
  type ClimbFrame,
  ellipse,
  group,
  line,
  mix,
  polygon,
  random,
  rect,
  repeat,
} from '#tools/art/themes/kit.ts';
import { stopsOf } from '#tools/art/themes/outlines.ts';

const GOLD = '#FFC05A';
const SUN = '#FFE9A8';

export function climb(frame: ClimbFrame): string {
  const { width, height, planes, mountain, isWide } = frame;
  const { peak, meadow, unit: u } = mountain;
  const high = peak.foot - peak.top;
  const ground = meadow.y + 14 * u;
  const [haze, light] = [mix(planes[0], GOLD, 0.3), mix(planes[0], GOLD, 0.7)];
  const [mid, deep] = [planes[1], planes[2]];
  const sun = { x: peak.x + high * 0.34, y: peak.top + high * 0.22, r: high * 0.25 };
  const clouds: readonly (readonly [number, number, number])[] = isWide
    ? [
        [40, 250, 2],
        [980, 300, 1.9],
        [200, 420, 1.6],
        [1380, 190, 2.2],
        [1560, 470, 2],
      ]
    : [
        [-30, 190, 1.8],
        [560, 420, 1.7],
        [10, 470, 1.3],
      ];
  return [
    circle(sun.x, sun.y, sun.r * 1.5, GOLD, 0.22),
    circle(sun.x, sun.y, sun.r * 1.22, GOLD, 0.35),
    circle(sun.x, sun.y, sun.r, SUN),
    clouds
      .map(([x, y, size], i) =>
        cloud(
          x,
          y,
          size * (isWide ? 1 : 0.9),
          i % 2 === 0 ? mix(mid, planes[0], 0.4) : mix(planes[0], mid, 0.2),
          i % 2 === 0 ? planes[0] : light,
        ),
      )
      .join(''),
    rock(-120 * u, ground, 620 * u, 210 * u, haze, light, planes[0]),
    rock(1180 * u, ground, 520 * u, 180 * u, haze, light, planes[0]),
    rock(1560 * u, ground, 560 * u, 130 * u, planes[0], light, mid),
    rect(0, ground - 60 * u, width, height, mix(planes[0], mid, 0.3)),
    isWide ? acacia(1420, ground - 24, 230, deep, mix(mid, deep, 0.4), light, deep) : '',
    isWide ? acacia(1770, ground - 14, 320, deep, mix(mid, deep, 0.5), light, deep) : '',
    isWide
      ? group(`translate(1520 ${ground - 112}) scale(0.22)`, shadow(deep, true)) +
        group(`translate(1620 ${ground - 100}) scale(0.2)`, shadow(deep, false))
      : '',
    island(frame, ground),
    acacia(peak.x - high * 0.66, ground + 6 * u, 190 * u, planes[3], mix(deep, mid, 0.4), light, planes[3]),
    trail(frame),
    summit(frame),
    meadowOf(frame, ground),
  ].join('');
}

/** Half the island's width at a share of its height, from the top down. */
const halfAt = (share: number): number => 0.1 + 0.45 * share;

/** Ledges left and right, wider towards the foot; facets between them. */
function island({ planes, mountain }: ClimbFrame, ground: number): string {
  const { peak, unit: u } = mountain;
  const high = peak.foot - peak.top;
  const [lightFace, face, shade] = [mix(planes[1], GOLD, 0.3), mix(planes[1], planes[2], 0.45), planes[2]];
  const steps = 11;
  const edge = (side: number, seed: number): number[] =>
    Array.from({ length: steps }, (_, i) => {
      const share = i / (steps - 1);
      const out = halfAt(share) * high + (26 + 50 * random(seed, i)) * u + share * 60 * u;
      const y = peak.top + share * (ground - peak.top) + (i === 0 ? 6 * u : 0);
      // A ledge, then a cliff.
      return [
        peak.x + side * (i === 0 ? 148 * u : out),
        y,
        peak.x + side * (out + 12 * u + 26 * u * random(seed + 1, i)),
        y + 36 * u,
      ];
    }).flat();
  const pairs = (numbers: readonly number[]): number[][] =>
    Array.from({ length: numbers.length / 2 }, (_, i) => numbers.slice(i * 2, i * 2 + 2));
  const [left, right] = [edge(-1, 71), edge(1, 73)];
  const spine = Array.from({ length: 9 }, (_, i) => [
    peak.x + ((i % 2 === 0 ? -1 : 1) * (14 + i * 9) + 18) * u,
    peak.top + (i / 8) * (ground - peak.top),
  ]);
  const [top, foot] = [
    [peak.x, peak.top + 4 * u],
    [peak.x, ground + 40 * u],
  ];
  // The sun's light on ledges of the left side, some with grass.
  const ledges = [2, 4, 5, 7, 9]
    .map((i) => {
      const [x = 0, y = 0] = left.slice(i * 4 + 2, i * 4 + 4);
      const long = (60 + 60 * random(77, i)) * u;
      const top = y - 2 * u;
      return (
        polygon(
          [
            x,
            top,
            x + 10 * u,
            top - 9 * u,
            x + long,
            top - 5 * u,
            x + long * 1.3,
            top + 9 * u,
            x + long * 0.5,
            top + 6 * u,
            x + 16 * u,
            top + 24 * u,
          ],
          mix(lightFace, GOLD, 0.5),
        ) +
        polygon(
          [
            x + 16 * u,
            top + 24 * u,
            x + long * 0.5,
            top + 6 * u,
            x + long * 1.3,
            top + 9 * u,
            x + long * 0.8,
            top + 40 * u,
            x + 26 * u,
            top + 62 * u,
          ],
          mix(lightFace, planes[2], 0.3),
        ) +
        (i % 2 === 1
          ? grass(x + long * 0.4, top - 3 * u, 30 * u, 5, 110 + i, mix(planes[2], planes[1], 0.5))
          : '')
      );
    })
    .join('');
  // A cliff below each flight of the path, and cracks in it.
  const bends = stopsOf(mountain);
  const cliffs = bends.slice(0, -1).map((from, i) => {
    const to = bends[i + 1] ?? from;
    const way = Math.sign(to.x - from.x);
    const [a, b] = [from.x + way * 30 * u, to.x - way * 10 * u];
    const y = (x: number): number => from.y + ((x - from.x) / (to.x - from.x || 1)) * (to.y - from.y);
    const spots = [0, 0.22, 0.3, 0.55, 0.62, 1].map((share) => a + (b - a) * share);
    const deep = [6, 20, 34, 28, 44, 10].map((down, k) => (down * (0.7 + 0.6 * random(75 + i, k)) + 14) * u);
    const upper = spots.flatMap((x) => [x, y(x)]);
    const lower = spots
      .map((x, k) => [x, y(x) + (deep[k] ?? 0)])
      .toReversed()
      .flat();
    const crack = spots[2] ?? a;
    return (
      polygon([...upper, ...lower], i % 2 === 0 ? shade : mix(planes[2], planes[3], 0.5), 0.5) +
      polygon(
        [
          crack,
          y(crack) + 20 * u,
          crack + 16 * u,
          y(crack) + 44 * u,
          crack + 6 * u,
          y(crack) + 62 * u,
          crack + 22 * u,
          y(crack) + 46 * u,
        ],
        planes[3],
        0.5,
      )
    );
  });
  return (
    polygon([...top, ...left, ...foot, ...pairs(right).toReversed().flat()].map(Number), face) +
    polygon(
      [...top, ...left, peak.x - high * 0.1, ground + 40 * u, ...spine.toReversed().flat()].map(Number),
      lightFace,
    ) +
    polygon(
      [
        ...top,
        ...spine.flat(),
        peak.x + high * 0.34,
        ground + 40 * u,
        ...pairs(right).toReversed().flat(),
      ].map(Number),
      shade,
    ) +
    cliffs.join('') +
    ledges
  );
}

/** Trodden sand with a shaded lower edge, and hoofprints in pairs. */
function trail({ planes, mountain }: ClimbFrame): string {
  const { path, unit: u } = mountain;
  const count = Math.ceil(path.length / (18 * u));
  const spots = Array.from({ length: count + 1 }, (_, i) => path.at(i / count));
  const d = `M${spots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(' ')}`;
  const lower = `M${spots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y + 11 * u)}`).join(' ')}`;
  const sand = mix(GOLD, planes[0], 0.25);
  const prints = Math.floor(path.length / (42 * u));
  return (
    line(lower, planes[3], 30 * u, 0.7) +
    line(d, mix(sand, planes[1], 0.45), 26 * u) +
    line(d, sand, 20 * u) +
    repeat(prints, (i) => {
      if (i % 5 === 4) return '';
      const { x, y } = path.at((i + 0.5) / prints);
      return (
        ellipse(x - 4 * u, y - 3 * u, 4.4 * u, 2.8 * u, planes[2]) +
        ellipse(x + 6 * u, y + 3 * u, 4.4 * u, 2.8 * u, planes[2])
      );
    })
  );
}

/** The flag on a cairn, the impala beside it. */
function summit({ planes, mountain }: ClimbFrame): string {
  const { peak, unit: u } = mountain;
  const [x, y] = [peak.x, peak.top + 8 * u];
  const coat = {
    back: planes[2],
    flank: mix(planes[1], planes[2], 0.4),
    dark: planes[4],
    light: mix(planes[0], GOLD, 0.4),
  };
  return (
    group(`translate(${x - 146 * u} ${y - 146 * u}) scale(${0.33 * u})`, impala(coat, false)) +
    limb(
      [
        [x, y, 7 * u],
        [x + u, y - 60 * u, 6 * u],
        [x, y - 124 * u, 5 * u],
      ],
      '#C98F5E',
    ) +
    polygon(
      [
        x + 2 * u,
        y - 122 * u,
        x + 84 * u,
        y - 112 * u,
        x + 62 * u,
        y - 92 * u,
        x + 80 * u,
        y - 68 * u,
        x + 2 * u,
        y - 72 * u,
      ],
      '#FF7F5C',
    ) +
    polygon(
      [x + 2 * u, y - 90 * u, x + 62 * u, y - 92 * u, x + 80 * u, y - 68 * u, x + 2 * u, y - 72 * u],
      '#B8452A',
    ) +
    polygon([x + 2 * u, y - 122 * u, x + 44 * u, y - 117 * u, x + 2 * u, y - 110 * u], SUN)
  );
}

function meadowOf({ width, height, planes, mountain, isWide }: ClimbFrame, ground: number): string {
  const { unit: u, meadow } = mountain;
  const gold = mix(planes[1], GOLD, 0.55);
  const row = (y: number, count: number, tall: number, seed: number, fills: readonly string[]): string =>
    repeat(count, (i) =>
      grass(
        (width * (i + random(seed, i) * 0.8)) / count,
        y + random(seed + 1, i) * 8 * u,
        tall * u * (0.7 + 0.6 * random(seed + 2, i)),
        6,
        seed * 50 + i,
        fills[i % fills.length] ?? gold,
      ),
    );
  const foot = meadow.y + meadow.height;
  return (
    row(ground + 6 * u, isWide ? 60 : 30, 46, 91, [
      gold,
      mix(gold, planes[2], 0.35),
      gold,
      mix(gold, SUN, 0.3),
    ]) +
    rect(0, ground, width, height - ground, mix(planes[2], planes[1], 0.45)) +
    row(ground + 26 * u, isWide ? 50 : 24, 30, 93, [
      mix(planes[2], gold, 0.5),
      mix(planes[2], planes[1], 0.7),
    ]) +
    polygon(
      [
        0,
        foot - 6 * u,
        width * 0.3,
        foot - 16 * u,
        width * 0.7,
        foot - 2 * u,
        width,
        foot - 14 * u,
        width,
        height,
        0,
        height,
      ],
      planes[3],
    ) +
    row(foot + 14 * u, isWide ? 40 : 22, 34, 95, [planes[3], mix(planes[3], planes[2], 0.6)]) +
    (isWide
      ? ''
      : row(foot + 130 * u, 14, 60, 97, [mix(planes[3], planes[2], 0.5)]) +
        rock(60, foot + 330, 260, 90, mix(planes[3], planes[2], 0.5), planes[2], planes[4]) +
        acacia(
          560,
          foot + 334,
          300,
          mix(planes[3], planes[4], 0.6),
          mix(planes[3], planes[2], 0.25),
          mix(planes[3], planes[2], 0.7),
          mix(planes[3], planes[4], 0.4),
        ) +
        row(foot + 330, 12, 70, 99, [planes[4]]) +
        rect(0, foot + 330, width, height, planes[4])) +
    grass(30 * u, height, 150 * u, 9, 101, planes[4]) +
    grass(width - 40 * u, height, 130 * u, 9, 102, planes[4])
  );
}
