// In which size and width words are laid out, and with what they are measured.

import type { FormulaSize } from '#scenes/stage/formulas.ts';

/** How letters are drawn. */
export interface Letters {
  /** Pixels. */
  readonly size: number;
  readonly weight: number;
  readonly italic: boolean;
  readonly mono: boolean;
  /** In sizes: what stands out around them in their own colour. */
  readonly outline: number;
}

/** What knows the faces and the formulas that are there. */
export interface Ruler {
  width(letters: Letters, text: string): number;
  /** Above and below the baseline. */
  reach(letters: Letters): { readonly ascent: number; readonly descent: number };
  formula(tex: string): FormulaSize | null;
  graphemes(text: string): string[];
}

export interface Setting {
  readonly size: number;
  readonly width: number;
  /** In sizes. */
  readonly lineHeight: number;
  readonly breakWords: boolean;
  readonly weights: {
    readonly normal: number;
    readonly bold: number;
    /** Of bold letters. */
    readonly outline: number;
    /** Of blocks of code. */
    readonly code: number;
  };
}

/** In sizes. */
export const CODE = { size: 0.86, least: 0.62, pad: 0.5, air: 0.35 } as const;
