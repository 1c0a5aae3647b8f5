// Makes a file of a quiz and gives it to the browser to keep.

import { useEffect, useRef, useState } from 'react';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { importPage } from '#src/app/lazyPage.tsx';
import type { ExportFormat } from '#src/areas/library/export/losses.ts';
import { packQuiz } from '#src/areas/library/export/packQuiz.ts';
import { quizTable } from '#src/areas/library/export/quizTable.ts';
import { giftOf } from '#src/areas/library/export/writeGift.ts';
import { loadMedia } from '#src/areas/library/loadMedia.ts';
import { fileName, keepFile } from '#src/host/files/keepFile.ts';
import { type FailureType, failureType } from '#src/services/requests/requestError.ts';

export type QuizExportState =
  | { readonly status: 'idle' }
  /** How much is packed, 0 to 1. */
  | { readonly status: 'packing'; readonly fraction: number }
  | { readonly status: 'failed'; readonly format: ExportFormat; readonly problem: FailureType };

export interface Kept {
  readonly name: string;
  /** Addresses of files that could not come along. */
  readonly left: readonly string[];
}

export interface QuizExport {
  readonly state: QuizExportState;
  /** null where it came to nothing. */
  readonly start: (quiz: AuthoredQuiz, format: ExportFormat) => Promise<Kept | null>;
  readonly cancel: () => void;
}

export function useQuizExport(): QuizExport {
  const [state, setState] = useState<QuizExportState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    state,
    async start(quiz, format) {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const show = (next: QuizExportState) => {
        if (!signal.aborted) setState(next);
      };
      show({ status: 'packing', fraction: 0 });
      try {
        const { file, left } = await MAKE[format](quiz, signal, (fraction) =>
          show({ status: 'packing', fraction }),
        );
        if (signal.aborted) return null;
        const name = fileName(quiz.title, Date.now(), format);
        keepFile(file, name);
        show({ status: 'idle' });
        return { name, left };
      } catch (error) {
        show({ status: 'failed', format, problem: failureType(error) });
        return null;
      }
    },
    cancel() {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}

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
  gift: (quiz) => Promise.resolve(text(giftOf(quiz), 'text/plain')),
  csv: async (quiz) => {
    const { csvText } = await importPage(() => import('#src/host/files/csvText.ts'));
    return text(csvText(quizTable(quiz)), 'text/csv');
  },
};
