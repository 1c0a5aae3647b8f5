// Media that comes with a file of another product: the names that its texts use, and their addresses in the
// quiz.

import { mediaType } from '#importers/quizpeak/quizArchive.ts';
import type { MediaFile } from '#importers/types.ts';

export type MediaKind = 'image' | 'audio' | 'video';

export class ImportedFiles {
  readonly #folder: string;
  readonly #files = new Map<string, MediaFile>();
  readonly #used = new Set<string>();

  /** `folder` tells its addresses from those of other imports: letters and slashes. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Ignores files that aren't media. */
  add(name: string, content: Blob | Uint8Array<ArrayBuffer>): void {
    const type = mediaType(name);
    if (type === null || this.#files.has(name)) return;
    const address = `/media/${this.#folder}/${name.split('/').map(encodeURIComponent).join('/')}`;
    this.#files.set(name, { address, blob: new Blob([content], { type }) });
  }

  /** Address of a file in the quiz, which then has it; null if there is no such file. */
  place(name: string): string | null {
    const file = this.#files.get(name);
    if (file) this.#used.add(name);
    return file?.address ?? null;
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  /** Names of files that nothing has used so far. */
  get unused(): readonly string[] {
    return [...this.#files.keys()].filter((name) => !this.#used.has(name));
  }

  /** Files that the quiz uses. */
  get used(): readonly MediaFile[] {
    return [...this.#files].flatMap(([name, file]) => (this.#used.has(name) ? [file] : []));
  }
}

/** Kind of a media file by its name; null if it's something else. */
export function kindOfMedia(name: string): MediaKind | null {
  const [kind] = (mediaType(name) ?? '').split('/');
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : null;
}
