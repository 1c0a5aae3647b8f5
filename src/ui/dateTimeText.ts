/**
 * Formats a time (ms) as a date and time in the user's own time zone.
 * @param dateStyle `medium` if it is one fact among others; leaves out the day of the week
 */
export function dateTimeText(language: string, at: number, dateStyle: 'full' | 'medium' = 'full'): string {
  return new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short' }).format(at);
}
