// A choice between two numbers that are too close for a finger: "3 or 4?".

import { KeyedViews } from '#scenes/kit/KeyedViews.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { makeText, setText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Intent, Point, Rect, ScenePorts, Target } from '#scenes/ports.ts';

export interface ChoiceLook {
  /** Where the finger is. */
  readonly at: Point;
  readonly within: Rect;
  readonly choices: readonly { readonly number: number; readonly intent: Intent }[];
}

/** CSS pixels: a choice, the space around it, and the distance of all of them from the finger. */
const LOOK = { size: 48, pad: 8, away: 30, radius: 14 } as const;
/** Everything else that could be pressed. */
const ELSEWHERE: Rect = { x: -5_000, y: -5_000, width: 10_000, height: 10_000 };

export class Choice extends Widget {
  readonly #panel = this.addChild(drawing());
  readonly #numbers = new KeyedViews<ChoiceLook['choices'][number], ReturnType<typeof makeText>, number>(
    ({ number }) => number,
    () => this.addChild(makeText(this.tokens, { size: 22, anchor: 0.5, color: this.tokens.color.ink })),
  );
  #spots: readonly { readonly rect: Rect; readonly intent: Intent }[] = [];

  constructor(ports: ScenePorts) {
    super(ports, { visible: false });
  }

  /** Null hides it. */
  set(look: ChoiceLook | null): void {
    this.visible = look !== null;
    if (!look) return;
    const { at, within, choices } = look;
    const { color } = this.tokens;
    const each = LOOK.size + LOOK.pad;
    const wide = choices.length * each + LOOK.pad;
    const high = LOOK.size + 2 * LOOK.pad;
    const left = clamp(at.x - wide / 2, within.x, within.x + within.width - wide);
    const above = at.y - LOOK.away - high;
    const top = above < within.y ? at.y + LOOK.away : above;
    const to = this.#panel.clear();
    to.roundRect(left, top, wide, high, LOOK.radius + LOOK.pad).fill(color.night950);
    to.stroke({ width: 2, color: color.glow });
    this.#spots = this.#numbers.reconcile(choices).map(([{ number, intent }, text, index]) => {
      const [x, y] = [left + LOOK.pad + index * each, top + LOOK.pad];
      to.roundRect(x, y, LOOK.size, LOOK.size, LOOK.radius).fill(color.snow);
      setText(text, `${number}`);
      text.position.set(x + LOOK.size / 2, y + LOOK.size / 2);
      return { rect: { x, y, width: LOOK.size, height: LOOK.size }, intent };
    });
  }

  /** The choices; a press anywhere else is a drop of `elsewhere`. */
  targets(): readonly Target[] {
    const grip = { ...ELSEWHERE, width: 0, height: 0 };
    return [
      { id: 'elsewhere', kind: 'button', rect: ELSEWHERE, drag: { grip } },
      ...this.#spots.map(
        ({ rect, intent }, index): Target => ({ id: `choice:${index}`, kind: 'button', rect, intent }),
      ),
    ];
  }
}
