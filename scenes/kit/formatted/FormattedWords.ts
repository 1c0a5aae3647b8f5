// Words with marks, in the look of the plain text they replace: one picture, repainted when words, look or
// resolution change.

import { CanvasSource, Container, Rectangle, Sprite, type Text, Texture } from 'pixi.js';
import type { FormattedText } from '#core/content/formattedText.ts';
import { blocksOf } from '#scenes/kit/formatted/blocks.ts';
import { fitted } from '#scenes/kit/formatted/fit.ts';
import type { Layout } from '#scenes/kit/formatted/layout.ts';
import { PADDING, painted } from '#scenes/kit/formatted/paint.ts';
import { fontOf, letterSpacingOf, rulerChanges, rulerOf } from '#scenes/kit/formatted/ruler.ts';
import type { Ruler } from '#scenes/kit/formatted/setting.ts';
import { weightsOf } from '#scenes/kit/formatted/weights.ts';
import type { TextBox } from '#scenes/kit/text.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export class FormattedWords extends Container {
  readonly #tokens: ThemeTokens;
  readonly #like: Text;
  readonly #withBoxes: (ruler: Ruler) => Ruler;
  readonly #picture = new Sprite(Texture.EMPTY);
  #layout: Layout | null = null;
  #fitted = '';
  #painted = '';

  /**
   * `like`: the text whose font, color, alignment and anchor apply whenever it is painted. `withBoxes`: a ruler
   * that measures further boxes among the letters.
   */
  constructor(tokens: ThemeTokens, like: Text, withBoxes: (ruler: Ruler) => Ruler = (ruler) => ruler) {
    super();
    this.#tokens = tokens;
    this.#like = like;
    this.#withBoxes = withBoxes;
    this.addChild(this.#picture);
    this.boundsArea = new Rectangle();
    this.onRender = (renderer) => this.#paint(renderer.resolution);
  }

  /** The text it shows, for anyone inspecting the display tree. */
  get text(): string {
    return this.#layout?.read.map((line) => line.map(({ text }) => text).join('')).join('\n') ?? '';
  }

  get layout(): Layout | null {
    return this.#layout;
  }

  get size(): { readonly width: number; readonly height: number } {
    return { width: this.#layout?.width ?? 0, height: this.#layout?.height ?? 0 };
  }

  fit(words: FormattedText, box: TextBox, lineHeight = 1.25): void {
    const key = JSON.stringify([words.text, words.marks, box, lineHeight, rulerChanges()]);
    if (key === this.#fitted) return;
    this.#fitted = key;
    const weights = weightsOf(this.#tokens, words, Number(this.#like.style.fontWeight));
    this.#layout = fitted(
      words,
      blocksOf(words),
      box,
      { weights, lineHeight },
      this.#withBoxes(rulerOf(this.#tokens)),
    );
    const { width, height } = this.#layout;
    const { anchor } = this.#like;
    this.boundsArea = new Rectangle(-anchor.x * width, -anchor.y * height, width, height);
    this.#painted = '';
  }

  override destroy(options?: Parameters<Container['destroy']>[0]): void {
    this.#free();
    super.destroy(options);
  }

  #paint(resolution: number): void {
    const layout = this.#layout;
    if (!layout || !this.visible) return;
    const { fill, align, fontWeight } = this.#like.style;
    // Texts have a single color (kit/text.ts).
    const color = typeof fill === 'string' ? fill : '#000000';
    const key = `${resolution}|${color}|${align}`;
    if (key === this.#painted) return;
    this.#painted = key;
    const canvas = painted(layout, {
      color,
      align: align === 'justify' ? 'left' : align,
      resolution,
      font: (letters) => fontOf(this.#tokens, letters),
      letterSpacing: letterSpacingOf(this.#tokens),
      weight: Number(fontWeight),
    });
    this.#free();
    const air = layout.size * PADDING;
    this.#picture.texture = new Texture({ source: new CanvasSource({ resource: canvas, resolution }) });
    this.#picture.position.set(this.boundsArea.x - air, this.boundsArea.y - air);
  }

  #free(): void {
    const { texture } = this.#picture;
    if (texture === Texture.EMPTY) return;
    this.#picture.texture = Texture.EMPTY;
    texture.destroy(true);
  }
}
