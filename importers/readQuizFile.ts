// From the bytes of a file to a quiz and its problems: opens it, finds the format, reads it. Never throws for what stands in the file.

import { openFile } from '#importers/files/openFile.ts';
import { fileProblem, type ImportReason } from '#importers/problems.ts';
import { QuizBuilder } from '#importers/QuizBuilder.ts';
import { hasAnswers } from '#core/questions/authoring.ts';
import { readPasted } from '#importers/pasted/pasted.ts';
import { readSource } from '#importers/readSource.ts';
import {
  DEFAULT_LABELS,
  type ImportOptions,
  type ImportProgress,
  type ImportResult,
} from '#importers/types.ts';

/** Where opening ends and reading begins, of the whole. */
export const OPENED = 0.4;
/** Where reading ends; what is left is handing the quiz over. */
export const READ = 0.9;

export async function readQuizFile(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  options: ImportOptions = {},
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportResult> {
  const opened = await openFile(bytes, fileName, (fraction) =>
    onProgress({ phase: 'opening', fraction: fraction * OPENED }),
  );
  if (!opened.ok) return emptyResult(fileName, opened.reason, options);
  const read = () =>
    readSource(opened.source, options, (fraction) =>
      onProgress({ phase: 'reading', fraction: OPENED + fraction * (READ - OPENED) }),
    );
  const pasted =
    options.pasted && !options.format && !opened.source.isWorkbook
      ? readPasted(opened.source.text, options)
      : null;
  // Any text asks something; what answers nothing is no quiz.
  const result = pasted?.quiz.questions.some(hasAnswers) ? pasted : read();
  onProgress({ phase: 'reading', fraction: READ });
  return result ?? emptyResult(fileName, { code: 'unknownFormat', values: {} }, options);
}

/** A result without questions that says why; the title is as the file's name gives it. */
export function emptyResult(fileName: string, reason: ImportReason, options: ImportOptions): ImportResult {
  const { quiz } = new QuizBuilder(fileName, (options.labels ?? DEFAULT_LABELS).untitled).finish();
  return { format: null, quiz, problems: [fileProblem(reason)] };
}
