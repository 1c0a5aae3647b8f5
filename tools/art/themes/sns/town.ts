// The town below the board: two rows of pastel houses with flat roofs, and notes on the lines between them.

import { circle, line, mix, path, polygon, random, rect, repeat } from '#tools/art/themes/kit.ts';
import { GREEN, heart } from '#tools/art/themes/sns/paper.ts';
import type { Color } from '#scenes/theme/tokens.ts';

const PASTELS = ['#BFB8FF', '#F6A5D8', '#FFCB4D', '#74CDF7', '#FF9474', '#74E0A4'] as const;

interface Row {
  readonly width: number;
  readonly floor: number;
  /** Units per unit of the wide picture. */
  readonly unit: number;
  readonly wall: Color;
  readonly shade: Color;
  readonly seed: number;
  readonly tall: readonly [least: number, most: number];
}

/** Houses side by side, of uneven width and height, each with a thing on its roof. */
export function houses({ width, floor, unit, wall, shade, seed, tall }: Row): string {
  const parts: string[] = [];
  let x = -30 * unit;
  for (let index = 0; x < width + 20; index += 1) {
    const w = (74 + 66 * random(seed, index)) * unit;
    const h = (tall[0] + (tall[1] - tall[0]) * random(seed + 1, index)) * unit;
    const top = floor - h;
    const fill = mix(wall, PASTELS[(index * 5 + seed) % 6] ?? wall, 0.26);
    const side = mix(fill, shade, 0.34);
    parts.push(
      roofThing(x, top, w, unit, fill, shade, index + seed),
      rect(x, top, w, h + 40, fill),
      rect(x + w * 0.72, top, w * 0.28, h + 40, side),
      rect(x - 4 * unit, top - 7 * unit, w + 8 * unit, 11 * unit, mix(fill, '#FFFFFF', 0.5), 3),
      rect(x + w * 0.72, top - 7 * unit, w * 0.28 + 4 * unit, 11 * unit, side, 3),
      windows(x, top, w, h, unit, side, index + seed),
    );
    x += w + (index % 3 === 2 ? 16 : -3) * unit;
  }
  return parts.join('');
}

function windows(
  x: number,
  top: number,
  w: number,
  h: number,
  unit: number,
  dark: Color,
  seed: number,
): string {
  const columns = Math.max(2, Math.floor(w / (32 * unit)));
  const rows = Math.max(1, Math.floor(h / (36 * unit)));
  return repeat(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    if (random(seed + 40, index) > 0.78) return '';
    const lit = random(seed + 50, index) > 0.72;
    const [wx, wy] = [x + w * 0.08 + column * ((w * 0.86) / columns), top + (17 + row * 34) * unit];
    return (
      rect(wx, wy, 14 * unit, 19 * unit, lit ? '#FFE9A8' : mix(dark, '#887CB8', 0.3), 3) +
      (lit ? '' : rect(wx, wy, 5 * unit, 19 * unit, '#FFFFFF', 2, 0.3))
    );
  });
}

function roofThing(
  x: number,
  top: number,
  w: number,
  unit: number,
  fill: Color,
  shade: Color,
  seed: number,
): string {
  const at = (dx: number, dy: number): string =>
    `${Math.round(x + dx * unit)} ${Math.round(top + dy * unit)}`;
  switch (seed % 5) {
    case 0: // a water tank
      return (
        rect(x + 14 * unit, top - 42 * unit, 30 * unit, 26 * unit, mix('#C98F5E', fill, 0.35), 3) +
        rect(x + 34 * unit, top - 42 * unit, 10 * unit, 26 * unit, mix('#8A5A36', fill, 0.3), 3) +
        polygon(
          [x + 10 * unit, top - 41 * unit, x + 29 * unit, top - 56 * unit, x + 48 * unit, top - 41 * unit],
          mix(shade, '#5A4E8C', 0.5),
        ) +
        line(`M${at(18, -16)}V${Math.round(top)}M${at(40, -16)}V${Math.round(top)}`, '#766B9C', 4 * unit)
      );
    case 1: // an aerial
      return line(
        `M${at(26, 0)}V${Math.round(top - 44 * unit)}M${at(14, -40)}H${Math.round(x + 40 * unit)}M${at(18, -30)}H${Math.round(x + 34 * unit)}`,
        '#766B9C',
        3.5 * unit,
      );
    case 2: // a garden
      return (
        circle(x + w * 0.3, top - 10 * unit, 17 * unit, mix(GREEN, fill, 0.25)) +
        circle(x + w * 0.52, top - 8 * unit, 13 * unit, mix('#74E0A4', fill, 0.2)) +
        circle(x + w * 0.3 - 5 * unit, top - 16 * unit, 7 * unit, mix('#74E0A4', '#FFFFFF', 0.4))
      );
    case 3: // the way up to the roof
      return (
        rect(x + w * 0.5, top - 32 * unit, 36 * unit, 34 * unit, mix(fill, '#FFFFFF', 0.2)) +
        rect(x + w * 0.5 + 24 * unit, top - 32 * unit, 12 * unit, 34 * unit, mix(fill, shade, 0.5)) +
        rect(x + w * 0.5 + 6 * unit, top - 22 * unit, 13 * unit, 22 * unit, '#887CB8', 2)
      );
    default:
      return (
        heart(Math.round(x + w * 0.4), Math.round(top - 22 * unit), 30 * unit, mix('#FF8FA8', fill, 0.15)) +
        line(
          `M${Math.round(x + w * 0.4)} ${Math.round(top - 10 * unit)}V${Math.round(top)}`,
          '#766B9C',
          4 * unit,
        )
      );
  }
}

/** A slack cord with notes on it, as laundry would hang. */
export function washing(x1: number, y1: number, x2: number, y2: number, unit: number, count: number): string {
  const sag = 40 * unit;
  const at = (share: number): readonly [number, number] => [
    x1 + (x2 - x1) * share,
    y1 + (y2 - y1) * share + sag * 4 * share * (1 - share),
  ];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2];
  return (
    line(
      `M${Math.round(x1)} ${Math.round(y1)}Q${Math.round(mx)} ${Math.round(my)} ${Math.round(x2)} ${Math.round(y2)}`,
      '#887CB8',
      2.6 * unit,
    ) +
    repeat(count, (index) => {
      const [x, y] = at((index + 0.7) / (count + 0.5));
      const [w, h] = [(24 + 8 * (index % 2)) * unit, (26 + 6 * (index % 3)) * unit];
      const fill = index % 3 === 1 ? '#FFFFFF' : mix(PASTELS[index % 6] ?? '#FFFFFF', '#FFFFFF', 0.35);
      return (
        path(
          `M${Math.round(x - w / 2)} ${Math.round(y)}h${Math.round(w)}l${index % 2 === 0 ? 3 : -2} ${Math.round(h)}h${-Math.round(w)}Z`,
          fill,
        ) +
        rect(x - 4 * unit, y - 5 * unit, 7 * unit, 12 * unit, '#C98F5E', 2) +
        rect(x - w * 0.28, y + h * 0.45, w * 0.5, 3.4 * unit, '#887CB8', 1.5, 0.6) +
        rect(x - w * 0.28, y + h * 0.66, w * 0.34, 3.4 * unit, '#887CB8', 1.5, 0.45)
      );
    })
  );
}
