// Materials of every scene: each lit from the upper left, in two or more tones.

import { mix } from '#scenes/kit/color.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export const NIGHT = '#07151C';
/** Lit, then in the shade. */
export const WOOD = ['#C98F5E', '#8A5A36'] as const;
export const ROPE = ['#F0D9AE', '#B98F52'] as const;
export const SNOW = ['#F4FAFF', '#A9C9DC'] as const;
export const METAL = ['#D5E1E6', '#7F97A1'] as const;

const DEEP = '#193F4F';
export const shaded = (color: Color, much = 0.22): Color => mix(color, DEEP, much);
