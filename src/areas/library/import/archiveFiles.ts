// Files of an imported archive: those already on this server stay there, and the others are uploaded when the
// quiz is saved.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { archiveName } from '#importers/quizpeak/quizArchive.ts';
import { addressesIn, withMedia } from '#importers/quizpeak/quizMedia.ts';
import { type ImportProblem, shortItem } from '#importers/problems.ts';
import type { ImportResult, MediaFile } from '#importers/types.ts';
import type { LoadMedia } from '#src/areas/library/loadMedia.ts';

/**
 * Uploads a file and resolves with its URL; null if the server will never accept it. Rejects if a retry may
 * help.
 */
export type UploadMedia = (file: Blob) => Promise<string | null>;

/** Returns the files that are missing on this server or differ there. */
export async function filesToTake(
  files: readonly MediaFile[],
  load: LoadMedia,
): Promise<readonly MediaFile[]> {
  const missing: MediaFile[] = [];
  for (const file of files) {
    const here = await load(file.address).catch(() => null);
    if (!here || !(await isSame(here, file.blob))) missing.push(file);
  }
  return missing;
}

/** True if both have the same bytes. */
export async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [a, b] = (await Promise.all([one.arrayBuffer(), other.arrayBuffer()])).map(
    (each) => new Uint8Array(each),
  );
  return a !== undefined && b !== undefined && a.every((byte, index) => byte === b[index]);
}

/** Returns the result without unavailable files, reporting each at the questions that used it. */
export function withoutFiles(result: ImportResult, gone: ReadonlySet<string>): ImportResult {
  const problems: ImportProblem[] = [];
  const questions = result.quiz.questions.map((question, index) => {
    for (const address of addressesIn(question)) {
      if (!gone.has(address)) continue;
      problems.push({
        place: { kind: 'question', number: index + 1 },
        item: shortItem(question.text),
        reason: { code: 'fileNotTaken', values: { file: shortItem(archiveName(address) ?? address) } },
        severity: 'changed',
      });
    }
    return withMedia(question, (address) => (gone.has(address) ? null : address));
  });
  return {
    ...result,
    quiz: {
      ...withMedia({ ...result.quiz, questions: [] }, (each) => (gone.has(each) ? null : each)),
      questions,
    },
    problems: [...result.problems, ...problems],
    files: (result.files ?? []).filter(({ address }) => !gone.has(address)),
  };
}

export interface Placed {
  readonly quiz: AuthoredQuiz;
  /** Archive addresses of files that the server will never accept. */
  readonly refused: ReadonlySet<string>;
}

/** Uploads of one import, so that no file is uploaded twice. */
export class FilePlaces {
  /** New URLs by archive address; null for refused files. */
  readonly #places = new Map<string, string | null>();

  /** Uploads the files that the quiz still uses. */
  async place(quiz: AuthoredQuiz, files: readonly MediaFile[], take: UploadMedia): Promise<Placed> {
    const named = addressesIn(quiz);
    const refused = new Set<string>();
    for (const { address, blob } of files) {
      if (!named.has(address) || this.#places.has(address)) continue;
      const place = await take(blob);
      this.#places.set(address, place);
      if (place === null) refused.add(address);
    }
    const placeOf = (address: string) => this.#places.get(address);
    return {
      quiz: withMedia(quiz, (address) => {
        const place = placeOf(address);
        return place === undefined ? address : place;
      }),
      refused,
    };
  }
}
