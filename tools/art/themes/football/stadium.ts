// The stadium in the evening, plane by plane.

import type { Color } from '#scenes/theme/tokens.ts';
import { banner, band, along, crowd, dots } from '#tools/art/themes/football/crowd.ts';
import { airship, cloud, mast, scoreboard } from '#tools/art/themes/football/things.ts';
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
  polygon,
  random,
  rect,
  repeat,
} from '#tools/art/themes/kit.ts';

const GLOW = '#FFE066';
const CHALK = '#FAFFF4';

export function sky({ sky: name, width, height, isWide, planes, tokens }: Frame): string {
  const stars = repeat(isWide ? 40 : 26, (i) => {
    const [x, y] = [width * random(3, i), height * 0.32 * random(4, i) ** 1.1];
    if (isUnderTitle({ isWide, width }, x, y)) return '';
    return circle(x, y, 0.9 + random(5, i) * 1.3, CHALK, name === 'question' ? 0.35 : 0.6);
  });
  const [far, dim] = [mix(planes[0], '#7FB0A8', 0.3), planes[1]];
  if (name === 'question')
    return (
      stars +
      (isWide
        ? `<g opacity="0.42">${mast(318, 62, 720, 0.62, far, dim)}${mast(1062, 74, 720, 0.56, far, dim)}</g>`
        : '')
    );
  const stop = tokens.sky[name].stops[2]?.color ?? planes[0];
  const [fill, light] = [mix(stop, planes[0], 0.5), mix(stop, CHALK, 0.3)];
  return (
    stars +
    (isWide
      ? cloud(-30, 246, 1.5, fill, light) +
        cloud(430, 196, 0.9, fill, light) +
        cloud(820, 226, 1.1, fill, light) +
        cloud(1150, 40, 0.8, mix(fill, planes[1], 0.5), fill)
      : cloud(-50, 236, 0.9, fill, light) + cloud(262, 206, 0.8, fill, light)) +
    (isWide ? airship(212, 150, 1, '#E2D3BF') : name === 'lobby' ? airship(84, 186, 0.62, '#E2D3BF') : '')
  );
}

/** Hills with a town's lights behind the stadium. */
export function far({ width, near, planes, isWide }: Frame): string {
  const u = isWide ? 1 : 0.6;
  const y = near - 262 * u;
  const hill = (dx: number, wide: number, tall: number, fill: Color): string =>
    path(
      `M${width * dx} ${y + 90 * u}Q${width * (dx + wide * 0.4)} ${y - tall * u} ${width * (dx + wide)} ${y + 90 * u}Z`,
      fill,
    );
  const [back, front] = [mix(planes[0], '#7FB0A8', 0.45), planes[0]];
  return (
    hill(0.1, 0.62, 120, back) +
    hill(0.5, 0.7, 90, back) +
    hill(-0.2, 0.6, 110, front) +
    hill(0.32, 0.44, 64, front) +
    hill(0.66, 0.6, 100, front) +
    dots(
      Array.from({ length: 26 }, (_, i) => [
        width * (0.3 + 0.22 * random(13, i)),
        y + (-4 + 20 * random(14, i)) * u,
      ]).flat(),
      3.4 * u,
      GLOW,
      0.8,
    )
  );
}

/** Two decks of the stand in a shallow U, the masts behind them. */
export function mid({ width, near, planes, isWide, sky: name }: Frame): string {
  const u = isWide ? 1 : 0.62;
  const [upper, lower] = [
    { width, rise: 66 * u },
    { width, rise: 44 * u },
  ];
  const [steel, dark] = [mix(planes[0], '#7FB0A8', 0.35), planes[1]];
  const seats = mix(planes[1], planes[0], 0.35);
  const y = (up: number): number => near - up * u;
  const posts = Array.from({ length: isWide ? 9 : 5 }, (_, i) => (width * (i + 0.5)) / (isWide ? 9 : 5));
  const flagAt = (x: number, color: Color): string => {
    const top = along(upper, x, y(246));
    return (
      line(`M${x} ${top}v${Math.round(-34 * u)}`, steel, 3 * u) +
      polygon([x + 1, top - 34 * u, x + 30 * u, top - 27 * u, x + 1, top - 18 * u], color)
    );
  };
  return [
    isWide ? mast(14, 118, y(170), 1, steel, dark) : mast(38, 214, y(150), 0.62, steel, dark),
    isWide ? mast(1344, 8, y(170), 1, steel, dark) : mast(372, 188, y(150), 0.62, steel, dark),
    isWide && name !== 'podium'
      ? mast(776, 204, y(200), 0.6, mix(steel, planes[0], 0.4), mix(dark, planes[0], 0.4))
      : '',
    [0.08, 0.27, 0.36, 0.55, 0.71]
      .map((x, i) => flagAt(width * x, ['#FF7F5C', GLOW, '#74CDF7', '#F6A5D8', GLOW][i] ?? GLOW))
      .join(''),
    // Roof, and the light of its lamps below it.
    band(upper, y(250), y(130), mix(dark, '#06170C', 0.25)),
    band(upper, y(252), y(236), steel),
    band(upper, y(252), y(247), mix(steel, CHALK, 0.5)),
    band(upper, y(236), y(226), GLOW, 0.14),
    posts.map((x) => rect(x - 3 * u, along(upper, x, y(236)), 6 * u, 110 * u, dark)).join(''),
    crowd({
      bowl: upper,
      top: y(206),
      count: 5,
      step: 14 * u,
      seed: 211,
      seats: mix(seats, dark, 0.4),
      alpha: 0.55,
    }),
    // The edge of the upper deck, with a painted stripe.
    band(upper, y(138), y(104), mix(planes[0], dark, 0.3)),
    band(upper, y(138), y(133), mix(planes[0], CHALK, 0.4)),
    band(upper, y(124), y(116), mix('#FF7F5C', planes[0], 0.25)),
    band(lower, y(112), y(20), mix(dark, '#06170C', 0.35)),
    crowd({ bowl: lower, top: y(102), count: 5, step: 18 * u, seed: 311, seats, alpha: 0.75 }),
    isWide ? banner(520, along(lower, 580, y(84)), 1) : banner(58, along(lower, 90, y(84)), 0.6),
    // Foam pads along the wall, one of them patched.
    band(lower, y(22), y(-50), mix(planes[3], planes[1], 0.3)),
    repeat(isWide ? 22 : 12, (i) => {
      const wide = width / (isWide ? 22 : 12);
      const top = along(lower, (i + 0.5) * wide, y(20));
      const color = mix(['#2F8A4A', '#226C3A', '#478A5C'][i % 3] ?? planes[2], planes[2], 0.5);
      return (
        rect(i * wide + 2, top, wide - 4, 70 * u, color, 4 * u) +
        rect(i * wide + 2, top, wide - 4, 5 * u, mix(color, CHALK, 0.4), 2) +
        (i === 4 ? rect(i * wide + wide * 0.5, top + 12 * u, 16 * u, 12 * u, '#FF7F5C', 2) : '')
      );
    }),
  ].join('');
}

export function echo({ near, planes, isWide, sky: name }: Frame): string {
  const [steel, dark] = [mix(planes[0], '#7FB0A8', 0.3), mix(planes[1], '#06170C', 0.3)];
  return isWide
    ? scoreboard(name === 'podium' ? 210 : 226, near - 206, 1, steel, dark)
    : scoreboard(14, near - 96, 0.46, steel, dark);
}

/** The field: eight stripes, three yard lines, a sideline on the left. */
export function near({ width, height, near: top, planes, isWide }: Frame): string {
  const u = isWide ? 1 : 0.6;
  const long = height - top;
  const y = (share: number): number => top + long * share;
  const shares = [0, 0.055, 0.125, 0.21, 0.31, 0.43, 0.57, 0.74, 1.02];
  const [green, deep] = [planes[2], mix(planes[2], planes[3], 0.7)];
  const side = (share: number): number => (isWide ? 96 : 30) - share * (isWide ? 330 : 120);
  const chalk = mix(CHALK, green, 0.12);
  const yard = (share: number, thick: number): string =>
    polygon(
      [
        side(share),
        y(share),
        width,
        y(share),
        width,
        y(share) + thick * u,
        side(share + 0.01),
        y(share) + thick * u,
      ],
      chalk,
      0.88,
    );
  const hashes = (share: number, size: number): string =>
    repeat(isWide ? 7 : 4, (i) => {
      const x = width * (0.16 + i * (isWide ? 0.13 : 0.25)) - share * 40 * (i - 3);
      return polygon(
        [
          x,
          y(share),
          x + 8 * size * u,
          y(share),
          x + 8 * size * u,
          y(share) + 14 * size * u,
          x - size * u,
          y(share) + 14 * size * u,
        ],
        chalk,
        0.7,
      );
    });
  const blades = repeat(isWide ? 34 : 18, (i) => {
    const share = 0.1 + 0.86 * random(21, i);
    const [bx, by, size] = [width * random(22, i), y(share), (5 + 10 * share) * u];
    return polygon(
      [
        bx,
        by,
        bx + size * 0.4,
        by - size,
        bx + size * 0.5,
        by,
        bx + size,
        by - size * 0.7,
        bx + size * 0.9,
        by,
      ],
      i % 2 === 0 ? mix(green, GLOW, 0.25) : mix(planes[3], planes[4], 0.4),
      0.8,
    );
  });
  const pylon = (share: number, size: number): string => {
    const [px, py] = [side(share) + 4 * u, y(share)];
    return (
      polygon(
        [
          px - 7 * size * u,
          py + 4 * u,
          px - 5 * size * u,
          py - 30 * size * u,
          px + 6 * size * u,
          py - 30 * size * u,
          px + 9 * size * u,
          py + 4 * u,
        ],
        '#FF7F5C',
      ) +
      polygon(
        [
          px + 1 * size * u,
          py - 30 * size * u,
          px + 6 * size * u,
          py - 30 * size * u,
          px + 9 * size * u,
          py + 4 * u,
          px + 2 * size * u,
          py + 4 * u,
        ],
        '#B8452A',
      )
    );
  };
  return [
    shares
      .slice(0, -1)
      .map((share, i) =>
        rect(0, y(share), width, y(shares[i + 1] ?? 1) - y(share) + 1, i % 2 === 0 ? deep : green),
      )
      .join(''),
    // The light of the masts on the grass.
    polygon(
      [width * 0.62, top, width * 0.96, top, width * 1.02, height, width * 0.34, height],
      mix(green, GLOW, 0.6),
      0.12,
    ),
    polygon(
      [width * 0.7, top, width * 0.9, top, width * 0.94, height, width * 0.5, height],
      mix(green, GLOW, 0.6),
      0.12,
    ),
    polygon([0, top, side(0), top, side(1), height, 0, height], mix(planes[3], planes[4], 0.35)),
    polygon([side(0), top, side(0) + 8 * u, top, side(1) + 44 * u, height, side(1), height], chalk, 0.9),
    yard(0.03, 4),
    yard(0.27, 7),
    yard(0.68, 11),
    hashes(0.13, 0.7),
    hashes(0.47, 1.3),
    // The emblem on the grass, worn by many games.
    group(
      `translate(${width * (isWide ? 0.44 : 0.42)} ${y(0.56)}) scale(${u} ${isWide ? 0.3 : 0.34})`,
      circle(0, 0, 150, chalk, 0.32),
      circle(0, 0, 134, mix(green, deep, 0.5)),
      polygon([-104, 62, -30, -72, -8, -40, 26, -104, 108, 62], chalk, 0.34),
      polygon([26, -104, 108, 62, 40, 62, 10, -10], mix(green, deep, 0.5), 0.6),
    ),
    blades,
    pylon(0.04, 0.9),
    pylon(0.28, 1.3),
  ].join('');
}

/** Those in the first row, from behind. On a question: the field alone. */
export function front({ width, height, planes, isWide, sky: name }: Frame): string {
  const u = isWide ? 1 : 0.66;
  if (name === 'question') {
    const top = isWide ? 706 : 788;
    return (
      rect(0, top, width, height - top, planes[3]) +
      rect(0, top, width, 12, mix(planes[2], planes[3], 0.3)) +
      rect(0, top + 12, width, 4, mix(planes[2], CHALK, 0.4)) +
      rect(0, top + 36, width, 30, mix(planes[2], planes[3], 0.55))
    );
  }
  const dark = planes[4];
  const [rim, cloth] = [mix(dark, '#9DD0AC', 0.35), mix(dark, planes[3], 0.5)];
  const fan = (x: number, y: number, r: number, hat: number): string =>
    ellipse(x, y + r * 2.1, r * 1.5, r * 1.4, dark) +
    circle(x - 2 * u, y - 2 * u, r, rim) +
    circle(x, y, r, dark) +
    (hat === 0
      ? polygon(
          [
            x - r * 0.9,
            y - r * 0.4,
            x - r * 0.2,
            y - r * 1.9,
            x + r * 0.2,
            y - r * 1.9,
            x + r * 0.9,
            y - r * 0.4,
          ],
          cloth,
        ) + circle(x, y - r * 1.9, r * 0.28, rim)
      : '') +
    (hat === 1
      ? circle(x - r * 0.7, y - r * 0.8, r * 0.4, dark) + circle(x + r * 0.7, y - r * 0.8, r * 0.4, dark)
      : '');
  const hand = (x: number, y: number, size: number, fill: Color): string =>
    group(
      `translate(${x} ${y}) rotate(-8) scale(${size})`,
      path(
        'M-24 70V10A18 18 0 0 1 -14 -4V-54A12 12 0 0 1 12 -54V-8H20A14 14 0 0 1 34 6V26A22 22 0 0 1 20 46V70Z',
        fill,
      ),
      path(
        'M12 -54V-8H20A14 14 0 0 1 34 6V26A22 22 0 0 1 20 46V70H6V20L2 4V-64A12 12 0 0 1 12 -54Z',
        mix(fill, '#06170C', 0.26),
      ),
      line('M-20 18H-6M-20 30H-8', mix(fill, '#06170C', 0.35), 3),
    );
  const h = height;
  // Low, so that what is written at the foot is clear of them.
  return at(
    0,
    24 * u,
    fan(24 * u, h - 52 * u, 26 * u, 1) +
      fan(86 * u, h - 26 * u, 24 * u, 0) +
      (isWide ? hand(128, h - 40, 0.86, mix('#FFE066', dark, 0.25)) : '') +
      fan(152 * u, h - 6 * u, 22 * u, 2) +
      fan(width - 20 * u, h - 44 * u, 26 * u, 0) +
      fan(width - 82 * u, h - 18 * u, 24 * u, 1) +
      line(`M${width - 116 * u} ${h + 4}L${width - 132 * u} ${h - 76 * u}`, '#C98F5E', 5 * u) +
      polygon(
        [width - 132 * u, h - 78 * u, width - 198 * u, h - 52 * u, width - 124 * u, h - 40 * u],
        '#FF7F5C',
      ) +
      polygon(
        [width - 162 * u, h - 58 * u, width - 198 * u, h - 52 * u, width - 124 * u, h - 40 * u],
        '#B8452A',
      ) +
      fan(width - 134 * u, h + 12 * u, 20 * u, 2),
  );
}
