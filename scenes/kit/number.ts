import { numberMessage, canvasText } from '#scenes/message.ts';
import type { StringsPort } from '#scenes/ports.ts';

/** A number, formatted for the language of the strings: `12,400`, `12.400`, `12 400`. */
export function formatNumber(strings: StringsPort, value: number): string {
  return canvasText(strings, numberMessage(value));
}

/** Seconds as a clock shows them: 9, 59, 1:05, 14:59. */
export function formatClock(seconds: number): string {
  if (seconds < 60) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
