// The time left: a ring with the seconds in it, and a bar for narrow spaces.

import { clamp } from '#scenes/kit/clamp.ts';
import { drawing, Drawing } from '#scenes/kit/drawing.ts';
import { fitText, setText, setTextColor } from '#scenes/kit/text.ts';
import type { Theme } from '#scenes/theme/theme.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { onNight } from '#scenes/theme/grounds.ts';

export interface TimerLook {
  /** Share of the time that is left, 0 to 1. */
  readonly share: number;
  /** Shown in the middle: the seconds. */
  readonly label: string;
  /** Word for the thing that the number counts, shown below it; seconds need no word. Only in a ring. */
  readonly word?: string;
  /** Diameter of the ring or width of the bar, in pixels. */
  readonly size: number;
  /** Picks the color: the last seconds, paused, or a share of correct answers. */
  readonly mood?: 'calm' | 'urgent' | 'paused' | 'right';
}

function colorOf(theme: Theme, mood: TimerLook['mood']): Color {
  const { color } = theme.tokens;
  if (mood === 'urgent') return color.ember;
  if (mood === 'right') return color.success;
  return mood === 'paused' ? color.night300 : color.glow;
}

/** Anchored at its center. */
export class TimerRing extends Widget {
  readonly #ring = this.addChild(drawing());
  readonly #label = this.text({ size: 24, anchor: 0.5 });
  readonly #word = this.text({ size: 24, anchor: 0.5, color: onNight(this.tokens).text });
  #drawn = '';

  set(look: TimerLook): void {
    const share = Math.round(clamp(look.share, 0, 1) * 1000) / 1000;
    const key = `${share} ${look.size} ${look.mood ?? 'calm'}`;
    if (key !== this.#drawn) {
      this.#drawn = key;
      this.#draw(look, share);
    }
    this.#label.style.fontSize = Math.round(
      look.size * (look.label.length > 3 ? 0.28 : look.label.length > 2 ? 0.36 : 0.44),
    );
    setText(this.#label, look.label);
    this.#label.y = look.word === undefined ? 0 : look.size * -0.07;
    this.#word.visible = look.word !== undefined;
    if (look.word !== undefined) {
      this.#word.y = look.size * 0.17;
      fitText(this.#word, look.word, {
        width: look.size * 0.6,
        height: look.size * 0.22,
        size: [look.size * 0.17, look.size * 0.08],
        lines: 1,
      });
    }
    setTextColor(this.#label, look.mood === 'urgent' ? this.tokens.color.ember : onNight(this.tokens).text);
  }

  #draw(look: TimerLook, share: number): void {
    const { color } = this.tokens;
    const radius = look.size / 2;
    const width = Math.max(4, look.size * 0.1);
    const middle = radius - width / 2;
    this.#ring.clear();
    this.#ring.circle(0, 0, radius).fill(color.night950);
    this.#ring.circle(0, 0, middle).stroke({ width, color: color.night700 });
    if (share <= 0) return;
    const start = -Math.PI / 2;
    const stroke = { width, color: colorOf(this.ports.theme, look.mood), cap: 'round' } as const;
    // A full circle can't be drawn as an arc.
    if (share >= 1) this.#ring.circle(0, 0, middle).stroke(stroke);
    else {
      // Otherwise the arc starts with a line from where the circle before it ended.
      this.#ring.moveTo(0, -middle);
      this.#ring.arc(0, 0, middle, start, start + share * 2 * Math.PI).stroke(stroke);
    }
  }
}

/** Anchored at its top left corner. */
export class TimerBar extends Drawing {
  readonly #theme: Theme;
  #drawn = '';

  constructor(theme: Theme) {
    super();
    this.#theme = theme;
  }

  set(look: TimerLook, height: number): void {
    const share = Math.round(clamp(look.share, 0, 1) * 1000) / 1000;
    const key = `${share} ${look.size} ${height} ${look.mood ?? 'calm'}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.clear();
    this.roundRect(0, 0, look.size, height, height / 2).fill(this.#theme.tokens.color.night950);
    if (share === 0) return;
    this.roundRect(0, 0, Math.max(height, look.size * share), height, height / 2).fill(
      colorOf(this.#theme, look.mood),
    );
  }
}
