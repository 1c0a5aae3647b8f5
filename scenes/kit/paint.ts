// Paints and shapes of the landscape, independent of the renderer.

import type { Color } from '#scenes/theme/tokens.ts';

export interface Stop {
  readonly at: number;
  readonly color: Color;
  /** 0 to 1; opaque by default. */
  readonly alpha?: number;
}

export type Paint =
  | { readonly kind: 'flat'; readonly color: Color; readonly alpha: number }
  | { readonly kind: 'down'; readonly from: number; readonly to: number; readonly stops: readonly Stop[] }
  | {
      readonly kind: 'glow';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly stops: readonly Stop[];
    };

/** A closed outline (x, y, x, y, …) or discs, in one paint. */
export type Shape =
  | { readonly kind: 'outline'; readonly points: readonly number[]; readonly paint: Paint }
  | { readonly kind: 'discs'; readonly discs: readonly Disc[]; readonly paint: Paint };

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}
