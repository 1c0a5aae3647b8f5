// Opener for H5P packages: their content, and the media files that it names.

import { decodeText } from '#importers/files/decodeText.ts';
import type { ZipEntry } from '#importers/files/zip.ts';
import { parsedJson } from '#importers/json.ts';
import { checkedEntries, whole } from '#importers/quizpeak/unpackQuiz.ts';
import { kindOfMedia } from '#importers/files/ImportedFiles.ts';
import { IMPORT_LIMITS, type ImportSource } from '#importers/types.ts';

/** What a package says about itself, and its content; undefined if it isn't JSON. */
export class H5pPackage {
  readonly info: unknown;
  readonly content: unknown;

  constructor(info: unknown, content: unknown) {
    this.info = info;
    this.content = content;
  }
}

const INFO = 'h5p.json';
const CONTENT = 'content/content.json';
const FOLDER = 'content/';

export function isH5p(entries: readonly ZipEntry[]): boolean {
  const names = new Set(entries.map(({ name }) => name));
  return names.has(INFO) && names.has(CONTENT);
}

/** @throws ArchiveRejectedError, UnpackError */
export async function openH5p(
  entries: readonly ZipEntry[],
  progress: (fraction: number) => void,
): Promise<Pick<ImportSource, 'contents' | 'files'>> {
  const byName = checkedEntries(entries, IMPORT_LIMITS.archiveFiles, IMPORT_LIMITS.unpackedBytes);
  let left: number = IMPORT_LIMITS.unpackedBytes;
  const unpack = async (name: string) => {
    const entry = byName.get(name);
    const bytes = entry ? await whole(entry, left) : null;
    left -= bytes?.length ?? 0;
    return bytes;
  };
  const json = async (name: string) => {
    const bytes = await unpack(name);
    return bytes ? parsedJson(decodeText(bytes).text) : undefined;
  };
  const [info, content] = [await json(INFO), await json(CONTENT)];
  const paths = [...pathsIn(content)].filter((path) => kindOfMedia(path) && byName.has(FOLDER + path));
  const files = new Map<string, Blob>();
  for (const [index, path] of paths.entries()) {
    const bytes = await unpack(FOLDER + path);
    if (bytes) files.set(path, new Blob([bytes]));
    progress((index + 1) / paths.length);
  }
  return { contents: new H5pPackage(info, content), files };
}

/** Levels of JSON that are searched for files; no package has that many. */
const DEEPEST = 60;

function pathsIn(value: unknown, found = new Set<string>(), depth = 0): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return found;
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    if (key === 'path' && typeof inner === 'string') found.add(inner);
    else pathsIn(inner, found, depth + 1);
  }
  return found;
}
