// A pill at the upper edge: an effect on the whole room, its seconds left, and a fuse that burns down.

import { Graphics } from 'pixi.js';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitLine } from '#scenes/kit/text.ts';
import { optionLook } from '#scenes/theme/tokens.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { LEFT, RIGHT } from '#scenes/kit/anchors.ts';

export interface HallPillLook {
  readonly text: string;
  /** '' while the game is paused. */
  readonly seconds: string;
  /** Share of the time that is left, 0 to 1. */
  readonly share: number;
  /** Font size in pixels. */
  readonly size: number;
  readonly maxWidth: number;
  /** Index of the option whose color it takes. */
  readonly color: number;
}

/** Anchored at the middle of its upper edge. */
export class HallPill extends Widget {
  override label = 'atWork';
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #fuse = this.addChild(new Graphics());
  readonly #text = this.text({ size: 30, anchor: LEFT, color: this.tokens.color.ink });
  readonly #seconds = this.text({ size: 30, anchor: RIGHT, color: this.tokens.color.ink });
  /** Width after the last `set`, in pixels. */
  breadth = 0;

  set({ text, seconds, share, size, maxWidth, color }: HallPillLook): void {
    const { tokens } = this;
    const { fill, edge } = optionLook(tokens, color);
    const pad = size * 0.8;
    // As wide for one digit as for two, so that nothing moves during the countdown.
    const slot = seconds === '' ? 0 : size * 2.7;
    fitLine(this.#text, text, maxWidth - pad * 2 - slot, size);
    fitLine(this.#seconds, seconds, slot - size * 0.4, size, size * 0.4);
    const width = Math.ceil(this.#text.width + pad * 2 + slot);
    const height = Math.round(size * 1.66);
    const side = Math.round(size * 0.16);
    this.breadth = width;
    this.#panel.set({
      width,
      height,
      radius: size * 0.6,
      fill,
      edge: { color: edge, height: side },
      rim: false,
    });
    this.#panel.position.set(-width / 2, 0);
    const middle = (height - side) / 2;
    this.#text.position.set(-width / 2 + pad, middle);
    this.#seconds.position.set(width / 2 - pad, middle);
    const thick = Math.max(2, size * 0.1);
    this.#fuse.clear();
    if (seconds !== '')
      this.#fuse
        .roundRect(-width / 2 + pad, height - side - thick * 1.6, (width - pad * 2) * share, thick, thick / 2)
        .fill(edge);
  }
}
