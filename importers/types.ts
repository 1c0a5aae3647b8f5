// What an importer is: one interface for all formats, and what goes in and comes out.

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
] as const;

export type ImportFormatId = (typeof IMPORT_FORMAT_IDS)[number];

/** Text that the importers write into a quiz themselves, in the language of whoever imports. */
export interface ImportLabels {
  readonly true: string;
  readonly false: string;
  /** Title where neither the file nor its name says one. */
  readonly untitled: string;
}

export interface QuizletSeparators {
  /** Between term and definition. */
  readonly term: string;
  /** Between two cards. */
  readonly card: string;
}

export interface ImportOptions {
  /** Reads the file as this; absent: as the format that fits best. */
  readonly format?: ImportFormatId;
  /** Not a file but text that somebody pasted: where no format fits, it is read as people write questions down. */
  readonly pasted?: boolean;
  /** Quizlet's defaults, tab and new line, where absent. */
  readonly quizlet?: QuizletSeparators;
  /** English where absent. */
  readonly labels?: ImportLabels;
}

export interface ImportResult {
  /** What the file was read as; null where nothing fits. */
  readonly format: ImportFormatId | null;
  /** All that could be taken; without questions where nothing could. */
  readonly quiz: AuthoredQuiz;
  readonly problems: readonly ImportProblem[];
  /** Of an archive: what its questions show and play. */
  readonly files?: readonly MediaFile[];
}

/** A file of an archive that is not on this server yet, or not known to be. */
export interface MediaFile {
  /** Where the quiz has it. */
  readonly address: string;
  readonly blob: Blob;
}

/** One sheet of a workbook, or a whole csv file. */
export interface Table {
  readonly name: string;
  /** Cells as text, '' where empty; rows[0] is row 1. */
  readonly rows: readonly (readonly string[])[];
  /** Numbers of the rows that the spreadsheet keeps from view, as a filter does. */
  readonly hiddenRows: ReadonlySet<number>;
  /** By row, from 1, and the index of the column: what those of its cells say that have looks of their own. */
  readonly marked?: ReadonlyMap<number, ReadonlyMap<number, MarkedText>>;
  /** What was noticed when its cells were read. */
  readonly problems: readonly ImportProblem[];
}

/** An opened file. A workbook has no text; of a text the table is made when first asked for. */
export interface ImportSource {
  readonly fileName: string;
  /** Without byte order mark and control characters, lines ended by \n; '' for a workbook. */
  readonly text: string;
  /** The beginning of the text, enough to recognise a format by. */
  readonly sample: string;
  readonly isWorkbook: boolean;
  /** The beginnings of the tables, enough to recognise a layout by. */
  tableHeads(): readonly Table[];
  tables(): readonly Table[];
  readonly problems: readonly ImportProblem[];
  /** Of an archive: what it holds for its quiz, by name. */
  readonly files?: ReadonlyMap<string, Blob>;
}

export interface ReadContext {
  readonly options: ImportOptions;
  readonly labels: ImportLabels;
  /** Says how far the reading is, 0 to 1. */
  progress(fraction: number): void;
}

export interface ImportFormat {
  readonly id: ImportFormatId;
  /** File name extensions that fit, for the file dialog. */
  readonly extensions: readonly string[];
  /** 0 (certainly not) to 1 (certainly); looks at the beginning only. */
  detect(source: ImportSource): number;
  /** Takes what it can and names the rest; never throws for what stands in the file. */
  read(source: ImportSource, context: ReadContext): Omit<ImportResult, 'format'>;
}

/** What stands in the order in which it happens. */
export const IMPORT_PHASES = ['opening', 'reading', 'handingOver'] as const;

export interface ImportProgress {
  readonly phase: (typeof IMPORT_PHASES)[number];
  /** Of the whole import, 0 to 1, never falling. */
  readonly fraction: number;
}

export const IMPORT_LIMITS = {
  /** Bytes of a file. */
  fileBytes: 20 * 1024 * 1024,
  /** Bytes that a workbook or an archive may unpack to. */
  unpackedBytes: 100 * 1024 * 1024,
  /** Bytes of an archive of the project's own: sounds and pictures do not pack. */
  archiveBytes: 100 * 1024 * 1024,
  /** Files that one may have. */
  archiveFiles: 5_000,
  /** Cells of the rectangle that a sheet spans. */
  sheetCells: 2_000_000,
  /** Items, or rows of a csv file, that are looked at. */
  items: 100_000,
  /** Problems that are listed one by one; the rest is counted. */
  problems: 10_000,
} as const;

export const DEFAULT_LABELS: ImportLabels = { true: 'True', false: 'False', untitled: 'Quiz' };
