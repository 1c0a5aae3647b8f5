// Media of a library that is brought back: each file is uploaded once, when something needs it.

import { archiveAddress, mediaType } from '#importers/quizpeak/quizArchive.ts';
import { addressesIn, withMedia } from '#importers/quizpeak/quizMedia.ts';
import { LIBRARY_LIMITS, type LibraryFile } from '#importers/quizpeak/libraryFile.ts';
import { isSame, type UploadMedia } from '#src/areas/library/import/archiveFiles.ts';
import type { LoadMedia } from '#src/areas/library/loadMedia.ts';

interface BringMedia {
  /** Names of files that the server will never accept, or that aren't in the archive. */
  readonly left: ReadonlySet<string>;
  /** Returns the document with the addresses that its media have here, and without those that were left. */
  readonly placed: <Part>(part: Part) => Promise<Part>;
}

export function createBringMedia(library: LibraryFile, load: LoadMedia, upload: UploadMedia): BringMedia {
  const places = new Map<string, string | null>();
  const left = new Set<string>();

  async function place(name: string, address: string): Promise<string | null> {
    const type = mediaType(name);
    const bytes = type === null ? null : await library.read(name, LIBRARY_LIMITS.mediaBytes);
    if (!bytes || type === null) return null;
    const blob = new Blob([bytes], { type });
    const here = await load(address).catch(() => null);
    return here && (await isSame(here, blob)) ? address : upload(blob);
  }

  return {
    left,
    async placed(part) {
      for (const name of addressesIn(part)) {
        const address = archiveAddress(name);
        if (address === null || places.has(name)) continue;
        const found = await place(name, address);
        places.set(name, found);
        if (found === null) left.add(name);
      }
      return withMedia(part, (name) => {
        const found = places.get(name);
        return found === undefined ? name : found;
      });
    },
  };
}
