// Flame Impala: the savanna at sunrise, and a guide with a mane of fire.

import { climb } from '#tools/art/themes/anime/climb.ts';
import { impala } from '#tools/art/themes/anime/impala.ts';
import { pieces } from '#tools/art/themes/anime/pieces.ts';
import { echo, far, front, mid, near, sky } from '#tools/art/themes/anime/savanna.ts';
import { grass, rock } from '#tools/art/themes/anime/shapes.ts';
import { circle, mix, path, type ThemeArt } from '#tools/art/themes/kit.ts';

const PLANES = { sky, far, mid, near, front };
const [SUN, GOLD] = ['#FFE9A8', '#FFC05A'];

/** Around (x, y): two tones with a straight cut between them. */
const sun = (x: number, y: number, r: number): string => {
  const cut = r * Math.SQRT1_2;
  return (
    circle(x, y, r * 1.36, GOLD, 0.2) +
    circle(x, y, r * 1.16, GOLD, 0.35) +
    circle(x, y, r, SUN) +
    path(`M${x + cut} ${y - cut}A${r} ${r} 0 0 1 ${x - cut} ${y + cut}Z`, mix(SUN, GOLD, 0.55))
  );
};

const art: ThemeArt = {
  top: [30, 4, 340, 170],
  landmark: ({ planes, sky: name }) =>
    (name === 'podium' ? '' : sun(210, 210, 180)) +
    rock(-70, 470, 250, 66, mix(planes[2], planes[3], 0.5), mix(planes[1], GOLD, 0.4), planes[3]) +
    rock(-110, 474, 130, 34, planes[3], mix(planes[2], GOLD, 0.3), planes[4]) +
    rock(330, 470, 130, 44, mix(planes[2], planes[3], 0.5), mix(planes[1], GOLD, 0.4), planes[3]) +
    grass(206, 460, 42, 6, 3, mix(planes[1], GOLD, 0.5)),
  mover: {
    draw: ({ planes, sky: name }) =>
      impala(
        name === 'question'
          ? { back: '#7E2333', flank: '#B33A3A', dark: '#2A0814', light: '#D9583C' }
          : {
              back: mix(planes[3], planes[2], 0.35),
              flank: planes[2],
              dark: planes[4],
              light: mix(planes[1], '#FF8A2A', 0.3),
            },
      ),
    pivot: [180, 260],
    go: { x: -60, y: -26, rotation: -7, duration: 900 },
    idle: { y: -5, rotation: -1.5, duration: 1100 },
  },
  echo,
  plane: (name, frame) => PLANES[name](frame),
  lamp: () => sun(0, 0, 96),
  climb,
  pieces,
};

export default art;
