// A small dark plate with a word or a number on it, for the bar at the top.

import { Container, type Text } from 'pixi.js';
import { Panel } from '#scenes/kit/Panel.ts';
import { makeText, setText, setTextColor } from '#scenes/kit/text.ts';
import type { Theme } from '#scenes/theme/theme.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export interface ChipLook {
  readonly text: string;
  readonly height: number;
  readonly fill?: Color;
  readonly color?: Color;
  /** Room left of the text for a picture, in pixels. */
  readonly lead?: number;
  /** Does not get narrower than this, so that a number that counts does not tremble. */
  readonly minWidth?: number;
}

/** Anchored at its middle. */
export class Chip extends Container {
  readonly #theme: Theme;
  readonly #panel = new Panel();
  readonly #text: Text;
  #plateWidth = 0;

  constructor(theme: Theme) {
    super();
    this.#theme = theme;
    this.#text = makeText(theme.tokens, { size: 20, weight: 'display', color: theme.tokens.color.snow });
    this.#text.anchor.set(0, 0.5);
    this.addChild(this.#panel, this.#text);
  }

  get plateWidth(): number {
    return this.#plateWidth;
  }

  set(look: ChipLook): void {
    const { color, radius } = this.#theme.tokens;
    const size = Math.round(look.height * 0.46);
    if (this.#text.style.fontSize !== size) this.#text.style.fontSize = size;
    setText(this.#text, look.text);
    setTextColor(this.#text, look.color ?? color.snow);
    const lead = look.lead ?? 0;
    const pad = look.height * 0.42;
    const width = Math.max(look.minWidth ?? 0, Math.ceil(this.#text.width + lead + pad * 2));
    this.#plateWidth = width;
    this.#panel.set({ width, height: look.height, radius: radius.pill, fill: look.fill ?? color.night950 });
    this.#panel.position.set(-width / 2, -look.height / 2);
    this.#text.position.set(-width / 2 + lead + (width - lead - this.#text.width) / 2, 0);
  }

  /** Changes the words alone, for counting; the plate keeps its size. */
  say(text: string): void {
    setText(this.#text, text);
  }
}
