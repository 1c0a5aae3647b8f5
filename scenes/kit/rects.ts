// Rectangle arithmetic.

import type { Point, Rect } from '#scenes/ports.ts';

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });
