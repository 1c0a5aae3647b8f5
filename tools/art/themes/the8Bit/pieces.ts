// Small pictures of the8Bit: squares for shards, a torch, columns, a shield.

import { bricks, boxes, sprite, torch } from '#tools/art/themes/the8Bit/blocks.ts';
import { mix, type Piece, type Pieces } from '#tools/art/themes/kit.ts';

const inks = {
  Y: '#FFD24A',
  y: '#A8780A',
  W: '#F8F8F8',
  B: '#74CDF7',
  b: '#1F6E96',
  E: '#FF7F5C',
  e: '#B8452A',
  V: '#BFB8FF',
  v: '#5A4FA8',
};
const shard = (rows: readonly string[], size = 4): Piece => ({
  width: 32,
  height: 32,
  svg: sprite(rows, inks, size, (32 - (rows[0]?.length ?? 0) * size) / 2, (32 - rows.length * size) / 2),
});

const SHIELD = [
  '.YYYYYYYYYYYYYYYYYYYY.',
  'YWYYYYYYYYYYYYYYYYYYYy',
  'YYBBBBBBBBBBBBBBBBBByy',
  'YYBNNNNNNNNMMMMMMMMbyy',
  'YYBNNNNNNNNMMMMMMMMbyy',
  'YYBNNNNNNNNMMMMMMMMbyy',
  'YYBNNNNNNNNMMMMMMMMbyy',
  'YYBNNNNNNNNMMMMMMMMbyy',
  'YYBNNNNNNNNMMMMMMMMbyy',
  'YYBNNNNNNNNMMMMMMMMbyy',
  'YYBNNNNNNNNMMMMMMMMbyy',
  'YYBNNNNNNNNMMMMMMMMbyy',
  'YYBNNNNNNNNMMMMMMMMbyy',
  'YYBNNNNNNNNMMMMMMMMbyy',
  '.YYBNNNNNNNMMMMMMMbyy.',
  '.YYBNNNNNNNMMMMMMMbyy.',
  '..YYBNNNNNNMMMMMMbyy..',
  '...YYBNNNNNMMMMMbyy...',
  '....YYBNNNNMMMMbyy....',
  '.....YYBBNNMMbbyy.....',
  '......YYYbbbbyyy......',
  '........YYYyyy........',
];

export const pieces = (): Pieces => ({
  shards: [
    shard(['YYYYYY', 'YWYYYy', 'YYYYYy', 'YYYYYy', 'YYYYyy', 'Yyyyyy']),
    shard(['BBB', 'BWb', 'bbb']),
    shard(['..EE..', '..EE..', 'EEWEEe', 'EEEEee', '..Ee..', '..ee..']),
    shard(['...YY...', '...YY...', 'YYYYYYYY', '.YWYYYy.', '..YYYy..', '.YYyyYy.', 'YYy..yyy']),
    shard(['VV....', 'VV....', 'VV....', 'VVVVVv', 'vvvvvv']),
  ],
  light: {
    width: 24,
    height: 24,
    svg: sprite(['..WW..', 'WWWWWW', 'WWWWWW', 'WWWWWW', 'WWWWWW', '.WWWW.'], { W: '#FFFFFF' }, 4),
  },
  peg: { width: 40, height: 80, svg: torch(0, 80, 5, 7, false) },
  step: {
    width: 320,
    height: 220,
    svg:
      bricks([0, 0, 320, 220], ['#3F4470', '#1C2048', mix('#3F4470', '#A6B1F0', 0.25), '#2C305A'], 80, 4) +
      boxes('#5464C0', [0, 0, 320, 28]) +
      boxes('#A6B1F0', [0, 0, 320, 8, 0, 0, 8, 28]) +
      boxes('#1C2048', [0, 28, 320, 8]) +
      boxes('#1C2048', [304, 28, 16, 192], 0.5) +
      boxes('#A6B1F0', [0, 36, 8, 184], 0.35),
  },
  countdown: {
    width: 480,
    height: 480,
    svg:
      sprite(
        SHIELD,
        { ...inks, N: mix('#1D2674', '#2B3796', 0.4), M: '#1D2674', B: '#2B3796', b: '#131A58' },
        20,
        20,
        20,
      ) +
      // Rivets, one of them lost.
      boxes(
        '#A8780A',
        [
          60, 30, 10, 10, 180, 30, 10, 10, 290, 30, 10, 10, 30, 130, 10, 10, 30, 250, 10, 10, 440, 190, 10,
          10,
        ],
      ),
  },
});
