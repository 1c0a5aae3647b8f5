// Importer contract: one interface for all formats, with its input and output.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { MarkedText } from '#importers/markup/MarkedText.ts';
import type { ImportProblem } from '#importers/problems.ts';

export const IMPORT_FORMAT_IDS = [
  'json',
  'kahoot',
  'wayground',
  'blooket',
  'gimkit',
  'quizlet',
  'gift',
  'aiken',
  'qti',
  'moodle',
  'h5p',
  'anki',
] as const;

export type ImportFormatId = (typeof IMPORT_FORMAT_IDS)[number];

/** Text that importers write into a quiz themselves, in the language of the person importing. */
export interface ImportLabels {
  readonly true: string;
  readonly false: string;
  /** Title if neither the file nor its name provides one. */
  readonly untitled: string;
}

export interface QuizletSeparators {
  /** Between term and definition. */
  readonly term: string;
  /** Between two cards. */
  readonly card: string;
}

export interface ImportOptions {
  /** Reads the file in this format; if absent, in the one that fits best, or the way people write questions. */
  readonly format?: ImportFormatId;
  /** Quizlet's defaults, tab and new line, if absent. */
  readonly quizlet?: QuizletSeparators;
  /** English if absent. */
  readonly labels?: ImportLabels;
}

export interface ImportResult {
  /** Format the file was read in; null if none fits. */
  readonly format: ImportFormatId | null;
  /**
   * Everything that could be taken; it has no questions if nothing could. Those that `problems` call unfinished are as
   * drafts have them.
   */
  readonly quiz: AuthoredQuiz;
  readonly problems: readonly ImportProblem[];
  /** Media files of an archive that its questions use. */
  readonly files?: readonly MediaFile[];
}

/** A file from an archive that may not be on this server yet. */
export interface MediaFile {
  /** Its address in the quiz. */
  readonly address: string;
  readonly blob: Blob;
}

/** One sheet of a workbook, or a whole CSV file. */
export interface Table {
  readonly name: string;
  /** Cells as text, '' if empty; rows[0] is row 1. */
  readonly rows: readonly (readonly string[])[];
  /** Numbers of the rows that the spreadsheet hides, as a filter does. */
  readonly hiddenRows: ReadonlySet<number>;
  /** Formatted cells, by row number (from 1) and column index. */
  readonly marked?: ReadonlyMap<number, ReadonlyMap<number, MarkedText>>;
  /** Problems found while its cells were read. */
  readonly problems: readonly ImportProblem[];
}

/** An opened file. A workbook has no text; a text's table is built on first use. */
export interface ImportSource {
  readonly fileName: string;
  /** Without byte order mark and control characters, lines ended by \n; '' for a workbook. */
  readonly text: string;
  /** Start of the text, enough to recognize a format. */
  readonly sample: string;
  readonly isWorkbook: boolean;
  /** First rows of the tables, enough to recognize a layout. */
  tableHeads(): readonly Table[];
  tables(): readonly Table[];
  readonly problems: readonly ImportProblem[];
  /** Media files of an archive, by name. */
  readonly files?: ReadonlyMap<string, Blob>;
  /** What the opener of another product's archive found in it; its format knows the class. */
  readonly contents?: object;
}

export interface ReadContext {
  readonly options: ImportOptions;
  readonly labels: ImportLabels;
  /** Reports how far reading has come, 0 to 1. */
  progress(fraction: number): void;
}

export interface ImportFormat {
  readonly id: ImportFormatId;
  /** Matching file name extensions, for the file dialog. */
  readonly extensions: readonly string[];
  /** Confidence from 0 (certainly not) to 1 (certainly); looks only at the beginning. */
  detect(source: ImportSource): number;
  /** Takes what it can and reports the rest; never throws because of what the file contains. */
  read(source: ImportSource, context: ReadContext): Omit<ImportResult, 'format'>;
}

/** Phases in the order in which they happen. */
export const IMPORT_PHASES = ['opening', 'reading', 'handingOver'] as const;

export interface ImportProgress {
  readonly phase: (typeof IMPORT_PHASES)[number];
  /** Of the whole import, 0 to 1, never decreasing. */
  readonly fraction: number;
}

export const IMPORT_LIMITS = {
  /** Bytes of a file. */
  fileBytes: 20 * 1024 * 1024,
  /** Bytes that a workbook or an archive may unpack to. */
  unpackedBytes: 100 * 1024 * 1024,
  /** Bytes of one of our own archives: sounds and pictures don't compress. */
  archiveBytes: 100 * 1024 * 1024,
  /** Files in an archive. */
  archiveFiles: 5_000,
  /** Cells in the rectangle that a sheet spans. */
  sheetCells: 2_000_000,
  /** Items, or rows of a CSV file, that are read. */
  items: 100_000,
  /** Problems that are listed individually; the rest are only counted. */
  problems: 10_000,
} as const;

export const DEFAULT_LABELS: ImportLabels = { true: 'True', false: 'False', untitled: 'Quiz' };
