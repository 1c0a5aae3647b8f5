// Settings for laying out words, and the ruler that measures them.

import type { FormulaSize } from '#scenes/stage/formulas.ts';

/** Style in which letters are drawn. */
export interface Letters {
  /** Pixels. */
  readonly size: number;
  readonly weight: number;
  readonly italic: boolean;
  readonly mono: boolean;
  /** Width of an outline in the letters' own color, as a multiple of the font size. */
  readonly outline: number;
}

/** Size of a box among the letters, as multiples of the font size. */
export interface BoxSize extends FormulaSize {
  /** True if it stays empty, for something to be put there. It has no direction of its own, as formulas do. */
  readonly isGap?: true;
}

/** Measures with the fonts and formulas that have loaded. */
export interface Ruler {
  width(letters: Letters, text: string): number;
  /** Above and below the baseline. */
  reach(letters: Letters): { readonly ascent: number; readonly descent: number };
  formula(tex: string): BoxSize | null;
  graphemes(text: string): string[];
}

export interface Setting {
  readonly size: number;
  readonly width: number;
  /** A multiple of the font size. */
  readonly lineHeight: number;
  readonly breakWords: boolean;
  readonly weights: {
    readonly normal: number;
    readonly bold: number;
    /** For bold letters. */
    readonly outline: number;
    /** For blocks of code. */
    readonly code: number;
  };
}

/** Multiples of the font size. */
export const CODE = { size: 0.86, least: 0.62, pad: 0.5, air: 0.35 } as const;
