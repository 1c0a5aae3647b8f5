/** A moment, in ms, in words: its day and its time, in the reader's own time zone. */
export function momentText(language: string, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(at);
}
