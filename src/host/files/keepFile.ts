// Giving the browser a file to keep, under a name that says what it is.

/** How long a browser may take to begin with keeping the file. */
const KEEP_MS = 60_000;

export function keepFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

/** What every system takes as a name of a file: the title without signs that mean something there, and the day. */
export function fileName(title: string, at: number, extension: string): string {
  const day = new Date(at);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const words = title.replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').replaceAll(/\s+/g, ' ');
  return `${[...words].slice(0, 80).join('').trim().replace(/^\.+/, '')} ${date}.${extension}`.trim();
}
