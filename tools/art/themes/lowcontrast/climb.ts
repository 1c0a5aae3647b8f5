// The concertina that players climb: a folded strip up a paper mountain, a kite tied to its top.

import {
  bird,
  BLUE,
  cloud,
  CORAL,
  cut,
  house,
  kite,
  land,
  LEAF,
  PAPER,
  SHADE,
  SUN,
  tree,
} from '#tools/art/themes/lowcontrast/paper.ts';
import { circle, type ClimbFrame, group, line, mix, polygon, repeat } from '#tools/art/themes/kit.ts';
import { stopsOf } from '#tools/art/themes/outlines.ts';

export function climb(frame: ClimbFrame): string {
  const { width, height, planes, mountain, isWide } = frame;
  const { peak, meadow, unit: u } = mountain;
  const high = peak.foot - peak.top;
  const ground = meadow.y + 4 * u;
  const thread = planes[2];
  const paper = mix(PAPER, planes[0], 0.1);
  const blue = mix(planes[0], BLUE, 0.5);
  const y = (up: number): number => ground - up * high;
  const sun = [peak.x + high * 0.5, peak.top + high * 0.2, high * 0.15] as const;
  return [
    circle(sun[0] + 8 * u, sun[1] + 14 * u, sun[2], SHADE, 0.2),
    circle(...sun, SUN),
    circle(sun[0], sun[1], sun[2] * 0.78, mix(SUN, PAPER, 0.45)),
    isWide
      ? cloud(60, 180, 1.4, paper, thread) +
        cloud(224, 360, 1.1, paper, thread) +
        cloud(1110, 400, 1.2, paper, thread) +
        cloud(1400, 130, 1.7, paper, thread) +
        cloud(1660, 260, 1.3, paper, thread) +
        bird(960, 120, 1, PAPER) +
        bird(1062, 176, 0.7, PAPER) +
        bird(200, 292, 0.8, PAPER)
      : cloud(20, 130, 1.3, paper, thread) + cloud(640, 400, 0.9, paper, thread) + bird(120, 330, 0.9, PAPER),
    land(
      cut(
        width,
        height,
        [
          -0.02,
          y(0.34),
          0.06,
          y(0.44),
          0.16,
          y(0.3),
          0.5,
          y(0.3),
          0.62,
          y(0.46),
          0.72,
          y(0.3),
          0.84,
          y(0.5),
          1,
          y(0.3),
        ],
        false,
      ),
      blue,
      u,
    ),
    land(
      cut(
        width,
        height,
        [-0.02, y(0.24), 0.1, y(0.18), 0.2, y(0.24), 0.6, y(0.2), 0.72, y(0.26), 0.86, y(0.16), 1, y(0.22)],
        true,
      ),
      mix(planes[1], LEAF, 0.5),
      u,
    ),
    massif(frame, ground),
    concertina(frame),
    summit(frame),
    lawn(frame, ground),
  ].join('');
}

/** Three sheets, the next one in front lower and wider, and their folds. */
function massif({ planes, mountain, width }: ClimbFrame, ground: number): string {
  const { peak, unit: u } = mountain;
  const high = peak.foot - peak.top;
  const reach = Math.min(0.74, (width / 2 + 30 * u) / high);
  const x = (share: number): number => Math.round(peak.x + share * high * (reach / 0.74));
  const y = (down: number): number => Math.round(peak.top + down * high);
  const foot = ground + 60 * u;
  const tones = [mix(planes[1], PAPER, 0.3), mix(planes[2], PAPER, 0.12), mix(planes[2], LEAF, 0.2)] as const;
  const outline = (points: readonly number[]): string =>
    `M${Array.from({ length: points.length / 2 }, (_, i) => `${x(points[i * 2] ?? 0)} ${y(points[i * 2 + 1] ?? 0)}`).join('L')}V${foot}H${x(points[0] ?? 0)}Z`;
  const fold = (points: readonly number[], fill: string): string =>
    polygon(
      points.map((n, i) => (i % 2 === 0 ? x(n) : y(n))),
      fill,
    );
  return (
    land(
      outline([
        -0.74, 1.04, -0.5, 0.72, -0.4, 0.66, -0.27, 0.34, -0.2, 0.31, -0.1, 0.015, 0.1, 0.015, 0.19, 0.29,
        0.28, 0.36, 0.36, 0.62, 0.5, 0.7, 0.74, 1.04,
      ]),
      tones[0],
      1.4 * u,
    ) +
    fold(
      [
        0.02, 0.015, 0.1, 0.015, 0.19, 0.29, 0.28, 0.36, 0.36, 0.62, 0.5, 0.7, 0.74, 1.08, 0.3, 1.08, 0.1,
        0.72, 0.16, 0.6, 0.03, 0.3, 0.07, 0.22,
      ],
      mix(tones[0], SHADE, 0.13),
    ) +
    fold([-0.27, 0.34, -0.2, 0.31, -0.14, 0.46, -0.24, 0.62, -0.4, 0.66], mix(tones[0], PAPER, 0.55)) +
    land(
      outline([-0.7, 1.04, -0.56, 0.84, -0.46, 0.88, -0.3, 0.7, -0.18, 0.86, 0, 1.04]),
      tones[1],
      1.2 * u,
    ) +
    fold(
      [-0.3, 0.7, -0.18, 0.86, 0, 1.08, -0.24, 1.08, -0.29, 0.9, -0.24, 0.84],
      mix(tones[1], SHADE, 0.13),
    ) +
    land(outline([0.04, 1.04, 0.22, 0.86, 0.3, 0.89, 0.42, 0.78, 0.56, 0.9, 0.7, 1.04]), tones[2], 1.2 * u) +
    fold([0.42, 0.78, 0.56, 0.9, 0.7, 1.08, 0.46, 1.08, 0.4, 0.94, 0.46, 0.88], mix(tones[2], SHADE, 0.13))
  );
}

/** Each flight is one face of the fold: those that rise to the right are lit. */
function concertina({ mountain, planes }: ClimbFrame): string {
  const { unit: u } = mountain;
  const bends = stopsOf(mountain);
  return bends
    .slice(0, -1)
    .map((from, i) => {
      const to = bends[i + 1] ?? from;
      const share = i / bends.length;
      const [top, deep] = [(11 - 4 * share) * u, (44 - 22 * share) * u];
      const isLit = to.x > from.x;
      const [face, tread] = isLit
        ? [mix(CORAL[0], PAPER, 0.52), PAPER]
        : [mix(CORAL[1], planes[2], 0.42), mix(CORAL[0], PAPER, 0.6)];
      const quad = (up: number, down: number, fill: string, alpha = 1): string =>
        polygon(
          [from.x, from.y + up, to.x, to.y + up, to.x, to.y + down, from.x, from.y + down],
          fill,
          alpha,
        );
      return (
        group(`translate(${8 * u} ${16 * u})`, quad(0, deep, SHADE, 0.26)) +
        quad(-top, deep, face) +
        // The upper half is where one walks.
        quad(-top, top, tread) +
        quad(deep - 5 * u, deep, mix(face, SHADE, 0.16)) +
        line(
          `M${Math.round(to.x)} ${Math.round(to.y - top)}v${Math.round(top + deep)}`,
          mix(face, SHADE, 0.3),
          2.4 * u,
        )
      );
    })
    .join('');
}

/** The kite on its stick, the string in a bow. */
function summit({ mountain }: ClimbFrame): string {
  const { peak, unit: u } = mountain;
  const [x, y] = [peak.x, peak.top + 9 * u];
  return (
    group(`translate(${x + 62 * u} ${y - 168 * u}) rotate(8) scale(${0.66 * u})`, kite(...CORAL, SUN, '')) +
    line(
      `M${x} ${y - 56 * u}Q${x + 40 * u} ${y - 50 * u} ${x + 106 * u} ${y - 112 * u}`,
      mix(SHADE, PAPER, 0.2),
      2.4 * u,
    ) +
    line(`M${x} ${y}V${y - 70 * u}`, '#8A5A36', 7 * u) +
    line(`M${x - 2 * u} ${y}V${y - 68 * u}`, '#C98F5E', 3 * u) +
    polygon(
      [
        x - 12 * u,
        y - 66 * u,
        x,
        y - 58 * u,
        x + 12 * u,
        y - 66 * u,
        x + 10 * u,
        y - 48 * u,
        x,
        y - 55 * u,
        x - 10 * u,
        y - 48 * u,
      ],
      CORAL[1],
    )
  );
}

/** A lawn with a fringe of cut blades, trees on it, a hamlet behind the board. */
function lawn({ width, height, planes, mountain, isWide }: ClimbFrame, ground: number): string {
  const { meadow, unit: u, peak } = mountain;
  const foot = meadow.y + meadow.height;
  const green = mix(planes[2], LEAF, 0.45);
  const front = mix(planes[3], LEAF, 0.3);
  const low = mix(planes[4], LEAF, 0.3);
  const leaf = mix(planes[3], LEAF, 0.35);
  const high = peak.foot - peak.top;
  const fringe = (top: number, tall: number, gap: number): string => {
    let d = `M-20 ${height + 20}V${Math.round(top)}`;
    for (let x = -20, i = 0; x < width + gap; i += 1) {
      const wide = gap * (0.7 + ((i * 7) % 5) * 0.16);
      d += `l${Math.round(wide * 0.7)}-${Math.round(tall * (0.6 + ((i * 11) % 7) * 0.1))} ${Math.round(wide * 0.3)} ${Math.round(tall * (0.6 + ((i * 11) % 7) * 0.1))}`;
      x += wide;
    }
    return `${d}V${height + 20}Z`;
  };
  return (
    tree(peak.x - high * 0.72, ground + 6 * u, 170 * u, leaf, false) +
    tree(peak.x - high * 0.64, ground + 8 * u, 110 * u, leaf, true) +
    tree(peak.x + high * 0.66, ground + 6 * u, 150 * u, leaf, true) +
    tree(peak.x + high * 0.74, ground + 8 * u, 120 * u, leaf, false) +
    (isWide
      ? house(1480, ground + 4, 1.5, planes[0]) +
        house(1640, ground + 4, 1.1, planes[0]) +
        tree(1430, ground + 6, 150, leaf, false) +
        tree(1770, ground + 8, 190, leaf, true) +
        tree(1850, ground + 8, 140, leaf, false)
      : '') +
    land(fringe(ground, 18 * u, 26 * u), green, u) +
    land(fringe(foot - 2 * u, 22 * u, 34 * u), front, u) +
    (isWide
      ? ''
      : land(
          cut(
            width,
            height + 20,
            [-0.02, foot + 170, 0.2, foot + 130, 0.5, foot + 190, 0.8, foot + 120, 1, foot + 170],
            true,
          ),
          mix(front, low, 0.4),
          u,
        ) +
        repeat(4, (i) =>
          tree(
            [90, 210, 640, 720][i] ?? 0,
            foot + 178 - (i % 2) * 14,
            120 - (i % 3) * 26,
            mix(front, LEAF, 0.15),
            i % 2 === 0,
          ),
        ) +
        land(
          cut(
            width,
            height + 20,
            [-0.02, foot + 360, 0.3, foot + 410, 0.6, foot + 340, 1, foot + 400],
            false,
          ),
          low,
          u,
        ))
  );
}
