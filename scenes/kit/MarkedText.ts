// Text that may have marks: plain text is an ordinary text object; marked text is drawn by code that loads on
// demand.

import { Container, type Text } from 'pixi.js';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { FormattedWords } from '#scenes/kit/formatted/FormattedWords.ts';
import { loadedFormatting } from '#scenes/kit/formatting.ts';
import { fitText, makeText, type TextBox, type TextLook } from '#scenes/kit/text.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';
import { type MeasuredText, measureText, type TextMeasure } from '#scenes/stage/measureText.ts';

export class MarkedText extends Container {
  /** The words without their marks. Marked text takes its anchor, color and alignment from here. */
  readonly plain: Text;
  readonly #tokens: ThemeTokens;
  #marked: FormattedWords | null = null;

  constructor(tokens: ThemeTokens, look: TextLook) {
    super();
    this.#tokens = tokens;
    this.plain = this.addChild(makeText(tokens, look));
  }

  /** Like `fitText`. */
  fit(words: FormattedText, box: TextBox, lineHeight?: number): void {
    const parts = loadedFormatting(words);
    this.plain.visible = !parts;
    if (parts) {
      this.#marked ??= this.addChild(new parts.FormattedWords(this.#tokens, this.plain));
      this.#marked.fit(words, box, lineHeight);
    } else fitText(this.plain, words.text, box, lineHeight);
    if (this.#marked) this.#marked.visible = !this.plain.visible;
  }

  /** Size of what is shown. */
  get shown(): { readonly width: number; readonly height: number } {
    return this.plain.visible || !this.#marked ? this.plain : this.#marked.size;
  }
}

export function measureMarked(tokens: ThemeTokens, words: FormattedText, look: TextMeasure): MeasuredText {
  return loadedFormatting(words)?.measureWords(tokens, words, look) ?? measureText(tokens, words.text, look);
}
