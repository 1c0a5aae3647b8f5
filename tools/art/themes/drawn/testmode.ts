// Focus: a desk by a window, with one lamp.

import { circle, path, rect, type ThemeArt } from '#tools/art/themes/kit.ts';

const art: ThemeArt = {
  top: [60, 40, 280, 140],
  landmark: () => path('M180 110L250 210H110Z', '#FFC878') + rect(30, 430, 320, 20, '#C9924A'),
  echo: () => '',
  plane: (name, { width, height, near, planes }) =>
    name === 'near' ? rect(0, near, width, height - near, planes[3]) : '',
  climb: ({ mountain, planes }) =>
    Array.from({ length: 60 }, (_, i) => mountain.path.at(i / 59))
      .map(({ x, y }) => circle(x, y, 8, planes[3]))
      .join(''),
  pieces: () => ({ light: { width: 24, height: 24, svg: circle(12, 12, 12, '#FFFFFF') } }),
};

export default art;
