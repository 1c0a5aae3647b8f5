// A small dark plate with a word or a number, for the bar at the top.

import { Panel } from '#scenes/kit/Panel.ts';
import { setText, setTextColor } from '#scenes/kit/text.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { LEFT } from '#scenes/kit/anchors.ts';
import { onNight } from '#scenes/theme/grounds.ts';

export interface ChipLook {
  readonly text: string;
  readonly height: number;
  readonly fill?: Color;
  readonly color?: Color;
  /** Space left of the text for a picture, in pixels. */
  readonly lead?: number;
  /** Keeps a number from jittering while it counts. */
  readonly minWidth?: number;
}

/** Anchored at its center. */
export class Chip extends Widget {
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #text = this.text({ size: 20, anchor: LEFT });
  plateWidth = 0;

  set(look: ChipLook): void {
    const { radius } = this.tokens;
    const night = onNight(this.tokens);
    const size = Math.round(look.height * 0.46);
    if (this.#text.style.fontSize !== size) this.#text.style.fontSize = size;
    setText(this.#text, look.text);
    setTextColor(this.#text, look.color ?? night.text);
    const lead = look.lead ?? 0;
    const pad = look.height * 0.42;
    const width = Math.max(look.minWidth ?? 0, Math.ceil(this.#text.width + lead + pad * 2));
    this.plateWidth = width;
    this.#panel.set({ width, height: look.height, radius: radius.pill, fill: look.fill ?? night.fill });
    this.#panel.position.set(-width / 2, -look.height / 2);
    this.#text.position.set(-width / 2 + lead + (width - lead - this.#text.width) / 2, 0);
  }

  /** Changes only the text, while counting; the plate keeps its size. */
  change(text: string): void {
    setText(this.#text, text);
  }
}
