// Numbers as they are shown.

import { amount, drawn } from '#scenes/message.ts';
import type { StringsPort } from '#scenes/ports.ts';

/** A number as the language of the strings writes it: `12,400`, `12.400`, `12 400`. */
export function grouped(strings: StringsPort, value: number): string {
  return drawn(strings, amount(value));
}

/** Seconds as a clock shows them: 9, 59, 1:05, 14:59. */
export function clockText(seconds: number): string {
  if (seconds < 60) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
