// Small pictures of football: chalk, paper, ribbons, a row's sign, bleachers, a scoreboard.

import { dots } from '#tools/art/themes/football/crowd.ts';
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

const shard = (svg: string): Piece => ({ width: 32, height: 32, svg });
const around = (count: number, x: number, y: number, dx: number, dy: number): number[] =>
  Array.from({ length: count }, (_, i) => [x + dx * i, y + dy * i]).flat();

export const pieces = (): Pieces => ({
  shards: [
    shard(
      polygon([5, 18, 10, 7, 20, 5, 28, 13, 25, 25, 13, 28], '#FAFFF4') +
        polygon([20, 5, 28, 13, 25, 25, 13, 28, 18, 17], '#B7D3BE'),
    ),
    shard(
      polygon([3, 12, 24, 4, 29, 16, 8, 25], '#74CDF7') + polygon([16, 7, 24, 4, 29, 16, 20, 20], '#1F6E96'),
    ),
    shard(
      polygon([16, 2, 20, 12, 30, 13, 22, 19, 25, 30, 16, 23, 7, 30, 10, 19, 2, 13, 12, 12], '#FFE066') +
        polygon([16, 2, 20, 12, 30, 13, 22, 19, 25, 30, 16, 23], '#A98A0C'),
    ),
    shard(path('M6 30Q8 12 26 3Q20 18 12 30Z', '#74E0A4') + path('M9 30Q14 14 26 3Q20 18 12 30Z', '#1F7A4A')),
    shard(line('M5 8Q14 2 17 12T28 20', '#FF7F5C', 7) + line('M17 13Q20 21 28 21', '#B8452A', 5)),
  ],
  light: { width: 24, height: 24, svg: circle(12, 12, 12, '#FFFFFF', 0.35) + circle(12, 12, 8, '#FFFFFF') },
  peg: {
    width: 60,
    height: 80,
    svg:
      rect(26, 34, 9, 46, '#7F97A1', 3) +
      rect(26, 34, 4, 46, '#D5E1E6', 2) +
      rect(3, 6, 54, 42, '#A98A0C', 8) +
      rect(3, 2, 54, 42, '#FFE066', 8) +
      rect(8, 6, 40, 4, '#FAFFF4', 2) +
      path('M16 32L30 15L44 32L38 36L30 27L22 36Z', '#0A2814') +
      circle(51, 39, 2.4, '#A98A0C'),
  },
  step: {
    width: 320,
    height: 220,
    svg:
      rect(0, 0, 320, 220, '#11321C') +
      repeat(4, (i) => {
        const y = i * 56;
        return (
          rect(0, y, 320, 30, mix('#9DD0AC', '#478A5C', 0.35 + i * 0.12)) +
          rect(0, y, 320, 7, mix('#FAFFF4', '#9DD0AC', 0.3 + i * 0.15)) +
          rect(0, y + 30, 320, 8, '#06170C', 0, 0.55) +
          rect(60 + (i % 2) * 6, y + 38, 14, 18, '#478A5C') +
          rect(244 - (i % 2) * 6, y + 38, 14, 18, '#245C36')
        );
      }) +
      polygon([262, 0, 320, 0, 320, 220, 290, 220], '#06170C', 0.28) +
      rect(128, 64, 30, 14, '#FFE066', 3),
  },
  countdown: {
    width: 480,
    height: 480,
    svg:
      rect(100, 430, 30, 50, '#24405E') +
      rect(350, 430, 30, 50, '#16365A') +
      rect(10, 14, 460, 430, '#0A2814', 34) +
      rect(10, 6, 452, 428, '#3C5A78', 34) +
      rect(18, 6, 430, 10, '#9DD0AC', 5, 0.6) +
      rect(40, 36, 392, 368, '#06170C', 18) +
      polygon([40, 54, 58, 36, 240, 36, 90, 404, 58, 404, 40, 386], '#11321C') +
      dots(
        [
          ...around(11, 60, 22, 36, 0),
          ...around(10, 60, 419, 39, 0),
          ...around(9, 25, 60, 0, 42),
          ...around(9, 447, 60, 0, 42),
        ],
        15,
        '#FFE066',
      ) +
      dots([...around(11, 58, 20, 36, 0), ...around(9, 23, 58, 0, 42)], 6, '#FAFFF4') +
      circle(447, 312, 7.5, '#24405E'),
  },
});
