// From the bytes of a file to a quiz and its problems: opens it, finds the format, reads it. Never throws for what stands in the file.

import { IMPORT_FORMATS } from '#src/areas/library/importer/formats.ts';
import { openFile } from '#src/areas/library/importer/openFile.ts';
import { fileProblem, type ImportReason } from '#src/areas/library/importer/problems.ts';
import { QuizBuilder } from '#src/areas/library/importer/QuizBuilder.ts';
import {
  DEFAULT_LABELS,
  type ImportFormat,
  type ImportOptions,
  type ImportProgress,
  type ImportResult,
  type ImportSource,
} from '#src/areas/library/importer/types.ts';

/** Where opening ends and reading begins, of the whole. */
export const OPENED = 0.4;
/** Where reading ends; what is left is handing the quiz over. */
export const READ = 0.9;
/** What a format must be sure of to be chosen. */
const MIN_CONFIDENCE = 0.3;

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
  const { source } = opened;
  const format = options.format ? IMPORT_FORMATS[options.format] : detectFormat(source);
  if (!format) return emptyResult(fileName, { code: 'unknownFormat', values: {} }, options);
  const { problems, ...read } = format.read(source, {
    options,
    labels: options.labels ?? DEFAULT_LABELS,
    progress: (fraction) => onProgress({ phase: 'reading', fraction: OPENED + fraction * (READ - OPENED) }),
  });
  onProgress({ phase: 'reading', fraction: READ });
  return { ...read, format: format.id, problems: [...source.problems, ...problems] };
}

/** A result without questions that says why; the title is as the file's name gives it. */
export function emptyResult(fileName: string, reason: ImportReason, options: ImportOptions): ImportResult {
  const { quiz } = new QuizBuilder(fileName, (options.labels ?? DEFAULT_LABELS).untitled).finish();
  return { format: null, quiz, problems: [fileProblem(reason)] };
}

function detectFormat(source: ImportSource): ImportFormat | null {
  const sure = Object.values(IMPORT_FORMATS)
    .map((format) => ({ format, confidence: format.detect(source) }))
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .toSorted((a, b) => b.confidence - a.confidence);
  return sure[0]?.format ?? null;
}
