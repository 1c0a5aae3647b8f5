// Dark Night: a keep in a night of pixels, its windows lit.

import { boxes, halo } from '#tools/art/themes/the8Bit/blocks.ts';
import { castle, gate, PALE, stoneOf } from '#tools/art/themes/the8Bit/castle.ts';
import { climb } from '#tools/art/themes/the8Bit/climb.ts';
import { echo, far, front, mid, near, sky } from '#tools/art/themes/the8Bit/ground.ts';
import { pieces } from '#tools/art/themes/the8Bit/pieces.ts';
import { mix, type ThemeArt } from '#tools/art/themes/kit.ts';

const PLANES = { sky, far, mid, near, front };

const art: ThemeArt = {
  top: [60, 0, 320, 150],
  landmark: ({ planes, sky: name }) =>
    castle(
      stoneOf(
        mix(name === 'question' ? '#3F4470' : planes[1], PALE, 0.42),
        name === 'question' ? '#1C2048' : planes[3],
      ),
      name !== 'podium',
    ),
  mover: {
    draw: gate,
    pivot: [200, 354],
    go: { y: -64, alpha: 0, duration: 480 },
    idle: { y: -8, duration: 240, times: 2 },
  },
  echo,
  plane: (name, frame) => PLANES[name](frame),
  lamp: () =>
    boxes('#F8E8B0', halo(0, 0, 170), 0.1) +
    boxes('#F8E8B0', halo(0, 0, 130), 0.16) +
    boxes('#F8E8B0', halo(0, 0, 96)) +
    boxes('#FFD24A', [24, 24, 24, 24, -48, 48, 24, 12, -36, -36, 24, 24], 0.4),
  climb,
  pieces,
};

export default art;
