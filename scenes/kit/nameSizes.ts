// The names of a crowd: those of a row are of one size.

import { measureText } from '#scenes/stage/measureText.ts';
import { nameAir } from '#scenes/kit/Avatar.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export interface StandingName {
  readonly name: string;
  /** Whether a mascot stands before it. */
  readonly mascot: boolean;
  readonly tag: boolean;
  /** Which row it stands in. */
  readonly row: number;
}

export interface NameSizes {
  /** Pixels: the largest, and the least that is read. */
  readonly size: number;
  readonly least: number;
  /** Pixels that a name has with its tag. */
  readonly width: number;
}

/**
 * For each row the largest size in which all of its names are whole that can be whole in a size that is read. The longer
 * ones say as much as there is room for; they make nobody else's name smaller.
 */
export function nameSizes(
  tokens: ThemeTokens,
  names: readonly StandingName[],
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
    // All of it grows with the size.
    const whole = Math.floor((width * size) / (text.width + nameAir({ mascot, tag }, size)));
    const before = sizes.get(row) ?? size;
    sizes.set(row, whole >= least ? Math.min(before, whole) : before);
  }
  return sizes;
}
