// Light Mode: a valley cut from paper; nothing glares.

import { climb } from '#tools/art/themes/lowcontrast/climb.ts';
import {
  CORAL,
  house,
  kite,
  land,
  LEAF,
  PAPER,
  SHADE,
  SUN,
  tree,
} from '#tools/art/themes/lowcontrast/paper.ts';
import { pieces } from '#tools/art/themes/lowcontrast/pieces.ts';
import { echo, far, front, mid, near, sky } from '#tools/art/themes/lowcontrast/valley.ts';
import { at, circle, mix, path, polygon, type ThemeArt } from '#tools/art/themes/kit.ts';

const PLANES = { sky, far, mid, near, front };

/** Three discs, the inner ones raised; shade on the lower right. */
const sun = (x: number, y: number, r: number): string =>
  circle(x + 6, y + 12, r, SHADE, 0.28) +
  circle(x - 1, y - 2.4, r, mix(SUN, PAPER, 0.8)) +
  circle(x, y, r, SUN) +
  circle(x + 4, y + 7, r * 0.76, SHADE, 0.14) +
  circle(x, y, r * 0.76, mix(SUN, PAPER, 0.4)) +
  circle(x + 3, y + 5, r * 0.5, SHADE, 0.1) +
  circle(x, y, r * 0.5, mix(SUN, PAPER, 0.68));

const art: ThemeArt = {
  top: [70, 0, 340, 210],
  landmark: ({ planes, sky: name }) => {
    const hill = mix(planes[1], LEAF, 0.42);
    const leaf = mix(planes[2], LEAF, 0.45);
    if (name === 'question') return sun(276, 236, 132);
    return (
      (name === 'podium' ? '' : sun(276, 236, 132)) +
      land('M-90 470Q-10 392 80 400T230 356T330 336T440 392Q470 410 500 470Z', hill) +
      path('M330 336Q400 352 440 392Q470 410 500 470H380Q400 420 330 336Z', mix(hill, SHADE, 0.1)) +
      tree(398, 376, 92, leaf, true) +
      tree(352, 350, 66, leaf, false) +
      house(214, 370, 0.9, planes[0]) +
      tree(190, 384, 58, leaf, true) +
      polygon([248, 370, 262, 370, 300, 470, 210, 470], mix(hill, PAPER, 0.55)) +
      tree(20, 420, 84, leaf, false) +
      tree(58, 416, 60, leaf, true)
    );
  },
  mover: {
    draw: () => at(120, 6, kite(...CORAL, SUN, 'M78 74Q96 300 30 486')),
    pivot: [198, 80],
    go: { y: -30, rotation: 5, duration: 900 },
    idle: { rotation: 4, duration: 1200 },
  },
  echo,
  plane: (name, frame) => PLANES[name](frame),
  lamp: () => sun(0, 0, 100),
  climb,
  pieces,
};

export default art;
