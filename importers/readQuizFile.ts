// Quiz file import: opens the bytes, detects the format and reads it. Never throws because of what the file
// contains.

import { openFile } from '#importers/files/openFile.ts';
import { fileProblem, type ImportReason } from '#importers/problems.ts';
import { QuizBuilder } from '#importers/QuizBuilder.ts';
import { hasAnswers } from '#core/questions/authoring.ts';
import { readAny } from '#importers/pasted/pasted.ts';
import {
  DEFAULT_LABELS,
  type ImportOptions,
  type ImportProgress,
  type ImportResult,
} from '#importers/types.ts';

/** Fraction of the import at which opening ends and reading begins. */
export const OPENED = 0.4;
/** Fraction at which reading ends; the rest is handing the quiz over. */
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
  const result = readAny(opened.source, options, (fraction) =>
    onProgress({ phase: 'reading', fraction: OPENED + fraction * (READ - OPENED) }),
  );
  onProgress({ phase: 'reading', fraction: READ });
  // Any text can be read as questions, but if it neither asks nor answers anything it's not a quiz.
  const isQuiz =
    result.format !== null ||
    result.quiz.questions.some((each) => hasAnswers(each) || each.text.endsWith('?'));
  return isQuiz ? result : emptyResult(fileName, { code: 'unknownFormat', values: {} }, options);
}

/** A result without questions that says why; the title comes from the file name. */
export function emptyResult(fileName: string, reason: ImportReason, options: ImportOptions): ImportResult {
  const { quiz } = new QuizBuilder(fileName, (options.labels ?? DEFAULT_LABELS).untitled).finish();
  return { format: null, quiz, problems: [fileProblem(reason)] };
}
