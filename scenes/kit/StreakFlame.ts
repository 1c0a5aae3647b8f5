// A streak of correct answers: a flame with the number in it.

import { Icon } from '#scenes/kit/Icon.ts';
import { setText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Anchored at its center. */
export class StreakFlame extends Widget {
  readonly #flame = this.addChild(new Icon(this.ports.theme, 'flame'));
  readonly #count = this.text({ size: 16, anchor: 0.5, color: this.tokens.color.ink });

  /** `size`: height in pixels. Hidden without a streak. */
  set(streak: number, size: number): void {
    this.visible = streak > 0;
    this.#flame.resize(size);
    this.#count.style.fontSize = Math.round(size * (streak > 9 ? 0.3 : 0.38));
    this.#count.y = size * 0.19;
    setText(this.#count, String(streak));
  }
}
