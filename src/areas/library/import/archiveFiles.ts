// The files of an imported archive: those that this server has already stay where they are, the others are put onto it when the quiz is saved.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { archiveName } from '#importers/quizpeak/quizArchive.ts';
import { addressesIn, withMedia } from '#importers/quizpeak/quizMedia.ts';
import { type ImportProblem, shortItem } from '#importers/problems.ts';
import type { ImportResult, MediaFile } from '#importers/types.ts';
import type { LoadMedia } from '#src/areas/library/loadMedia.ts';

/** Puts a file onto this server and gives its address there; null where the server will never have it. Rejects where another try may help. */
export type TakeMedia = (file: Blob) => Promise<string | null>;

/** Those of the files that this server has not, or has otherwise. */
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

async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [a, b] = (await Promise.all([one.arrayBuffer(), other.arrayBuffer()])).map(
    (each) => new Uint8Array(each),
  );
  return a !== undefined && b !== undefined && a.every((byte, index) => byte === b[index]);
}

/** What was read, without files that can't be had, each of them named at the questions that showed it. */
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
  /** Addresses of files that the server will never have. */
  readonly refused: ReadonlySet<string>;
}

/** Where the files of one import have gone: none is put onto the server twice. */
export class FilePlaces {
  /** New addresses by those in the archive; null for what was refused. */
  readonly #places = new Map<string, string | null>();

  /** Puts the files that the quiz still has onto the server. */
  async place(quiz: AuthoredQuiz, files: readonly MediaFile[], take: TakeMedia): Promise<Placed> {
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
