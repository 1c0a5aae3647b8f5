// File downloads, and the names that downloaded files get.

/** Time to keep the object URL alive: some browsers start the download late. */
const KEEP_MS = 60_000;

export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

/**
 * Returns a file name that every operating system accepts: the title without reserved characters, then the
 * date.
 */
export function fileName(title: string, at: number, extension: string): string {
  const day = new Date(at);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const words = title.replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').replaceAll(/\s+/g, ' ');
  return `${[...words].slice(0, 80).join('').trim().replace(/^\.+/, '')} ${date}.${extension}`.trim();
}
