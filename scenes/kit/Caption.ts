// A line below a title. Where a world's picture may be behind it, it lies on a plate; composed mountains keep
// clear of it.

import { Panel } from '#scenes/kit/Panel.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { fitText, setTextColor, type TextBox } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Words } from '#scenes/message.ts';
import type { Rect } from '#scenes/ports.ts';
import type { Color } from '#scenes/theme/tokens.ts';

/** Opacity of the plate, and its padding as a share of the letters' size. */
const PLATE = { alpha: 0.86, pad: 0.55 } as const;

/** Anchored at its center. */
export class Caption extends Widget {
  readonly #plate = this.addChild(new Panel(this.tokens));
  readonly #text = this.text({ size: 24, weight: 'strong', anchor: 0.5 });

  /** Fits the words into a box, around its middle. */
  write(words: Words, box: Rect, fit: Partial<TextBox> & Pick<TextBox, 'size'>, color?: Color): void {
    const { play } = this.tokens.schemes;
    fitText(this.#text, this.say(words), { ...box, ...fit });
    setTextColor(this.#text, color ?? play.text);
    this.ports.motion.place(this, middleOf(box));
    const isPlated = this.ports.theme.world !== null && this.#text.text !== '';
    this.#plate.visible = isPlated;
    if (!isPlated) return;
    const pad = this.#text.style.fontSize * PLATE.pad;
    const [width, height] = [this.#text.width + 2 * pad, this.#text.height + pad / 2];
    this.#plate.lay(
      { x: -width / 2, y: -height / 2, width, height },
      { radius: Math.min(height / 2, this.tokens.radius.large), fill: play.canvas, rim: false },
    );
    this.#plate.alpha = PLATE.alpha;
  }
}
