// How many right answers in a row: a flame with the number in it.

import { Piece } from '#scenes/kit/Piece.ts';
import { setText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Anchored at its middle. */
export class StreakFlame extends Widget {
  readonly #flame = this.addChild(new Piece(this.ports.theme, 'flame'));
  readonly #count = this.text({ size: 16, anchor: 0.5, color: this.tokens.color.ink });

  /** `size` is the height in pixels. Without a streak it is not there. */
  set(streak: number, size: number): void {
    this.visible = streak > 0;
    this.#flame.resize(size);
    this.#count.style.fontSize = Math.round(size * (streak > 9 ? 0.3 : 0.38));
    this.#count.y = size * 0.19;
    setText(this.#count, String(streak));
  }
}
