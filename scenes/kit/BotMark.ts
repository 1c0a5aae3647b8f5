// Mark of a simulated player: a small robot's head, drawn in lines.

import { Graphics } from 'pixi.js';
import type { Color } from '#scenes/theme/tokens.ts';

/** As fractions of its size. */
const HEAD = { width: 0.92, height: 0.6, radius: 0.18, line: 0.1 } as const;
const EYE = { x: 0.19, radius: 0.075 } as const;
const AERIAL = { top: -0.46, ball: 0.08 } as const;
/** A little below the middle, so that head and aerial together are centered. */
const HEAD_TOP = -0.14;

/** Anchored at its center. */
export class BotMark extends Graphics {
  #drawn = '';

  constructor() {
    super();
    this.label = 'bot';
  }

  /** `size`: height in pixels. */
  set(size: number, color: Color): void {
    const key = `${size} ${color}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    const middle = HEAD_TOP + HEAD.height / 2;
    this.clear()
      .roundRect(
        (-HEAD.width / 2) * size,
        HEAD_TOP * size,
        HEAD.width * size,
        HEAD.height * size,
        HEAD.radius * size,
      )
      .moveTo(0, HEAD_TOP * size)
      .lineTo(0, AERIAL.top * size)
      .stroke({ width: HEAD.line * size, color, cap: 'round', join: 'round' })
      .circle(0, AERIAL.top * size, AERIAL.ball * size)
      .circle(-EYE.x * size, middle * size, EYE.radius * size)
      .circle(EYE.x * size, middle * size, EYE.radius * size)
      .fill(color);
  }
}
