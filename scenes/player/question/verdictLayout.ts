// Sizes of the verdict's parts: pure arithmetic.

import type { Shape } from '#scenes/player/question/layout.ts';
import type { VerdictModel } from '#scenes/player/question/model.ts';

/** CSS pixels. */
interface Measures {
  readonly pad: number;
  /** Font size of the text below the first line. */
  readonly words: number;
  /** Height of the first line and its mark. */
  readonly head: number;
  readonly title: number;
  /** Height of a chip, and of the line of chips. */
  readonly chip: number;
  readonly chips: number;
  /** Largest height of the explanation. */
  readonly why: number;
  readonly button: number;
}

export const MEASURES: Readonly<Record<Shape, Measures>> = {
  narrow: { pad: 14, words: 16, head: 44, title: 24, chip: 30, chips: 42, why: 130, button: 58 },
  wide: { pad: 20, words: 20, head: 52, title: 30, chip: 34, chips: 46, why: 108, button: 58 },
  short: { pad: 10, words: 16, head: 34, title: 22, chip: 26, chips: 32, why: 50, button: 50 },
};

/** CSS pixels between two buttons. */
export const BUTTON_GAP = 10;

/** Left edge of the text: under the title, or on a phone under the mark. */
export function leftOf(shape: Shape): number {
  const { pad, head } = MEASURES[shape];
  return shape === 'narrow' ? pad : Math.round(pad * 1.7 + head);
}

/** Width of the text. */
export function columnOf(view: VerdictModel, width: number, shape: Shape): number {
  const { pad } = MEASURES[shape];
  const asideTaken = view.buttons.length > 0 || (shape === 'short' && view.wait);
  const aside = shape !== 'narrow' && asideTaken ? asideOf(view, width, shape) + pad * 1.5 : 0;
  return Math.max(1, width - leftOf(shape) - pad - aside);
}

/** Width of the buttons beside the text: stacked, or side by side on a short screen. */
export function asideOf({ buttons }: VerdictModel, width: number, shape: Shape): number {
  if (shape === 'narrow') return width - 2 * MEASURES.narrow.pad;
  const asks = buttons.length > 1;
  if (shape === 'short' && asks) return Math.min(400, width * 0.5);
  return Math.min(asks ? 320 : 260, width * (asks ? 0.34 : 0.26));
}

export function buttonWidth(view: VerdictModel, width: number, shape: Shape): number {
  const aside = asideOf(view, width, shape);
  return shape === 'short' && view.buttons.length > 1 ? (aside - BUTTON_GAP) / 2 : aside;
}

/** Height of all buttons. */
export function buttonsHeight({ buttons }: VerdictModel, shape: Shape): number {
  const rows = shape === 'short' ? Math.min(1, buttons.length) : buttons.length;
  return rows === 0 ? 0 : rows * (MEASURES[shape].button + BUTTON_GAP) - BUTTON_GAP;
}
