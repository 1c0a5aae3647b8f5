// Archives that may be larger than memory: each file is handed to the browser as soon as it's packed.

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipWriter {
  /** Pictures and sounds don't get smaller; `pack` is for texts. */
  add(name: string, bytes: Uint8Array<ArrayBuffer>, pack?: boolean): void;
  /** Bytes so far. */
  readonly size: number;
  finish(type: string): Blob;
}

export function createZipWriter(): ZipWriter {
  const parts: Blob[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    // The browser can move blobs to its disk, but not arrays.
    parts.push(new Blob([new Uint8Array(chunk)]));
    size += chunk.length;
  });
  return {
    get size() {
      return size;
    },
    add(name, bytes, pack = false) {
      const file = pack ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
      zip.add(file);
      file.push(bytes, true);
    },
    finish(type) {
      zip.end();
      return new Blob(parts, { type });
    },
  };
}
