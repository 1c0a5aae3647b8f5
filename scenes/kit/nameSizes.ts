// Name sizes in a crowd: all names of a row have the same size.

import { measureText } from '#scenes/stage/measureText.ts';
import { tagPadding } from '#scenes/kit/Avatar.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export interface DrawnName {
  readonly name: string;
  /** Has a mascot before it. */
  readonly mascot: boolean;
  readonly tag: boolean;
  /** Index of its row. */
  readonly row: number;
}

export interface NameSizes {
  /** Pixels: the largest size, and the smallest legible one. */
  readonly size: number;
  readonly least: number;
  /** Pixels for a name with its tag. */
  readonly width: number;
}

/**
 * For each row, the largest size at which every name fits that can fit at a legible size. Longer names get
 * cut; they never make other names smaller.
 */
export function nameSizes(
  tokens: ThemeTokens,
  names: readonly DrawnName[],
  { size, least, width }: NameSizes,
): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  for (const { name, mascot, tag, row } of names) {
    const text = measureText(tokens, name, {
      size,
      width: size * 1_000,
      weight: 'display',
      lineHeight: 1.25,
    });
    // Everything scales with the size.
    const whole = Math.floor((width * size) / (text.width + tagPadding({ mascot, tag }, size)));
    const before = sizes.get(row) ?? size;
    sizes.set(row, whole >= least ? Math.min(before, whole) : before);
  }
  return sizes;
}
