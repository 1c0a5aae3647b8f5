// A ring of chalk around a point, with a badge once it's judged.

import { MarkBadge } from '#scenes/kit/Badge.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { drawChalkRing } from '#scenes/questions/board/drawings.ts';

/** held: picked up. locked: submitted. right, wrong: judged. */
export type RingState = 'open' | 'held' | 'locked' | 'right' | 'wrong';

/** Diameter in CSS pixels, with the space that can be pressed around it. */
export const RING = 44;

export class ChalkRing extends Widget {
  readonly #ring = this.addChild(drawing());
  readonly badge = this.addChild(new MarkBadge());

  set(state: RingState, isFocused: boolean): void {
    const { color, schemes } = this.tokens;
    const inks = {
      open: color.snow,
      held: color.glow,
      locked: color.snow,
      right: color.success,
      wrong: color.danger,
    };
    drawChalkRing(this.#ring.clear(), RING - 6, inks[state], this.tokens);
    if (isFocused) this.#ring.circle(0, 0, RING / 2 + 4).stroke({ width: 3, color: schemes.play.focus });
    this.badge.visible = state === 'right' || state === 'wrong';
    if (state === 'right' || state === 'wrong') this.badge.sign(state, 24, this.tokens);
    this.badge.position.set(RING * 0.36, -RING * 0.36);
  }
}
