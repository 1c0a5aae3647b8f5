// Export of a quiz to a file that the browser saves.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { importPage } from '#src/ui/lazyPage.tsx';
import type { ExportFormat } from '#importers/exports/losses.ts';
import { packQuiz } from '#importers/quizpeak/packQuiz.ts';
import { quizTable } from '#importers/sheets/quizTable.ts';
import { giftOf } from '#importers/gift/writeGift.ts';
import { loadMedia } from '#src/areas/library/loadMedia.ts';
import { fileName } from '#src/host/files/downloadFile.ts';
import { type FileExportState, useFileExport } from '#src/host/files/useFileExport.ts';

/** `fraction`: part packed so far, 0 to 1. */
interface Packing {
  readonly status: 'packing';
  readonly fraction: number;
}
export type QuizExportState = FileExportState<ExportFormat, Packing>;

export interface Kept {
  readonly name: string;
  /** URLs of files that couldn't be included. */
  readonly left: readonly string[];
}

export interface QuizExport {
  readonly state: QuizExportState;
  /** Resolves with null if it failed or was canceled. */
  readonly start: (quiz: AuthoredQuiz, format: ExportFormat) => Promise<Kept | null>;
  readonly cancel: () => void;
}

export function useQuizExport(): QuizExport {
  const job = useFileExport<ExportFormat, Packing>();
  return {
    ...job,
    start: (quiz, format) =>
      job.start(format, async (show, signal) => {
        const pack = (fraction: number) => show({ status: 'packing', fraction });
        pack(0);
        const made = await MAKE[format](quiz, signal, pack);
        return { ...made, name: fileName(quiz.title, Date.now(), ENDINGS[format] ?? format) };
      }),
  };
}

const ENDINGS: { readonly [Format in ExportFormat]?: string } = { qti: 'qti.zip' };

type Make = (
  quiz: AuthoredQuiz,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
) => Promise<{ readonly file: Blob; readonly left: readonly string[] }>;

const text = (content: string, type: string) => ({
  file: new Blob([content], { type: `${type};charset=utf-8` }),
  left: [],
});

const MAKE: Readonly<Record<ExportFormat, Make>> = {
  zip: (quiz, signal, onProgress) => packQuiz(quiz, { load: loadMedia, signal, onProgress }),
  qti: async (quiz, signal, onProgress) => {
    const { packQti } = await importPage(() => import('#importers/qti/writing/packQti.ts'));
    return packQti(quiz, { load: loadMedia, signal, onProgress });
  },
  gift: (quiz) => Promise.resolve(text(giftOf(quiz), 'text/plain')),
  csv: async (quiz) => {
    const { csvText } = await importPage(() => import('#importers/sheets/csvText.ts'));
    return text(csvText(quizTable(quiz)), 'text/csv');
  },
};
