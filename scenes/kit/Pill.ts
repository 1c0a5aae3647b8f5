// A short line of text on a dark pill, with an optional small picture before it.

import type { Character } from '#core/room/characters.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Icon, type IconName } from '#scenes/kit/Icon.ts';
import { fitLine, setTextColor } from '#scenes/kit/text.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { LEFT } from '#scenes/kit/anchors.ts';
import { CharacterSprite } from '#scenes/kit/CharacterSprite.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { onNight } from '#scenes/theme/grounds.ts';

export interface PillLook {
  readonly text: string;
  /** Text size in pixels. */
  readonly size: number;
  readonly maxWidth: number;
  readonly fill?: Color;
  readonly color?: Color;
  /** Index of a character shown before the text. */
  readonly character?: Character;
}

/** Anchored at its top left corner. */
export class Pill extends Widget {
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #piece: Icon | null;
  readonly #text = this.text({ size: 20, anchor: LEFT });
  #figure: CharacterSprite | null = null;
  /** Size after the last `set`, in pixels. */
  box = { width: 0, height: 0 };

  constructor(ports: ScenePorts, piece?: IconName) {
    super(ports);
    this.#piece = piece ? this.addChildAt(new Icon(ports.theme, piece), 1) : null;
  }

  set(look: PillLook): void {
    const night = onNight(this.tokens);
    const ink = look.color ?? night.text;
    const pad = look.size * 0.75;
    const icon = this.#piece || look.character !== undefined ? look.size * 1.25 : 0;
    const room = look.maxWidth - pad * 2 - icon;
    fitLine(this.#text, look.text, room, look.size);
    setTextColor(this.#text, ink);
    const height = Math.round(look.size * 1.8);
    const width = Math.ceil(this.#text.width + pad * 2 + icon);
    this.box = { width, height };
    this.#panel.set({ width, height, radius: height / 2, fill: look.fill ?? night.fill });
    this.#text.position.set(pad + icon, height / 2);
    this.#placeFigure(look, pad, height / 2);
    if (!this.#piece) return;
    this.#piece.resize(look.size * 0.85);
    this.#piece.tint = ink;
    this.#piece.position.set(pad + look.size * 0.4, height / 2);
  }

  #placeFigure({ character, size }: PillLook, left: number, middle: number): void {
    if (this.#figure) this.#figure.visible = character !== undefined;
    if (character === undefined) return;
    this.#figure ??= this.addChild(new CharacterSprite(this.ports));
    this.#figure.set(character, size * 1.3);
    this.#figure.position.set(left + size * 0.4, middle);
  }
}
