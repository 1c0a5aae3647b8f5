// Small pictures of anime: fire leaves, a cairn, flat rocks, a sun disc.

import { grass, tongue } from '#tools/art/themes/anime/shapes.ts';
import { circle, mix, path, type Piece, type Pieces, polygon } from '#tools/art/themes/kit.ts';

const shard = (svg: string): Piece => ({ width: 32, height: 32, svg });

const stone = (x: number, y: number, wide: number, tall: number): string =>
  polygon(
    [
      x,
      y,
      x + wide * 0.08,
      y - tall * 0.8,
      x + wide * 0.3,
      y - tall,
      x + wide * 0.86,
      y - tall * 0.9,
      x + wide,
      y - tall * 0.2,
      x + wide * 0.9,
      y,
    ],
    '#7E2333',
  ) +
  polygon(
    [
      x + wide * 0.55,
      y - tall * 0.95,
      x + wide * 0.86,
      y - tall * 0.9,
      x + wide,
      y - tall * 0.2,
      x + wide * 0.9,
      y,
      x + wide * 0.62,
      y,
    ],
    '#4F1328',
  ) +
  polygon(
    [
      x + wide * 0.08,
      y - tall * 0.8,
      x + wide * 0.3,
      y - tall,
      x + wide * 0.6,
      y - tall * 0.94,
      x + wide * 0.4,
      y - tall * 0.66,
    ],
    '#D9583C',
  );

export const pieces = (): Pieces => ({
  shards: [
    shard(tongue(6, 28, 30, -48, 13, '#FF8A2A', 0.25) + tongue(8, 26, 18, -48, 6, '#FFE08A', 0.2)),
    shard(
      path('M16 3C26 10 26 22 16 30C6 22 6 10 16 3Z', '#F6A5D8') +
        path('M16 3C26 10 26 22 16 30Z', '#C77F8C'),
    ),
    shard(
      polygon([4, 8, 16, 18, 28, 8, 28, 16, 16, 27, 4, 16], '#FFC64A') +
        polygon([16, 18, 28, 8, 28, 16, 16, 27], '#B3760A'),
    ),
    shard(
      polygon([16, 2, 20, 12, 30, 13, 22, 19, 25, 30, 16, 23, 7, 30, 10, 19, 2, 13, 12, 12], '#FFE08A') +
        polygon([16, 2, 20, 12, 30, 13, 22, 19, 25, 30, 16, 23], '#FFC64A'),
    ),
    shard(polygon([4, 20, 22, 8, 28, 12, 10, 24], '#FF7F5C') + polygon([7, 22, 28, 12, 10, 24], '#B8452A')),
  ],
  light: {
    width: 24,
    height: 24,
    svg: tongue(12, 23, 22, -90, 14, '#FFFFFF', 0.12) + circle(12, 16, 6.4, '#FFFFFF'),
  },
  peg: {
    width: 76,
    height: 80,
    svg:
      stone(6, 78, 66, 24) +
      stone(12, 56, 50, 20) +
      stone(20, 38, 38, 17) +
      stone(26, 23, 22, 14) +
      tongue(38, 10, 9, -100, 6, '#FF8A2A') +
      grass(70, 80, 24, 4, 8, '#FFC05A'),
  },
  step: {
    width: 320,
    height: 220,
    svg:
      polygon([0, 14, 22, 0, 300, 4, 320, 22, 320, 220, 0, 220], '#7E2333') +
      polygon([206, 2, 300, 4, 320, 22, 320, 220, 232, 220, 216, 150, 238, 96], '#4F1328') +
      polygon([0, 14, 22, 0, 300, 4, 320, 22, 250, 30, 180, 22, 70, 34], '#D9583C') +
      polygon([22, 0, 206, 2, 140, 12, 60, 14], '#FFC05A') +
      polygon([0, 96, 70, 84, 150, 98, 92, 110, 0, 108], '#B33A3A') +
      polygon([238, 130, 320, 118, 320, 132, 262, 142], '#2A0814') +
      polygon([40, 160, 130, 152, 116, 166, 52, 172], '#4F1328'),
  },
  countdown: {
    width: 480,
    height: 480,
    svg:
      circle(240, 240, 236, '#FF8A2A', 0.3) +
      circle(240, 240, 206, '#FFE9A8') +
      path('M386 94A206 206 0 0 1 94 386Z', mix('#FFE9A8', '#FFC64A', 0.45)) +
      polygon([18, 400, 66, 356, 300, 356, 262, 400], '#B33A3A') +
      polygon([30, 400, 262, 400, 250, 412, 40, 412], '#FFC05A') +
      polygon([150, 424, 186, 392, 420, 392, 386, 424], '#D9583C') +
      polygon([84, 444, 110, 422, 330, 422, 306, 444], '#EE6A3A'),
  },
});
