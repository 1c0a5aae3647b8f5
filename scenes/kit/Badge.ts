// Badges: an option's shape with its letter, or a mark such as correct or incorrect.

import { GraphicsPath } from 'pixi.js';
import { drawing, Drawing } from '#scenes/kit/drawing.ts';
import { LETTER_DROP, SHAPE_PATHS, isOptionShape } from '#scenes/kit/shapes.ts';
import { setText, setTextColor } from '#scenes/kit/text.ts';
import type { Color, ThemeTokens } from '#scenes/theme/tokens.ts';
import { Widget } from '#scenes/kit/Widget.ts';

export interface BadgeLook {
  readonly size: number;
  /** An option's shape. */
  readonly shape: string;
  readonly letter: string;
  readonly fill: Color;
  readonly color: Color;
}

/** Anchored at its center. */
export class ShapeBadge extends Widget {
  readonly #shape = this.addChild(drawing());
  readonly #letter = this.text({ size: 24, anchor: 0.5 });
  #drawn = '';

  set(look: BadgeLook): void {
    const key = JSON.stringify(look);
    if (key === this.#drawn) return;
    this.#drawn = key;
    const shape = isOptionShape(look.shape) ? look.shape : 'sun';
    this.#shape.clear().path(new GraphicsPath(SHAPE_PATHS[shape])).fill(look.fill);
    this.#shape.scale.set(look.size / 100);
    this.#shape.position.set(-look.size / 2);
    const size = Math.round(look.size * (look.letter.length > 1 ? 0.36 : 0.5));
    this.#letter.style.fontSize = size;
    setText(this.#letter, look.letter);
    setTextColor(this.#letter, look.color);
    this.#letter.y = look.size * LETTER_DROP[shape];
  }
}

export type Mark = 'check' | 'cross' | 'skip' | 'lock' | 'heart';

/** Polylines from the badge's center, as fractions of its size. */
const MARKS: Readonly<Record<Exclude<Mark, 'lock' | 'heart'>, readonly (readonly number[])[]>> = {
  check: [[-0.24, 0.02, -0.07, 0.19, 0.26, -0.18]],
  cross: [
    [-0.18, -0.18, 0.18, 0.18],
    [0.18, -0.18, -0.18, 0.18],
  ],
  skip: [
    [-0.2, -0.18, -0.02, 0, -0.2, 0.18],
    [0.04, -0.18, 0.22, 0, 0.04, 0.18],
  ],
};

/** Outcome of a choice or an answer. tried: incorrect, but not final. missed: correct, but not chosen. */
export type Sign = 'chosen' | 'locked' | 'right' | 'wrong' | 'tried' | 'missed';
type Ink = 'ink' | 'snow' | 'success' | 'danger' | 'night900';
/** The mark, and the colors of its background, band and lines. */
const SIGNS: Readonly<Record<Sign, readonly [mark: Mark, fill: Ink, band: Ink, line: Ink]>> = {
  chosen: ['check', 'ink', 'snow', 'snow'],
  locked: ['lock', 'ink', 'snow', 'snow'],
  right: ['check', 'success', 'snow', 'ink'],
  wrong: ['cross', 'danger', 'snow', 'ink'],
  tried: ['cross', 'night900', 'danger', 'danger'],
  missed: ['check', 'night900', 'success', 'success'],
};

/**
 * A round mark in the color of its meaning, with a light band so that it is legible on any tile. Anchored at
 * its center.
 */
export class MarkBadge extends Drawing {
  #drawn = '';

  sign(sign: Sign, size: number, { color }: ThemeTokens): void {
    const [mark, fill, band, line] = SIGNS[sign];
    this.set(mark, size, color[fill], color[band], color[line]);
  }

  set(mark: Mark, size: number, fill: Color, band: Color, color: Color): void {
    const key = `${mark} ${size} ${fill} ${band} ${color}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.clear();
    this.circle(0, 0, size / 2).fill(band);
    this.circle(0, 0, size * 0.42).fill(fill);
    if (mark === 'lock') return this.#drawLock(size, fill, color);
    if (mark === 'heart') return this.#drawHeart(size, color);
    for (const line of MARKS[mark]) {
      this.poly(
        line.map((value) => value * size),
        false,
      ).stroke({ width: size * 0.12, color, cap: 'round', join: 'round' });
    }
  }

  #drawHeart(size: number, color: Color): void {
    const at = (share: number): number => share * size;
    this.moveTo(0, at(0.28))
      .bezierCurveTo(at(-0.46), at(-0.02), at(-0.26), at(-0.38), 0, at(-0.13))
      .bezierCurveTo(at(0.26), at(-0.38), at(0.46), at(-0.02), 0, at(0.28))
      .fill(color);
  }

  /** The shackle rises well above the body, and there is a keyhole; otherwise it looks like a bag. */
  #drawLock(size: number, hole: Color, color: Color): void {
    const at = (share: number): number => share * size;
    this.moveTo(at(-0.12), at(0))
      .lineTo(at(-0.12), at(-0.12))
      .arc(0, at(-0.12), at(0.12), Math.PI, 0)
      .lineTo(at(0.12), at(0))
      .stroke({ width: at(0.075), color });
    this.roundRect(at(-0.2), at(-0.04), at(0.4), at(0.3), at(0.06)).fill(color);
    this.circle(0, at(0.08), at(0.045)).fill(hole);
    this.rect(at(-0.02), at(0.08), at(0.04), at(0.1)).fill(hole);
  }
}
