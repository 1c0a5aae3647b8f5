// Numbers as Moodle writes them: alone, with a tolerance, or as a range.

import type { MoodleNumber } from '#importers/moodle/moodleItem.ts';

const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?`;
const EXACT = new RegExp(`^${NUMBER}$`);
const TOLERANCE = new RegExp(`^(${NUMBER})\\s*:\\s*(${NUMBER})$`);
const RANGE = new RegExp(`^(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})$`);

/** `3.14`, `3.14:0.01` or `3.13..3.15`; invalid if it's anything else. */
export function moodleNumber(written: string): MoodleNumber {
  if (EXACT.test(written)) return { kind: 'number', number: written, tolerance: 0, written };
  const [, number, tolerance] = TOLERANCE.exec(written) ?? [];
  if (number !== undefined)
    return { kind: 'number', number, tolerance: Math.abs(Number(tolerance)), written };
  const [, low, high] = RANGE.exec(written) ?? [];
  return low !== undefined && high !== undefined && Number(low) <= Number(high)
    ? rangeOf(low, high, written)
    : { kind: 'invalid', written };
}

function rangeOf(low: string, high: string, written: string): MoodleNumber {
  if (Number(low) === Number(high)) return { kind: 'number', number: low, tolerance: 0, written };
  const decimals = 1 + Math.max(decimalsOf(low), decimalsOf(high));
  const rounded = (number: number) => (decimals > 20 ? number : Number(number.toFixed(decimals)));
  const middle = (Number(low) + Number(high)) / 2;
  const tolerance = rounded((Number(high) - Number(low)) / 2);
  return { kind: 'number', number: String(rounded(middle)), tolerance, written };
}

/** Decimals of a number; more than any number has if it's written with an exponent. */
function decimalsOf(number: string): number {
  return /e/i.test(number) ? 99 : (/\.(\d*)/.exec(number)?.[1]?.length ?? 0);
}
