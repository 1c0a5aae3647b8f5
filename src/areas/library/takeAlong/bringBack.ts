// Bringing a library back from its file: what is here already stays as it is, and the rest is saved, each
// thing on its own, so that one that the server refuses doesn't keep the others out.

import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import {
  LIBRARY_LIMITS,
  type LibraryFile,
  LibraryFileError,
  type LibraryGame,
} from '#importers/quizpeak/libraryFile.ts';
import { newQuizId } from '#src/areas/library/editor/draft/ids.ts';
import { bringMemeSet } from '#src/areas/library/takeAlong/bringMemes.ts';
import { createBringMedia } from '#src/areas/library/takeAlong/bringMedia.ts';
import { mediaUploader } from '#src/areas/library/import/uploadMedia.ts';
import type { LoadMedia } from '#src/areas/library/loadMedia.ts';
import { allOwnQuizzes, allPastGames, type PastGame } from '#src/areas/library/takeAlong/lists.ts';
import { patientCall } from '#src/areas/library/takeAlong/patientCall.ts';
import { quizText, textWithoutAddresses } from '#src/areas/library/takeAlong/quizText.ts';
import type { Caller } from '#src/platform/requests/caller.ts';
import { type FailureType, failureType, isTransient } from '#src/platform/requests/requestError.ts';
import type { RequestFor } from '#src/platform/requests/wire.ts';

export type LibraryPart = 'quizzes' | 'games' | 'memeSets';

export interface Tally {
  readonly brought: number;
  /** Here before. */
  readonly known: number;
}

export interface BroughtBack {
  readonly quizzes: Tally;
  readonly games: Tally;
  readonly memeSets: Tally;
  /** What was not brought back, and why. */
  readonly left: readonly LeftItem[];
  /** Number of pictures and sounds that the server doesn't accept, or that the file lacks. */
  readonly mediaLeft: number;
}

export interface LeftItem {
  readonly part: LibraryPart;
  readonly title: string;
  readonly reason: FailureType;
}

export interface BringBackOptions {
  readonly load: LoadMedia;
  readonly call: Caller['call'];
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/** Reasons that concern everything: the job stops, and begins where it stopped when it's repeated. */
const STOPS: ReadonlySet<FailureType> = new Set<FailureType>([
  'aborted',
  'media.QUOTA_EXCEEDED',
  'media.DISK_FULL',
  'request.UNAUTHORIZED',
  'request.FORBIDDEN',
  'request.CSRF',
]);

/** @throws RequestError when it can't go on; what was brought back until then is here */
export async function bringBack(library: LibraryFile, options: BringBackOptions): Promise<BroughtBack> {
  const { signal, onProgress } = options;
  const call = patientCall(options.call, signal);
  const { manifest } = library;
  const media = createBringMedia(library, options.load, mediaUploader({ call }));
  const tallies = { quizzes: newTally(), games: newTally(), memeSets: newTally() };
  const left: LeftItem[] = [];
  const total = manifest.quizzes.length + manifest.games.length + manifest.memeSets.length;
  let done = 0;
  const each = async (part: LibraryPart, title: string, bring: () => Promise<boolean>) => {
    try {
      tallies[part][(await bring()) ? 'brought' : 'known'] += 1;
    } catch (error) {
      const reason = reasonOf(error);
      // A fault of the server in one thing, tried several times, says nothing about the others.
      if (STOPS.has(reason) || (isTransient(error) && reason !== 'server.INTERNAL')) throw error;
      left.push({ part, title, reason });
    }
    onProgress((done += 1) / total);
  };
  const here = await quizzesHere(call);
  const games = new Set((await allPastGames(call)).map(gameKey));
  /** Ids here, by those in the file. */
  const ids = new Map<string, string>();

  // The file lists the newest first, and what is saved last is the newest here.
  for (const { name, file } of manifest.memeSets.toReversed())
    await each('memeSets', name, async () =>
      bringMemeSet(call, library, (await documentOf(library, file)) as RequestFor<'saveMemeSet'>),
    );
  for (const { id, title, file, folder = '', archived = false } of manifest.quizzes.toReversed())
    await each('quizzes', title, async () => {
      const draft = (await documentOf(library, file)) as DraftQuiz;
      const placed = await media.placed(draft);
      const known = (await here.like(draft)).find((quiz) => quizText(quiz.draft) === quizText(placed));
      const quizId = known?.id ?? newQuizId();
      ids.set(id, quizId);
      if (known) return false;
      await call('saveDraft', { quizId, revision: 0, draft: placed, folder });
      if (archived) await call('organizeQuizzes', { quizzes: [{ quizId, archived }] });
      return true;
    });
  for (const game of manifest.games)
    await each('games', game.title, async () => {
      if (games.has(gameKey(game))) return false;
      // Questions may have been replaced during the game, so media can be in its events, too.
      const text = JSON.stringify(await media.placed(await documentOf(library, game.file)));
      const answer = await call('restoreGame', {
        quizId: ids.get(game.quizId) ?? game.quizId,
        file: new Uint8Array(new TextEncoder().encode(text)),
      });
      return !answer.known;
    });
  return { ...tallies, left, mediaLeft: media.left.size };
}

/** What of a library is here already, as far as that can be told without sending its media. */
export async function knownPart(
  library: LibraryFile,
  call: Caller['call'],
): Promise<Readonly<Record<'quizzes' | 'games', number>>> {
  const { manifest } = library;
  const here = await quizzesHere(call);
  const games = new Set((await allPastGames(call)).map(gameKey));
  let quizzes = 0;
  for (const { title, file } of manifest.quizzes) {
    if (!here.has(title)) continue;
    const draft = await documentOf(library, file).catch(() => null);
    if (draft !== null && (await here.like(draft as DraftQuiz)).length > 0) quizzes += 1;
  }
  return { quizzes, games: manifest.games.filter((game) => games.has(gameKey(game))).length };
}

const newTally = () => ({ brought: 0, known: 0 });

/** Two games of one host don't start and end in the same milliseconds. */
const gameKey = ({
  type,
  startedAt,
  endedAt,
}: Pick<LibraryGame | PastGame, 'type' | 'startedAt' | 'endedAt'>) => `${type} ${startedAt} ${endedAt}`;

/** The host's quizzes, each read when one with its title is looked for. */
async function quizzesHere(call: Caller['call']) {
  const cards = await allOwnQuizzes(call);
  const drafts = new Map<string, DraftQuiz>();
  return {
    has: (title: string) => cards.some((card) => card.title === title),
    /** Quizzes that differ at most in the addresses of their media. */
    async like(draft: DraftQuiz): Promise<readonly { readonly id: string; readonly draft: DraftQuiz }[]> {
      const text = textWithoutAddresses(draft);
      const alike: { id: string; draft: DraftQuiz }[] = [];
      for (const { id, title } of cards) {
        if (title !== draft.title) continue;
        const own = drafts.get(id) ?? (await call('getDraft', { quizId: id })).draft;
        drafts.set(id, own);
        if (textWithoutAddresses(own) === text) alike.push({ id, draft: own });
      }
      return alike;
    },
  };
}

/** @throws LibraryFileError for a file that is missing, damaged or no JSON */
async function documentOf(library: LibraryFile, file: string): Promise<object> {
  const bytes = await library.read(file, LIBRARY_LIMITS.documentBytes);
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array()));
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Not JSON.
  }
  throw new LibraryFileError('damaged');
}

/** A document that isn't what the manifest says counts as one that the server refuses. */
function reasonOf(error: unknown): FailureType {
  return error instanceof LibraryFileError || error instanceof TypeError || error instanceof RangeError
    ? 'request.VALIDATION_ERROR'
    : failureType(error);
}
