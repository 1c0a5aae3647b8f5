// Durations in the user's language, no finer than anyone needs.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The two largest nonzero units; anything shorter than a minute counts as one minute. */
export function durationText(ms: number, language: string): string {
  const minutes = Math.max(MINUTE, Math.round(ms / MINUTE) * MINUTE);
  const parts = [
    ['day', Math.floor(minutes / DAY)],
    ['hour', Math.floor((minutes % DAY) / HOUR)],
    ['minute', Math.floor((minutes % HOUR) / MINUTE)],
  ] as const;
  return parts
    .filter(([, value]) => value > 0)
    .slice(0, 2)
    .map(([unit, value]) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value),
    )
    .join(' ');
}

/** Seconds to a tenth, with the unit symbol that all languages share. */
export function secondsText(ms: number, language: string): string {
  const seconds = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(ms / 1_000);
  return `${seconds}\u00A0s`;
}
