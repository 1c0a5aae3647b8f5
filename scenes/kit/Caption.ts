// Words on the open landscape. Where the picture of a world doesn't carry them, they lie on a plate; composed
// mountains keep clear of them.

import type { Background } from '#scenes/kit/Background.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, setTextColor, type TextBox, type TextLook } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Words } from '#scenes/message.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import type { Color } from '#scenes/theme/tokens.ts';

/** Opacity of the plate, and its padding as a share of the letters' size, in CSS pixels at most. */
const PLATE = { alpha: 0.9, pad: 0.55, most: 24 } as const;

export class Caption extends Widget {
  readonly #background: Background;
  readonly #plate = this.addChild(new Panel(this.tokens));
  readonly #text;

  /** Anchored at its center by default. */
  constructor(ports: ScenePorts, background: Background, look: Partial<TextLook> = {}) {
    super(ports);
    this.#background = background;
    this.#text = this.text({ size: 24, weight: 'strong', anchor: 0.5, ...look });
  }

  /** Of its words in CSS pixels, without the plate. */
  get size(): { readonly width: number; readonly height: number } {
    const { width, height } = this.#text;
    return { width, height };
  }

  /** Fits the words into a box, where the box has the caption's anchor. */
  write(words: Words, box: Rect, fit: Partial<TextBox> & Pick<TextBox, 'size'>, color?: Color): void {
    const { schemes, radius } = this.tokens;
    const text = this.#text;
    const ink = color ?? schemes.play.text;
    fitText(text, this.say(words), { ...box, ...fit });
    setTextColor(text, ink);
    const at = { x: box.x + box.width * text.anchor.x, y: box.y + box.height * text.anchor.y };
    this.ports.motion.place(this, at);
    const { width, height } = this.size;
    const [left, top] = [-width * text.anchor.x, -height * text.anchor.y];
    const pad = Math.min(text.style.fontSize * PLATE.pad, PLATE.most);
    const plate = { x: left - pad, y: top - pad / 4, width: width + 2 * pad, height: height + pad / 2 };
    const area = { ...plate, x: at.x + plate.x, y: at.y + plate.y };
    this.#plate.visible = text.text !== '' && !this.#background.carries(area, ink);
    if (!this.#plate.visible) return;
    this.#plate.lay(plate, {
      radius: Math.min(plate.height / 2, radius.large),
      fill: schemes.play.canvas,
      rim: false,
    });
    this.#plate.alpha = PLATE.alpha;
  }
}
