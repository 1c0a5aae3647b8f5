// What this device knows of files that a host's library was saved to, and when to remind of the next one.

import { isRecord } from '#core/collections/isRecord.ts';
import type { LocalStore } from '#src/platform/storage/localStore.ts';
import type { PackedLibrary } from '#src/areas/library/takeAlong/packLibrary.ts';

export interface FileNotes {
  /** This device's clock in ms, like all of its times that aren't the server's. */
  readonly firstSeenAt: number;
  /** The last file: when it was saved, and the server's times of the newest quiz and game in it. */
  readonly saved?: Pick<PackedLibrary, 'newestQuiz' | 'newestGame'> & { readonly at: number };
  /** No reminder before then. */
  readonly quietUntil?: number;
  /** The browser was asked not to free this site's storage by itself. */
  readonly askedToPersist?: true;
}

/** Times in ms on the server's clock: when quizzes were changed and games ended, newest first. */
export interface Newest {
  readonly quizzes: readonly number[];
  readonly games: readonly number[];
}

const DAY_MS = 24 * 60 * 60_000;
const REMINDER = { quizzes: 5, games: 3, afterMs: 14 * DAY_MS, quietMs: 14 * DAY_MS } as const;

/** Numbers of quizzes and games that are newer than the last file. */
export function notInFile({ saved }: FileNotes, { quizzes, games }: Newest) {
  const { newestQuiz = 0, newestGame = 0 } = saved ?? {};
  return {
    quizzes: quizzes.filter((at) => at > newestQuiz).length,
    games: games.filter((at) => at > newestGame).length,
  };
}

/** True if enough is missing from the last file, or anything for long enough. */
export function isReminderDue(notes: FileNotes, newest: Newest, now: number): boolean {
  const { quizzes, games } = notInFile(notes, newest);
  if (quizzes + games === 0 || now < (notes.quietUntil ?? 0)) return false;
  const since = notes.saved?.at ?? notes.firstSeenAt;
  return quizzes >= REMINDER.quizzes || games >= REMINDER.games || now - since >= REMINDER.afterMs;
}

export const quieted = (notes: FileNotes, now: number): FileNotes => ({
  ...notes,
  quietUntil: now + REMINDER.quietMs,
});

const keyOf = (hostId: string) => `libraryFile:${hostId}`;

/** Returns what is known, taking what is valid; this visit counts as the first if nothing is. */
export function loadNotes(store: LocalStore, hostId: string, now: number): FileNotes {
  const stored = store.read(keyOf(hostId));
  if (!isRecord(stored) || typeof stored['firstSeenAt'] !== 'number') {
    const notes = { firstSeenAt: now };
    saveNotes(store, hostId, notes);
    return notes;
  }
  const { firstSeenAt, saved, quietUntil, askedToPersist } = stored;
  const at = isRecord(saved) ? saved['at'] : undefined;
  const [newestQuiz, newestGame] = isRecord(saved) ? [saved['newestQuiz'], saved['newestGame']] : [];
  return {
    firstSeenAt,
    ...(typeof at === 'number' &&
      typeof newestQuiz === 'number' &&
      typeof newestGame === 'number' && { saved: { at, newestQuiz, newestGame } }),
    ...(typeof quietUntil === 'number' && { quietUntil }),
    ...(askedToPersist === true && { askedToPersist }),
  };
}

export function saveNotes(store: LocalStore, hostId: string, notes: FileNotes): void {
  store.write(keyOf(hostId), notes);
}
