// Numbers as they are shown.

/** Thousands apart by a narrow space, which every language reads: `12 400`. */
export function grouped(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, '\u202F');
}

/** Seconds as a clock shows them: 9, 59, 1:05, 14:59. */
export function clockText(seconds: number): string {
  if (seconds < 60) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
