// Features' notes on a question, below it on its card.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { Note } from '#scenes/kit/formatted/notesWords.ts';
import { loadedFormatting } from '#scenes/kit/formatting.ts';
import { MarkedText, measureMarked } from '#scenes/kit/MarkedText.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import type { Rect } from '#scenes/ports.ts';
import type { Density } from '#scenes/player/question/part.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Smaller than the question, but readable from a seat in class. */
const NOTES = { share: 0.62, least: 15, lineHeight: 1.3, weight: 'strong' } as const;

export class QuestionNotes extends Widget {
  readonly #panel = this.add(new Panel(this.tokens), 'notes');
  readonly #text = this.addChild(
    new MarkedText(this.tokens, { size: 16, weight: NOTES.weight, color: this.tokens.color.ink }),
  );
  #notes: readonly Note[] = [];

  sync(notes: readonly Note[]): void {
    this.#notes = notes;
  }

  /** Height on a card of this width, including the space below. */
  heightFor(width: number, density: Density): number {
    if (this.#notes.length === 0) return 0;
    const { height } = measureMarked(this.tokens, this.#words(), this.#textStyle(width, density));
    return height + 2.5 * inset(density);
  }

  /** Their rect on the card; null for none. */
  place(width: number, density: Density): Rect | null {
    if (!this.#panel.visible) return null;
    const { x, y } = this.#panel.position;
    return {
      x,
      y,
      width: width - 2 * inset(density),
      height: this.heightFor(width, density) - inset(density),
    };
  }

  /** `top`: their top edge on the card. */
  layout(width: number, density: Density, top: number): void {
    const shown = this.#notes.length > 0;
    this.#panel.visible = shown;
    this.#text.visible = shown;
    if (!shown) return;
    const { tokens } = this;
    const beside = inset(density);
    const high = this.heightFor(width, density) - beside;
    const text = this.#textStyle(width, density);
    this.#panel.lay(
      { x: beside, y: top, width: width - 2 * beside, height: high },
      { radius: tokens.radius.medium, fill: tokens.schemes.work.sunken },
    );
    this.#text.fit(
      this.#words(),
      { width: text.width, height: high, size: [text.size, text.size] },
      NOTES.lineHeight,
    );
    this.#text.position.set(2 * beside, top + (high - this.#text.shown.height) / 2);
  }

  /** Plain text until the code that draws marks has loaded. */
  #words(): FormattedText {
    const marked = this.#notes.find(({ written }) => written.marks);
    return (
      (marked && loadedFormatting(marked.written)?.notesWords(this.ports.strings, this.#notes)) ?? {
        text: this.#notes.map(({ says }) => this.say(says)).join('\n'),
      }
    );
  }

  #textStyle(width: number, density: Density) {
    const size = Math.max(NOTES.least, Math.round(density.question * NOTES.share));
    return { ...NOTES, size, width: width - 4 * inset(density) };
  }
}

const inset = (density: Density): number => Math.min(14, density.question * 0.6);
