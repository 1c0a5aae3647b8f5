// The main button: the one thing to press next.

import type { Graphics } from 'pixi.js';
import { mix } from '#scenes/kit/color.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, setTextColor } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Words } from '#scenes/message.ts';
import type { Rect } from '#scenes/ports.ts';
import { measureText } from '#scenes/stage/measureText.ts';
import { onQuiet } from '#scenes/theme/grounds.ts';

/** The smallest text on one line, and the largest on two. */
const MIN_LINE = { size: 15, weight: 'display', lineHeight: 1.25 } as const;
const TWO_LINES = 18;

export type ButtonIcon = 'undo';

export interface ButtonLook {
  readonly text: string;
  /** Shown in place of the text. */
  readonly icon?: ButtonIcon;
  readonly width: number;
  readonly height: number;
  readonly textSize: number;
  readonly enabled?: boolean;
  /** Less prominent than the button to press first. */
  readonly quiet?: boolean;
  /** True if a press does something that may not be meant. */
  readonly warns?: boolean;
  readonly pressed?: boolean;
  readonly focused?: boolean;
}

/** Anchored at its top left corner. */
export class PrimaryButton extends Widget {
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #text = this.text({ size: 20, anchor: 0.5 });
  readonly #icon = this.addChild(drawing());

  /** Lays it out in this box; hidden when there are no words. */
  lay(
    { x, y, width, height }: Rect,
    words: Words | null,
    look: Omit<ButtonLook, 'text' | 'width' | 'height'>,
  ): void {
    this.visible = words !== null;
    if (words === null) return;
    this.set({ text: this.say(words), width, height, ...look });
    this.ports.motion.place(this, { x, y });
  }

  set(look: ButtonLook): void {
    const { color, depth, radius, schemes, tile } = this.tokens;
    const enabled = look.enabled ?? true;
    const bright = enabled && !look.quiet;
    const warns = enabled && look.warns === true;
    const edge = depth.edge;
    const sunk = look.pressed && enabled ? edge * 0.75 : 0;
    const quiet = onQuiet(this.tokens);
    const warning = { fill: mix(schemes.play.raised, color.ember, 0.3), side: color.emberEdge };
    const face = bright ? { fill: color.glow, side: color.glowEdge } : warns ? warning : quiet;
    const ring = look.focused
      ? { color: schemes.play.focus, width: 3, gap: 3 }
      : warns
        ? { color: color.ember, width: 3 }
        : bright && tile.outline > 0 && { color: color.glowEdge, width: tile.outline };
    this.#panel.set({
      width: look.width,
      radius: radius.large,
      ...(ring && { ring }),
      // What can't be pressed is flat.
      ...(enabled
        ? {
            height: look.height,
            fill: face.fill,
            edge: { color: face.side, height: edge },
            pressed: sunk,
          }
        : { height: look.height - edge, fill: mix(schemes.play.raised, color.glow, 0.08) }),
    });
    const usual = look.width - radius.large * 2;
    const isOneLine = measureText(this.tokens, look.text, { ...MIN_LINE, width: usual }).lines === 1;
    // Two lines are easier to read than small text.
    fitText(this.#text, look.text, {
      width: isOneLine ? usual : look.width - radius.medium,
      height: look.height - edge,
      size: [isOneLine ? look.textSize : Math.min(look.textSize, TWO_LINES), 12],
      lines: isOneLine ? 1 : 2,
    });
    const ink = bright ? color.ink : enabled ? quiet.text : schemes.play.textMuted;
    setTextColor(this.#text, ink);
    const middle = (look.height - edge) / 2 + sunk;
    this.#text.position.set(look.width / 2, middle);
    this.#text.visible = look.icon === undefined;
    this.#icon.clear();
    this.#icon.position.set(look.width / 2, middle);
    if (look.icon) drawUndo(this.#icon, ink);
  }
}

/** An arrow that turns back. */
function drawUndo(to: Graphics, color: string): void {
  const line = { width: 3.5, color, cap: 'round', join: 'round' } as const;
  to.moveTo(-9, -5)
    .lineTo(3, -5)
    .arc(3, 2, 7, -Math.PI / 2, Math.PI / 2)
    .lineTo(-4, 9)
    .stroke(line);
  to.poly([-4, -10.5, -9.5, -5, -4, 0.5], false).stroke(line);
}
