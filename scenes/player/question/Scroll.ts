// Scroll position of a question: the one that shows what matters, or the one the player chose.

import type { QuestionLayout } from '#scenes/player/question/layout.ts';

export class Scroll {
  /** CSS pixels. */
  at = 0;
  #isMoved = false;

  /** Forgets that the player has scrolled. */
  reset(): void {
    this.#isMoved = false;
  }

  /** Scrolls as far as there is something to see. Returns false if there is nothing more. */
  by(pixels: number, layout: QuestionLayout): boolean {
    const next = Math.min(mostOf(layout), Math.max(0, this.at + pixels));
    if (next === this.at) return false;
    this.at = next;
    this.#isMoved = true;
    return true;
  }

  /** `usual`: where it is unless the player has scrolled. */
  settle(layout: QuestionLayout, usual: number): void {
    this.at = this.#isMoved ? Math.min(this.at, mostOf(layout)) : usual;
  }
}

const mostOf = ({ scrollable, cardHidden }: QuestionLayout): number => Math.max(scrollable, cardHidden);
