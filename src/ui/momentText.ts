/**
 * A moment, in ms, in words: its day and its time, in the reader's own time zone.
 * @param dateStyle `medium` where it is one fact among others, without the day of the week
 */
export function momentText(language: string, at: number, dateStyle: 'full' | 'medium' = 'full'): string {
  return new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short' }).format(at);
}
