// The stand that players climb: aisle stairs between full rows, the scoreboard with the flag on top.

import { banner, crowd } from '#tools/art/themes/football/crowd.ts';
import { mast, scoreboard } from '#tools/art/themes/football/things.ts';
import {
  circle,
  type ClimbFrame,
  line,
  mix,
  path,
  polygon,
  random,
  rect,
  repeat,
} from '#tools/art/themes/kit.ts';
import { stopsOf } from '#tools/art/themes/outlines.ts';

const GLOW = '#FFE066';
const CHALK = '#FAFFF4';

export function climb(frame: ClimbFrame): string {
  const { width, height, planes, mountain, isWide } = frame;
  const { peak, meadow, unit: u } = mountain;
  const high = peak.foot - peak.top;
  const ground = meadow.y;
  const half = Math.min(high * 0.75 + 60 * u, width / 2 - 6 * u);
  const [left, right, top] = [peak.x - half, peak.x + half, peak.top + 6 * u];
  const [steel, dark] = [mix(planes[0], '#7FB0A8', 0.35), planes[1]];
  const seats = mix(planes[1], planes[0], 0.4);
  const step = 26 * u;
  const count = Math.floor((ground - top) / step);
  const rows = crowd({
    bowl: { width: half * 2, rise: 0 },
    top: top + 8 * u,
    count,
    step,
    seed: 411,
    seats,
    alpha: 0.34,
  });
  const clouds = repeat(5, (i) => {
    const [x, y, size] = [
      width * (0.02 + 0.22 * i),
      height * (0.06 + 0.13 * random(7, i)),
      (60 + 50 * random(8, i)) * u,
    ];
    return path(
      `M${x} ${y}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.6}-${size * 0.2}a${size * 0.4} ${size * 0.4} 0 0 1 ${size * 0.8} 0a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.5} ${size * 0.2}z`,
      mix(planes[1], planes[0], 0.7),
      0.7,
    );
  });
  // Held up where two flights are farthest apart.
  const bends = stopsOf(mountain);
  const banners = [2, 3, 6]
    .map((i) => {
      const [from, to] = [bends[i], bends[i + 2]];
      if (!from || !to) return '';
      const inward = from.x < peak.x ? 0.16 : -0.3;
      return banner(from.x + inward * half, (from.y + to.y) / 2 - high * 0.018, high / 700);
    })
    .join('');
  return [
    repeat(34, (i) =>
      circle(
        width * random(3, i),
        height * 0.3 * random(4, i) ** 1.4,
        (1.2 + random(5, i) * 1.6) * u,
        CHALK,
        0.6,
      ),
    ),
    clouds,
    // The far side of the stadium.
    isWide ? mast(1480, 250, 800, 1.2, mix(steel, planes[0], 0.3), mix(dark, planes[0], 0.3)) : '',
    isWide ? mast(1822, 190, 800, 1.3, mix(steel, planes[0], 0.3), mix(dark, planes[0], 0.3)) : '',
    `<g transform="translate(0 ${Math.round(ground - high * 0.44)})">`,
    rect(0, 0, width, high * 0.5, mix(dark, planes[0], 0.35)),
    rect(0, 0, width, 14 * u, steel),
    isWide
      ? `<g transform="translate(1240)">${crowd({ bowl: { width: 680, rise: 0 }, top: 40, count: 11, step: 22, seed: 511, seats: mix(planes[1], planes[0], 0.55), alpha: 0.4 })}</g>`
      : '',
    '</g>',
    // Side walls in steps, the stand between them.
    polygon(
      [left - 40 * u, ground, left - 40 * u, top + 120 * u, left, top + 30 * u, left, ground],
      mix(steel, CHALK, 0.12),
    ),
    polygon(
      [right + 44 * u, ground, right + 44 * u, top + 120 * u, right, top + 30 * u, right, ground],
      mix(dark, '#06170C', 0.35),
    ),
    polygon(
      [left - 6 * u, top - 16 * u, right + 6 * u, top - 16 * u, right + 6 * u, ground, left - 6 * u, ground],
      mix(dark, '#06170C', 0.3),
    ),
    rect(left - 12 * u, top - 26 * u, half * 2 + 24 * u, 24 * u, steel, 4 * u),
    rect(left - 12 * u, top - 26 * u, half * 2 + 24 * u, 6 * u, mix(steel, CHALK, 0.55), 3 * u),
    `<g transform="translate(${Math.round(left)} 0)">${rows}</g>`,
    // Shade towards the right.
    polygon(
      [peak.x + half * 0.5, top, right, top, right, ground, peak.x + half * 0.3, ground],
      '#06170C',
      0.16,
    ),
    banners,
    goal(frame, steel, dark),
    field(frame, ground),
    stairs(frame),
  ].join('');
}

/** Concrete steps along the path, with a handrail's shadow. */
function stairs({ planes, mountain }: ClimbFrame): string {
  const { path: way, unit: u } = mountain;
  const count = Math.ceil(way.length / (20 * u));
  const spots = Array.from({ length: count + 1 }, (_, i) => way.at(i / count));
  const d = `M${spots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(' ')}`;
  const lower = `M${spots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y + 12 * u)}`).join(' ')}`;
  const stone = mix('#E2D3BF', planes[0], 0.14);
  const treads = spots
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y - 12 * u)}v${Math.round(24 * u)}`)
    .join('');
  return (
    line(lower, '#06170C', 34 * u, 0.55) +
    line(d, mix(stone, planes[1], 0.5), 36 * u) +
    line(d, stone, 28 * u) +
    `<path d="${treads}" stroke="${mix(stone, planes[1], 0.4)}" stroke-width="${3 * u}"/>` +
    line(
      `M${spots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y - 13 * u)}`).join(' ')}`,
      mix(stone, CHALK, 0.6),
      3 * u,
      0.8,
    )
  );
}

function goal({ mountain }: ClimbFrame, steel: string, dark: string): string {
  const { peak, unit: u } = mountain;
  const [x, y] = [peak.x, peak.top + 9 * u];
  return (
    scoreboard(x - 260 * u, y - 156 * u, 0.86 * u, steel, dark) +
    line(`M${x} ${y}V${y - 150 * u}`, '#C98F5E', 8 * u) +
    line(`M${x - 2 * u} ${y}V${y - 148 * u}`, '#F0D9AE', 2.6 * u) +
    circle(x, y - 152 * u, 7 * u, GLOW) +
    path(
      `M${x + 3 * u} ${y - 146 * u}q${34 * u} ${16 * u} ${58 * u} 0t${52 * u} 4v${58 * u}q${-30 * u}-${14 * u} ${-54 * u} 0t${-56 * u} 0z`,
      '#FF7F5C',
    ) +
    path(
      `M${x + 3 * u} ${y - 106 * u}q${34 * u} ${16 * u} ${58 * u} 0t${52 * u} 4v${18 * u}q${-30 * u}-${14 * u} ${-54 * u} 0t${-56 * u} 0z`,
      '#B8452A',
    ) +
    circle(x + 52 * u, y - 118 * u, 15 * u, GLOW) +
    circle(x + 48 * u, y - 122 * u, 8 * u, CHALK, 0.7)
  );
}

/** The touchline before the stand. */
function field({ width, height, planes, mountain, isWide }: ClimbFrame, ground: number): string {
  const { meadow, unit: u } = mountain;
  const foot = meadow.y + meadow.height;
  const [green, deep, chalk] = [planes[2], mix(planes[2], planes[3], 0.7), mix(CHALK, planes[2], 0.12)];
  const pads = repeat(isWide ? 30 : 14, (i) => {
    const wide = width / (isWide ? 30 : 14);
    const color = mix(['#2F8A4A', '#226C3A', '#478A5C'][i % 3] ?? green, planes[3], 0.35);
    return (
      rect(i * wide + 2, ground - 26 * u, wide - 4, 40 * u, color, 5 * u) +
      rect(i * wide + 2, ground - 26 * u, wide - 4, 6 * u, mix(color, CHALK, 0.4), 3 * u)
    );
  });
  return (
    rect(0, ground - 28 * u, width, 60 * u, planes[4]) +
    pads +
    rect(0, ground + 4 * u, width, height, deep) +
    rect(0, ground + 26 * u, width, 30 * u, green) +
    rect(0, foot - 8 * u, width, 10 * u, chalk) +
    rect(0, foot + 2 * u, width, height, mix(green, planes[3], 0.4)) +
    (isWide
      ? ''
      : repeat(5, (i) => rect(0, foot + (60 + i * 118) * u, width, 59 * u, i % 2 === 0 ? deep : planes[3])) +
        rect(0, foot + 200 * u, width, 12 * u, chalk, 0, 0.7) +
        rect(0, foot + 430 * u, width, 14 * u, chalk, 0, 0.6)) +
    repeat(isWide ? 30 : 26, (i) => {
      const [x, y, size] = [
        width * random(22, i),
        ground + 14 * u + (height - ground) * random(23, i) ** 2,
        (9 + 6 * random(24, i)) * u,
      ];
      return polygon(
        [x, y, x + size * 0.4, y - size, x + size * 0.5, y, x + size, y - size * 0.7, x + size * 0.9, y],
        i % 2 === 0 ? mix(green, GLOW, 0.3) : planes[3],
      );
    })
  );
}
