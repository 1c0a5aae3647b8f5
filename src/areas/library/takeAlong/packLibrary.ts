// Packing a host's whole library into one file: quizzes with their drafts, past games, own memes, and the
// media that they name.

import { archiveName, mediaType } from '#importers/quizpeak/quizArchive.ts';
import { addressesIn, withMedia } from '#importers/quizpeak/quizMedia.ts';
import {
  LIBRARY_LIMITS,
  LIBRARY_TYPE,
  type LibraryManifest,
  MANIFEST_ENTRY,
  manifestText,
} from '#importers/quizpeak/libraryFile.ts';
import { createZipWriter } from '#importers/files/zipWriter.ts';
import type { LoadMedia } from '#src/areas/library/loadMedia.ts';
import { allOwnQuizzes, allPastGames } from '#src/areas/library/takeAlong/lists.ts';
import { patientCall } from '#src/areas/library/takeAlong/patientCall.ts';
import type { Caller } from '#src/platform/requests/caller.ts';
import { failureType } from '#src/platform/requests/requestError.ts';

export interface PackedLibrary {
  readonly file: Blob;
  readonly quizzes: number;
  readonly games: number;
  /** Titles of games, and addresses of media, that couldn't be included. */
  readonly left: readonly string[];
  /** Server time in ms of the latest change to a quiz and the latest end of a game in it; 0 for none. */
  readonly newestQuiz: number;
  readonly newestGame: number;
}

export interface PackLibraryOptions {
  readonly call: Caller['call'];
  readonly load: LoadMedia;
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/** Failures that concern one game alone. */
const LEAVES_OUT: ReadonlySet<string> = new Set(['takeAlong.TOO_LONG', 'room.NOT_FOUND', 'room.WRONG_STATE']);
/** Part of the progress that documents take; their media take the rest. */
const DOCUMENTS = 0.6;

/** @throws RequestError */
export async function packLibrary(options: PackLibraryOptions): Promise<PackedLibrary> {
  const { load, signal, onProgress } = options;
  const call = patientCall(options.call, signal);
  const cards = await allOwnQuizzes(call);
  const past = await allPastGames(call);
  const { sets } = await call('listMemeSets', {});
  const zip = createZipWriter();
  const media = new Map<string, string>();
  const left: string[] = [];
  const manifest: Mutable<Pick<LibraryManifest, 'quizzes' | 'games' | 'memeSets'>> = {
    quizzes: [],
    games: [],
    memeSets: [],
  };
  const total = cards.length + past.length + sets.length;
  let done = 0;
  const step = () => onProgress((DOCUMENTS * (done += 1)) / total);
  const named = <Part>(part: Part): Part => {
    for (const address of addressesIn(part)) {
      const name = archiveName(address);
      if (name !== null && mediaType(name) !== null) media.set(name, address);
    }
    return withMedia(part, (address) => {
      const name = archiveName(address);
      return name !== null && media.has(name) ? name : address;
    });
  };
  const write = (file: string, document: unknown) =>
    zip.add(file, new Uint8Array(new TextEncoder().encode(`${JSON.stringify(document)}\n`)), true);

  for (const { id, title, questionCount, updatedAt, folder, archived } of cards) {
    const file = `quizzes/${manifest.quizzes.length + 1}.json`;
    write(file, named((await call('getDraft', { quizId: id })).draft));
    manifest.quizzes.push({
      id,
      title,
      questions: questionCount,
      updatedAt,
      file,
      ...(folder !== undefined && { folder }),
      ...(archived && { archived }),
    });
    step();
  }
  for (const { roomHash, title, type, startedAt, endedAt, playerCount } of past) {
    const file = `games/${manifest.games.length + 1}.json`;
    const told = await call('getGameRecord', { roomHash }).catch((error: unknown) => {
      if (!LEAVES_OUT.has(failureType(error))) throw error;
      left.push(title);
      return null;
    });
    if (told) {
      write(file, named(told.record));
      manifest.games.push({ title, quizId: told.quizId, type, startedAt, endedAt, playerCount, file });
    }
    step();
  }
  for (const { id, name } of sets) {
    const { memes } = (await call('getMemeSet', { setId: id })).set;
    const file = `memes/${manifest.memeSets.length + 1}.json`;
    write(file, { name, memes });
    for (const { picture } of memes) media.set(`memes/${picture}`, `/memes/${picture}`);
    manifest.memeSets.push({ name, file });
    step();
  }
  let loaded = 0;
  for (const [name, address] of media) {
    signal.throwIfAborted();
    const blob = await load(address);
    if (blob && zip.size + blob.size < LIBRARY_LIMITS.bytes - LIBRARY_LIMITS.manifestBytes)
      zip.add(name, new Uint8Array(await blob.arrayBuffer()));
    else left.push(address);
    onProgress(DOCUMENTS + ((1 - DOCUMENTS) * (loaded += 1)) / media.size);
  }
  const text = manifestText({ savedAt: Date.now(), ...manifest });
  zip.add(MANIFEST_ENTRY, new Uint8Array(new TextEncoder().encode(text)), true);
  return {
    file: zip.finish(LIBRARY_TYPE),
    quizzes: manifest.quizzes.length,
    games: manifest.games.length,
    left,
    newestQuiz: Math.max(0, ...cards.map(({ updatedAt }) => updatedAt)),
    newestGame: Math.max(0, ...past.map(({ endedAt }) => endedAt)),
  };
}

type Mutable<Lists> = { -readonly [Name in keyof Lists]: Lists[Name] };
