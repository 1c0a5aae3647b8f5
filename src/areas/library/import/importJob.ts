// The import worker's job, and its messages to and from the page.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { sizeReason } from '#importers/files/openFile.ts';
import { LIBRARY_EXTENSION } from '#importers/quizpeak/quizArchive.ts';
import type { ImportProblem } from '#importers/problems.ts';
import { emptyResult, READ, readQuizFile } from '#importers/readQuizFile.ts';
import type {
  ImportFormatId,
  ImportOptions,
  ImportProgress,
  ImportResult,
  MediaFile,
} from '#importers/types.ts';

export interface ImportRequest {
  readonly file: Blob;
  readonly fileName: string;
  readonly options: ImportOptions;
}

/** Sent in this order. The result comes in pieces, so that no message blocks the page for long. */
export type ImportMessage =
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'questions'; readonly questions: readonly AuthoredQuestion[] }
  | { readonly kind: 'problems'; readonly problems: readonly ImportProblem[] }
  | { readonly kind: 'files'; readonly files: readonly MediaFile[] }
  | {
      readonly kind: 'done';
      readonly format: ImportFormatId | null;
      readonly head: Omit<AuthoredQuiz, 'questions'>;
    };

/** Questions or problems per message. */
const PIECE = 250;
/** Minimum increase before progress is reported. */
const PROGRESS_STEP = 0.01;
/** Enough bytes to identify a file type. */
const HEAD_BYTES = 4;

/** Runs an import and posts the result. 'done' is always posted last, whatever happens. */
export async function runImport(
  request: ImportRequest,
  post: (message: ImportMessage) => void,
): Promise<void> {
  const tell = progressTeller(post);
  const { format, quiz, problems, files } = await readSafely(request, tell);
  const { questions, ...head } = quiz;
  const total = questions.length + problems.length;
  let handedOver = 0;
  const piecesOf = <Item>(items: readonly Item[], message: (piece: readonly Item[]) => ImportMessage) => {
    for (let start = 0; start < items.length; start += PIECE) {
      const piece = items.slice(start, start + PIECE);
      post(message(piece));
      handedOver += piece.length;
      tell({ phase: 'handingOver', fraction: READ + (handedOver / total) * (1 - READ) });
    }
  };
  piecesOf(questions, (piece) => ({ kind: 'questions', questions: piece }));
  piecesOf(problems, (piece) => ({ kind: 'problems', problems: piece }));
  if (files) post({ kind: 'files', files });
  post({ kind: 'progress', progress: { phase: 'handingOver', fraction: 1 } });
  post({ kind: 'done', format, head });
}

async function readSafely(
  { file, fileName, options }: ImportRequest,
  tell: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  try {
    if (fileName.endsWith(`.${LIBRARY_EXTENSION}`))
      return emptyResult(fileName, { code: 'wholeLibrary', values: {} }, options);
    // Checked before reading, so that a video of several gigabytes costs nothing.
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const tooLarge = sizeReason(file.size, head);
    if (tooLarge) return emptyResult(fileName, tooLarge, options);
    return await readQuizFile(new Uint8Array(await file.arrayBuffer()), fileName, options, tell);
  } catch {
    // The file is gone or unreadable, or has unforeseen content. Either way, the user is told.
    return emptyResult(fileName, { code: 'importerStopped', values: {} }, options);
  }
}

function progressTeller(post: (message: ImportMessage) => void): (progress: ImportProgress) => void {
  let told = -1;
  return ({ phase, fraction }) => {
    if (fraction - told < PROGRESS_STEP) return;
    told = fraction;
    post({ kind: 'progress', progress: { phase, fraction } });
  };
}
