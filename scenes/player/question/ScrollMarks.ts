// Scroll marks of a question: the mask of its window, and a thumb at the current position.

import { Container, Graphics } from 'pixi.js';
import { Panel } from '#scenes/kit/Panel.ts';
import type { QuestionLayout } from '#scenes/player/question/layout.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export class ScrollMarks extends Container {
  readonly #mask = new Graphics();
  readonly #thumb: Panel;

  constructor(tokens: ThemeTokens) {
    super();
    this.#thumb = new Panel(tokens);
    this.addChild(this.#mask, this.#thumb);
  }

  /** The mask for the scrolling content, which costs three draw calls; null if nothing scrolls. */
  set({ window, scrollable }: QuestionLayout, scrolled: number, { schemes }: ThemeTokens): Graphics | null {
    this.visible = scrollable > 0;
    this.#mask.clear();
    if (!this.visible) return null;
    // Sixteen extra pixels, for rings and shadows.
    this.#mask.rect(window.x - 16, window.y - 6, window.width + 32, window.height + 12).fill(0xffffff);
    const long = Math.max(36, (window.height * window.height) / (window.height + scrollable));
    this.#thumb.set({ width: 5, height: long, radius: 3, fill: schemes.play.lineStrong });
    const x = window.x + window.width + 6;
    this.#thumb.position.set(x, window.y + ((window.height - long) * scrolled) / scrollable);
    return this.#mask;
  }
}
