// What synthwave throws, hangs and stands up.

import {
  circle,
  line,
  mix,
  path,
  type Piece,
  type Pieces,
  polygon,
  rect,
  repeat,
} from '#tools/art/themes/kit.ts';
import { star } from '#tools/art/themes/outlines.ts';
import { GOLD, PEACH, PINK, ROSE } from '#tools/art/themes/synthwave/sun.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

const small = (svg: string): Piece => ({ width: 32, height: 32, svg });

export function pieces({ color }: ThemeTokens): Pieces {
  const { glow, glowEdge, snow, night950, night800, night700, night600, night500 } = color;
  /** A board with a rose tube around it, from its corner. */
  const sign = (x: number, y: number, width: number, height: number, unit: number): string =>
    rect(x, y + 8 * unit, width, height, night950, 22 * unit) +
    rect(x, y, width, height, mix(ROSE, night950, 0.35), 22 * unit) +
    rect(x + 5 * unit, y + 5 * unit, width - 10 * unit, height - 10 * unit, ROSE, 18 * unit) +
    rect(x + 8 * unit, y + 7 * unit, width - 18 * unit, height - 16 * unit, PINK, 16 * unit) +
    rect(x + 12 * unit, y + 12 * unit, width - 24 * unit, height - 24 * unit, night800, 13 * unit);
  return {
    shards: [
      small(
        polygon([16, 3, 30, 28, 2, 28], ROSE) +
          polygon([16, 3, 16, 20, 2, 28], PINK) +
          polygon([16, 20, 30, 28, 2, 28], mix(ROSE, night600, 0.35)),
      ),
      small(rect(4, 11, 24, 11, glowEdge, 4) + rect(4, 10, 24, 9, glow, 4) + rect(7, 12, 12, 3, snow, 1.5)),
      small(
        path(star(16, 17, 15, 5, 0.5), GOLD) +
          path('M16 2L16 17L2 12.5L12 11Z', '#FFE2AE') +
          path('M16 17L25 29L30 13Z', PEACH),
      ),
      small(
        path(star(16, 16, 15, 4, 0.26), snow) +
          path('M16 16L27 5L20 13ZM16 16L31 16L19 19L16 31Z', color.night300),
      ),
      small(
        path('M3 28C4 14 14 4 29 4C28 8 26 10 22 11L24 15L17 15L19 20L12 20L13 25Z', '#74E0A4') +
          path('M3 28C8 18 16 10 29 4C24 5 8 10 3 28Z', '#CFE36A') +
          path('M22 11L24 15L17 15L19 20L12 20L13 25L3 28C8 20 14 15 22 11Z', '#1F7A4A'),
      ),
    ],
    light: {
      width: 24,
      height: 24,
      svg:
        circle(12, 12, 12, '#FFFFFF', 0.45) +
        circle(12, 12, 9.5, '#FFFFFF') +
        path('M12 5.500A6.500 6.500 0 0 1 12 18.500Z', '#D8C6DE'),
    },
    peg: {
      width: 72,
      height: 84,
      svg:
        rect(15, 44, 7, 40, night500, 2) +
        rect(19, 44, 3, 40, night600) +
        rect(50, 46, 7, 38, night500, 2) +
        rect(54, 46, 3, 38, night600) +
        sign(2, 2, 68, 46, 0.5) +
        line('M24 33L36 19L48 33', glow, 5) +
        line('M30 39L36 32L42 39', glow, 3.5, 0.6),
    },
    step: {
      width: 320,
      height: 220,
      svg:
        rect(0, 0, 320, 220, night700) +
        path('M0 22H320V220H0Z', night800) +
        path('M0 22H190L70 220H0Z', night700, 0.6) +
        line(
          `${repeat(9, (index) => `M${160 + (index - 4) * 26} 22L${160 + (index - 4) * 58} 220`)}${[42, 74, 118, 176].map((y) => `M0 ${y}H320`).join('')}`,
          glow,
          3,
          0.5,
        ) +
        rect(0, 0, 320, 24, ROSE) +
        rect(0, 0, 320, 8, PINK) +
        rect(0, 20, 320, 5, mix(ROSE, night950, 0.5)) +
        repeat(7, (index) => circle(28 + index * 44 + (index % 3) * 3, 13, 4, index === 4 ? night600 : GOLD)),
    },
    countdown: {
      width: 480,
      height: 480,
      svg:
        rect(96, 330, 34, 150, night500, 6) +
        rect(116, 330, 14, 150, night600) +
        rect(350, 330, 34, 150, night500, 6) +
        rect(370, 330, 14, 150, night600) +
        sign(14, 14, 452, 368, 1.6) +
        // Light enough for the digit, which is ink.
        rect(40, 40, 400, 316, glow, 18) +
        path('M40 58C40 46 48 40 58 40H318L170 356H58C48 356 40 350 40 338Z', mix(glow, snow, 0.45)) +
        path(
          'M40 320V338C40 350 48 356 58 356H422C432 356 440 350 440 338V320C440 332 432 340 422 340H58C48 340 40 332 40 320Z',
          glowEdge,
        ) +
        [
          [58, 52],
          [422, 52],
          [58, 344],
          [422, 344],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 8, night500) + circle(x - 2, y - 2, 4, color.night300))
          .join('') +
        line('M96 322L122 296L148 322M332 322L358 296L384 322', night950, 10, 0.3),
    },
  };
}
