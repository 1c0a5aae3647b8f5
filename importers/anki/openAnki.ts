// Opener for Anki packages: the collection, and the media files that its notes name.

import { type AnkiDeck, readDeck } from '#importers/anki/AnkiDeck.ts';
import { namesIn } from '#importers/anki/ankiTexts.ts';
import { fieldsOf, textField } from '#importers/anki/protobuf.ts';
import { SqliteError } from '#importers/anki/sqlite.ts';
import { unzstd } from '#importers/anki/zstd.ts';
import { kindOfMedia } from '#importers/files/ImportedFiles.ts';
import { UnpackError, type ZipEntry } from '#importers/files/zip.ts';
import { parsedJson, textAt } from '#importers/json.ts';
import { shortItem } from '#importers/problems.ts';
import { ArchiveRejectedError, checkedEntries, whole } from '#importers/quizpeak/unpackQuiz.ts';
import { IMPORT_LIMITS, type ImportSource } from '#importers/types.ts';

/** The newest first: a package may have an older one, too, which only says that Anki needs an update. */
const COLLECTIONS = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;
/** Has packed files, and another list of media. */
const [PACKED] = COLLECTIONS;
const MEDIA_LIST = 'media';
/** Large collections of media have more files than a quiz may have. */
const FILES_MAX = 100_000;

export function isAnki(entries: readonly ZipEntry[]): boolean {
  const names = new Set(entries.map(({ name }) => name));
  return COLLECTIONS.some((name) => names.has(name));
}

/** @throws ArchiveRejectedError, UnpackError */
export async function openAnki(
  entries: readonly ZipEntry[],
  progress: (fraction: number) => void,
): Promise<Pick<ImportSource, 'contents' | 'files'>> {
  const byName = checkedEntries(entries, FILES_MAX, Number.POSITIVE_INFINITY);
  const collection = COLLECTIONS.find((name) => byName.has(name)) ?? PACKED;
  const isPacked = collection === PACKED;
  let left: number = IMPORT_LIMITS.unpackedBytes;
  const unpack = async (name: string): Promise<Uint8Array<ArrayBuffer>> => {
    const entry = byName.get(name);
    if (!entry) return new Uint8Array();
    const stored = await whole(entry, left);
    const bytes = isPacked ? await unzstd(stored, left).catch(damaged(name)) : stored;
    left -= bytes.length;
    return bytes;
  };
  const deck = deckIn(await unpack(collection), collection);
  const list = byName.has(MEDIA_LIST) ? await unpack(MEDIA_LIST) : new Uint8Array();
  const places = isPacked ? packedNames(list) : listedNames(list);
  const named = [...namesIn(deck)].filter((name) => kindOfMedia(name) && byName.has(places.get(name) ?? ''));
  const files = new Map<string, Blob>();
  for (const [index, name] of named.entries()) {
    files.set(name, new Blob([await unpack(places.get(name) ?? '')]));
    progress((index + 1) / named.length);
  }
  return { contents: deck, files };
}

const damagedFile = (name: string) =>
  new ArchiveRejectedError({ code: 'archiveDamaged', values: { file: shortItem(name) } });

/** Names the file that can't be unpacked. */
const damaged =
  (name: string) =>
  (error: unknown): never => {
    throw error instanceof UnpackError && error.fault === 'fileUnreadable' ? damagedFile(name) : error;
  };

function deckIn(bytes: Uint8Array<ArrayBuffer>, name: string): AnkiDeck {
  try {
    return readDeck(bytes);
  } catch (error) {
    throw error instanceof SqliteError ? damagedFile(name) : error;
  }
}

/** Names in the archive by names in notes: JSON, the other way round. */
function listedNames(list: Uint8Array<ArrayBuffer>): ReadonlyMap<string, string> {
  const names = parsedJson(new TextDecoder().decode(list));
  if (typeof names !== 'object' || names === null) return new Map();
  return new Map(
    Object.entries(names).map(([place, name]: [string, unknown]) => [textAt(name).normalize('NFC'), place]),
  );
}

/** A list of messages; a file's name in the archive is its place in the list. */
function packedNames(list: Uint8Array<ArrayBuffer>): ReadonlyMap<string, string> {
  const entries = fieldsOf(list).flatMap(([, entry]) => (entry instanceof Uint8Array ? [entry] : []));
  return new Map(entries.map((entry, place) => [textField(entry, 1).normalize('NFC'), String(place)]));
}
