// The impala with a mane of fire: in a leap, and at rest.

import type { Color } from '#scenes/theme/tokens.ts';
import { circle, mix, polygon } from '#tools/art/themes/kit.ts';
import { flames, type Joint, limb, outline, tongue } from '#tools/art/themes/anime/shapes.ts';

interface Pose {
  readonly torso: readonly Joint[];
  /** From back to front. */
  readonly far: readonly (readonly Joint[])[];
  readonly close: readonly (readonly Joint[])[];
}

const LEAP: Pose = {
  torso: [
    [50, 262, 14],
    [62, 258, 52],
    [86, 255, 80],
    [132, 246, 70],
    [186, 232, 70],
    [230, 222, 86],
    [260, 198, 62],
    [278, 166, 42],
    [290, 138, 34],
    [297, 116, 30],
  ],
  far: [
    [
      [112, 262, 60],
      [108, 314, 40],
      [72, 346, 19],
      [54, 378, 11],
      [42, 408, 13],
    ],
    [
      [244, 238, 46],
      [286, 262, 27],
      [330, 264, 16],
      [362, 288, 10],
      [382, 310, 12],
    ],
  ],
  close: [
    [
      [94, 264, 78],
      [76, 308, 50],
      [36, 334, 21],
      [16, 366, 12],
      [0, 394, 14],
    ],
    [
      [228, 246, 54],
      [256, 284, 31],
      [298, 298, 18],
      [284, 330, 11],
      [268, 348, 13],
    ],
  ],
};

const REST: Pose = {
  torso: [
    [74, 266, 14],
    [84, 264, 50],
    [106, 262, 80],
    [150, 262, 72],
    [200, 258, 76],
    [236, 244, 84],
    [262, 210, 58],
    [278, 172, 42],
    [290, 140, 34],
    [297, 116, 30],
  ],
  far: [
    [
      [124, 276, 60],
      [128, 318, 34],
      [108, 360, 17],
      [116, 404, 11],
      [118, 448, 14],
    ],
    [
      [238, 270, 44],
      [252, 320, 26],
      [256, 372, 15],
      [256, 412, 11],
      [260, 448, 14],
    ],
  ],
  close: [
    [
      [108, 278, 76],
      [104, 322, 44],
      [78, 360, 19],
      [84, 404, 12],
      [84, 450, 15],
    ],
    [
      [224, 272, 52],
      [226, 324, 30],
      [224, 376, 17],
      [222, 414, 12],
      [224, 450, 15],
    ],
  ],
};

const HEAD: readonly Joint[] = [
  [282, 112, 26],
  [302, 113, 35],
  [322, 121, 26],
  [344, 131, 16],
  [350, 134, 10],
];
const HORNS: readonly (readonly Joint[])[] = [
  [
    [308, 101, 11],
    [304, 78, 10],
    [288, 58, 9],
    [288, 38, 7],
    [304, 14, 2],
  ],
  [
    [296, 102, 12],
    [284, 80, 11],
    [266, 60, 9],
    [264, 38, 7],
    [278, 12, 2],
  ],
];

/** Coat: its back, its flank, its belly and far legs, and what the light touches. */
export interface Coat {
  readonly back: Color;
  readonly flank: Color;
  readonly dark: Color;
  readonly light: Color;
}

const MANE = [
  [262, 192, 168, 192, 66, 0.24],
  [278, 156, 164, 203, 62, 0.27],
  [290, 122, 124, 214, 48, 0.3],
] as const;
const TAIL = [
  [70, 246, 106, 160, 32, 0.3],
  [66, 238, 92, 190, 28, 0.3],
  [70, 254, 80, 134, 26, 0.2],
] as const;

export function impala(coat: Coat, isLeaping = true): string {
  const { torso, far, close } = isLeaping ? LEAP : REST;
  const id = isLeaping ? 'leap' : 'rest';
  const shape = outline(torso);
  const whole = [shape, ...close.map(outline), outline(HEAD)].join('');
  return [
    flames(TAIL),
    far.map((leg) => limb(leg, coat.dark)).join(''),
    limb(HORNS[0] ?? [], coat.dark),
    // What leaves the mane burns out behind it.
    tongue(108, 116, 28, 200, 11, '#FF8A2A'),
    tongue(76, 172, 22, 196, 10, '#FF8A2A'),
    flames(MANE),
    `<clipPath id="${id}"><path d="${whole}"/></clipPath><g clip-path="url(#${id})">`,
    polygon([-20, 0, 420, 0, 420, 470, -20, 470], coat.flank),
    // Darker from a straight cut on: belly and legs.
    polygon([-20, 330, 86, 286, 214, 262, 250, 288, 420, 236, 420, 470, -20, 470], coat.back),
    polygon(
      [-20, 372, 60, 318, 120, 296, 200, 276, 236, 306, 300, 286, 420, 330, 420, 470, -20, 470],
      coat.dark,
    ),
    // The light along neck and back.
    polygon(
      [
        40, 226, 120, 214, 206, 196, 238, 180, 262, 140, 276, 96, 292, 96, 284, 150, 258, 196, 222, 218, 130,
        232, 60, 250,
      ],
      coat.light,
    ),
    polygon([286, 96, 316, 104, 352, 126, 330, 122, 304, 112], coat.light),
    polygon([318, 126, 352, 128, 352, 142, 326, 136], coat.dark),
    '</g>',
    limb(
      [
        [290, 104, 8],
        [272, 95, 17],
        [250, 95, 2],
      ],
      coat.back,
    ),
    limb(HORNS[1] ?? [], mix(coat.dark, coat.back, 0.4)),
    circle(311, 113, 4, coat.dark) + circle(310, 112, 1.4, '#FFE08A'),
    // One hoof has stepped into the light.
    close
      .map((leg) => {
        const [x, y] = leg.at(-1) ?? [0, 0];
        return polygon([x - 8, y - 3, x + 8, y - 3, x + 12, y + 8, x - 10, y + 8], coat.dark);
      })
      .join(''),
  ].join('');
}

/** One color, for the herd far away. */
export const shadow = (fill: Color, isLeaping: boolean): string => {
  const { torso, far, close } = isLeaping ? LEAP : REST;
  return [torso, ...far, ...close, HEAD, ...HORNS].map((part) => limb(part, fill)).join('');
};
