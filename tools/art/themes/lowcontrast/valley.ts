// The valley, sheet by sheet.

import {
  bird,
  BLUE,
  boat,
  cloud,
  CORAL,
  cut,
  house,
  kite,
  land,
  LEAF,
  PAPER,
  SHADE,
  sheet,
  SUN,
  tree,
} from '#tools/art/themes/lowcontrast/paper.ts';
import { type Frame, group, mix, path, polygon, repeat } from '#tools/art/themes/kit.ts';

export function sky({ sky: name, isWide, planes }: Frame): string {
  if (name === 'question') return '';
  const thread = planes[2];
  const paper = mix(PAPER, planes[0], 0.1);
  const grey = mix(PAPER, planes[1], 0.45);
  return isWide
    ? cloud(-50, 226, 1.5, grey, thread) +
        cloud(150, 172, 1.15, paper, thread) +
        // On the podium the sun is there.
        (name === 'lobby' ? cloud(566, 188, 1.2, paper, thread) + bird(764, 200, 0.5, PAPER) : '') +
        cloud(800, 214, 0.9, grey, thread) +
        cloud(1240, 40, 0.9, paper, thread) +
        bird(352, 190, 0.9, PAPER) +
        bird(508, 216, 0.6, PAPER)
    : cloud(-46, 214, 0.8, grey, thread) +
        cloud(24, 176, 0.7, paper, thread) +
        cloud(280, 180, 0.8, paper, thread) +
        bird(166, 184, 0.55, PAPER) +
        bird(208, 216, 0.38, PAPER);
}

/** Two sheets of mountains, straight cuts with their folds. */
export function far({ width, height, near, planes, isWide }: Frame): string {
  const u = isWide ? 1 : 0.62;
  const y = (up: number): number => near - up * u;
  const back = mix(planes[0], BLUE, 0.55);
  const front = mix(planes[0], BLUE, 0.28);
  const fold = (x: number, top: number, left: number, right: number, fill: string): string =>
    polygon(
      [
        x * width,
        y(top),
        (x + right) * width,
        y(top - 150),
        (x + right * 0.45) * width,
        y(top - 150),
        (x + left) * width,
        y(top - 96),
        (x + right * 0.3) * width,
        y(top - 60),
      ],
      fill,
      0.6,
    );
  return (
    land(
      cut(
        width,
        height,
        [
          -0.02,
          y(150),
          0.08,
          y(196),
          0.17,
          y(140),
          0.33,
          y(262),
          0.44,
          y(168),
          0.52,
          y(216),
          0.66,
          y(126),
          0.8,
          y(190),
          0.92,
          y(120),
          1,
          y(160),
        ],
        false,
      ),
      back,
      u,
    ) +
    fold(0.33, 262, 0.02, 0.11, mix(back, SHADE, 0.12)) +
    fold(0.08, 196, 0.01, 0.09, mix(back, SHADE, 0.1)) +
    fold(0.8, 190, 0.015, 0.09, mix(back, SHADE, 0.1)) +
    // Snow on the highest.
    polygon(
      [
        0.33 * width,
        y(262),
        0.352 * width,
        y(236),
        0.336 * width,
        y(228),
        0.325 * width,
        y(240),
        0.31 * width,
        y(236),
      ],
      PAPER,
    ) +
    land(
      cut(
        width,
        height,
        [
          -0.02,
          y(90),
          0.06,
          y(70),
          0.18,
          y(146),
          0.29,
          y(80),
          0.4,
          y(110),
          0.54,
          y(60),
          0.63,
          y(120),
          0.76,
          y(70),
          1,
          y(110),
        ],
        false,
      ),
      front,
      u,
    ) +
    fold(0.18, 146, 0.015, 0.1, mix(front, SHADE, 0.12)) +
    fold(0.63, 120, 0.012, 0.09, mix(front, SHADE, 0.12))
  );
}

/** Curved hills with a hamlet, and the river that begins there. */
export function mid({ width, height, near, planes, isWide }: Frame): string {
  const u = isWide ? 1 : 0.62;
  const y = (up: number): number => near - up * u;
  const back = mix(planes[1], LEAF, 0.5);
  const hill = mix(planes[1], LEAF, 0.3);
  return (
    land(
      cut(
        width,
        height,
        [-0.02, y(64), 0.08, y(90), 0.24, y(20), 0.38, y(70), 0.52, y(34), 0.7, y(96), 0.86, y(30), 1, y(70)],
        true,
      ),
      back,
      u,
    ) +
    [0.02, 0.055, 0.085, 0.62, 0.65]
      .map((x, i) =>
        tree(
          width * x,
          y(62 + (i % 3) * 6),
          (44 + (i % 2) * 12) * u,
          mix(planes[2], LEAF, 0.45),
          i % 3 === 1,
        ),
      )
      .join('') +
    land(
      cut(
        width,
        height,
        [-0.02, y(36), 0.1, y(10), 0.26, y(44), 0.42, y(4), 0.56, y(20), 0.72, y(-10), 1, y(30)],
        true,
      ),
      hill,
      u,
    ) +
    (isWide
      ? house(470, y(24), 0.8, planes[0]) +
        house(540, y(20), 0.62, planes[0]) +
        tree(606, y(14), 50, mix(planes[2], LEAF, 0.4), true) +
        tree(640, y(12), 38, mix(planes[2], LEAF, 0.4), false)
      : house(80, y(22), 0.44, planes[0]))
  );
}

/** A second, small kite above the hamlet. */
export function echo({ near, isWide, sky: name }: Frame): string {
  const [x, y, u] = isWide ? [268, near - 226, 0.52] : [26, near - (name === 'podium' ? 196 : 186), 0.34];
  return group(
    `translate(${x} ${y}) scale(${u})`,
    kite(mix(SUN, PAPER, 0.25), mix(SUN, CORAL[1], 0.2), CORAL[0], 'M78 74Q200 300 330 404'),
  );
}

/** The meadow's sheet with river and trees; the ground before it. */
export function near({ width, height, near: top, planes, isWide, sky: name }: Frame): string {
  const u = isWide ? 1 : 0.62;
  const long = height - top;
  const y = (share: number): number => top + long * share;
  const meadow = mix(planes[2], LEAF, 0.4);
  const ground = mix(planes[3], LEAF, 0.3);
  const leaf = mix(planes[3], LEAF, 0.35);
  const water = mix(BLUE, planes[0], 0.2);
  const w = (share: number): number => Math.round(width * share);
  const river = `M${w(0.42)} ${y(0.02)}C${w(0.52)} ${y(0.1)} ${w(0.3)} ${y(0.14)} ${w(0.36)} ${y(0.22)}S${w(0.62)} ${y(0.3)} ${w(0.52)} ${y(0.5)}H${w(0.7)}C${w(0.8)} ${y(0.26)} ${w(0.5)} ${y(0.26)} ${w(0.46)} ${y(0.2)}S${w(0.56)} ${y(0.1)} ${w(0.45)} ${y(0.02)}Z`;
  const forest: readonly (readonly [number, number, number, boolean])[] = isWide
    ? [
        [0.015, 0.06, 128, false],
        [0.07, 0.1, 96, true],
        [0.115, 0.07, 110, false],
        [0.62, 0.05, 92, true],
        [0.655, 0.09, 116, false],
        [0.975, 0.1, 120, false],
        [0.93, 0.13, 84, true],
      ]
    : [
        [0.05, 0.04, 96, false],
        [0.16, 0.07, 70, true],
        [0.95, 0.05, 88, true],
      ];
  return (
    land(
      cut(
        width,
        height,
        [
          -0.02,
          y(0.02),
          0.12,
          y(-0.03),
          0.3,
          y(0.05),
          0.5,
          y(-0.01),
          0.68,
          y(0.03),
          0.84,
          y(-0.02),
          1,
          y(0.02),
        ],
        true,
      ),
      meadow,
      u,
    ) +
    group(`translate(0 ${-5 * u})`, path(river, mix(meadow, SHADE, 0.3))) +
    path(river, water) +
    path(
      `M${w(0.55)} ${y(0.33)}q${30 * u} ${-8 * u} ${60 * u} 0l${-10 * u} ${4 * u}q${-20 * u}-${5 * u} ${-50 * u}-${4 * u}zM${w(0.44)} ${y(0.16)}q${18 * u} ${-6 * u} ${40 * u} 0l${-8 * u} ${3 * u}q${-14 * u}-${4 * u} ${-32 * u}-${3 * u}z`,
      PAPER,
      0.9,
    ) +
    boat(w(isWide ? 0.6 : 0.56), y(0.27), 0.8 * u) +
    forest.map(([x, down, tall, isRound]) => tree(w(x), y(down) + 8, tall * u, leaf, isRound)).join('') +
    repeat(isWide ? 9 : 5, (i) => {
      const [x, down] = [
        w([0.19, 0.23, 0.26, 0.75, 0.78, 0.33, 0.9, 0.05, 0.82][i] ?? 0.5),
        y([0.2, 0.25, 0.19, 0.2, 0.25, 0.32, 0.24, 0.28, 0.32][i] ?? 0.2),
      ];
      return polygon(
        [x, down, x + 6 * u, down - 16 * u, x + 10 * u, down, x + 17 * u, down - 12 * u, x + 19 * u, down],
        i % 2 === 0 ? mix(meadow, SHADE, 0.2) : mix(meadow, PAPER, 0.5),
      );
    }) +
    land(
      cut(
        width,
        height,
        [
          -0.02,
          y(0.42),
          0.1,
          y(0.36),
          0.24,
          y(0.43),
          0.4,
          y(0.38),
          0.6,
          y(0.44),
          0.78,
          y(0.37),
          0.9,
          y(0.42),
          1,
          y(0.38),
        ],
        false,
      ),
      ground,
      u,
    ) +
    polygon(
      [w(0.1), y(0.36), w(0.24), y(0.43), w(0.3), y(0.7), w(0.16), y(0.62)],
      mix(ground, PAPER, 0.3),
      0.5,
    ) +
    polygon(
      [w(0.4), y(0.38), w(0.6), y(0.44), w(0.56), y(0.8), w(0.44), y(0.72)],
      mix(ground, PAPER, 0.3),
      0.5,
    ) +
    polygon(
      [w(0.78), y(0.37), w(0.9), y(0.42), w(0.97), y(0.74), w(0.84), y(0.66)],
      mix(ground, PAPER, 0.3),
      0.5,
    ) +
    (name === 'podium'
      ? ''
      : tree(w(isWide ? 0.735 : 0.86), y(0.5), 104 * u, mix(ground, LEAF, 0.25), true) +
        tree(w(isWide ? 0.77 : 0.93), y(0.54), 74 * u, mix(ground, LEAF, 0.25), false)) +
    land(
      cut(
        width,
        height,
        [-0.02, y(0.76), 0.14, y(0.68), 0.34, y(0.8), 0.56, y(0.7), 0.78, y(0.8), 1, y(0.7)],
        true,
      ),
      mix(mix(planes[3], planes[4], 0.4), LEAF, 0.24),
      u,
    )
  );
}

/** Grass at both corners. On a question: the lowest two sheets. */
export function front({ width, height, planes, isWide, sky: name }: Frame): string {
  const u = isWide ? 1 : 0.62;
  if (name === 'question') {
    const top = isWide ? 704 : 786;
    return (
      land(
        cut(
          width,
          height,
          [-0.02, top + 4, 0.14, top - 6, 0.4, top + 10, 0.66, top - 4, 0.86, top + 10, 1, top],
          false,
        ),
        planes[2],
        0.7,
      ) +
      land(
        cut(width, height, [-0.02, top + 34, 0.2, top + 26, 0.5, top + 44, 0.8, top + 24, 1, top + 38], true),
        planes[4],
        0.7,
      )
    );
  }
  const dark = mix(planes[4], LEAF, 0.12);
  const h = height;
  const blades = (x: number, size: number, flip: number): string => {
    const at = (dx: number, up: number): string =>
      `${Math.round(x + dx * size * flip)} ${Math.round(h + 10 - up * size)}`;
    return sheet(
      `M${at(-1.2, 0)}Q${at(-0.9, 0.8)} ${at(-1.1, 1.1)}Q${at(-0.5, 0.8)} ${at(-0.4, 0.4)}Q${at(-0.4, 1.2)} ${at(0.1, 1.6)}Q${at(0.1, 0.9)} ${at(0.2, 0.5)}Q${at(0.5, 1)} ${at(1, 1.1)}Q${at(0.7, 0.6)} ${at(0.7, 0.3)}Q${at(1.1, 0.6)} ${at(1.6, 0.6)}Q${at(1.2, 0.2)} ${at(1.1, 0)}Z`,
      dark,
      u,
    );
  };
  return (
    sheet(
      `M-20 ${h}V${h - 46 * u}L${60 * u} ${h - 66 * u}L${200 * u} ${h - 26 * u}L${290 * u} ${h + 10}Z`,
      mix(planes[4], SHADE, 0.1),
      u,
    ) +
    blades(64 * u, 62 * u, 1) +
    sheet(
      `M${width + 20} ${h}V${h - 62 * u}L${width - 90 * u} ${h - 40 * u}L${width - 210 * u} ${h + 10}Z`,
      mix(planes[4], SHADE, 0.1),
      u,
    ) +
    blades(width - 66 * u, 66 * u, -1)
  );
}
