// Import client: runs the worker, passes on its progress, and assembles its pieces, so that the page stays
// responsive.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { ImportMessage, ImportRequest } from '#src/areas/library/import/importJob.ts';
import { fileProblem, type ImportProblem } from '#importers/problems.ts';
import type { ImportOptions, ImportProgress, ImportResult, MediaFile } from '#importers/types.ts';

/** The part of Worker used here. */
export interface ImportWorkerPort {
  postMessage(message: ImportRequest): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ImportMessage>) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void;
}

export interface ImportCall extends ImportOptions {
  /** Terminates the worker immediately; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called at most about a hundred times; the fraction never decreases and ends at 1. */
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly createWorker?: () => ImportWorkerPort;
}

function importWorker(): ImportWorkerPort {
  return new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
}

/**
 * Reads `file` and resolves with everything usable and the problems of the rest. Rejects only when aborted: a
 * file that isn't a quiz resolves with an empty quiz and a problem.
 */
export function importQuiz(file: File, call: ImportCall = {}): Promise<ImportResult> {
  const { signal, onProgress, createWorker = importWorker, ...options } = call;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const questions: AuthoredQuestion[] = [];
    const problems: ImportProblem[] = [];
    let files: readonly MediaFile[] | undefined;
    const untitled = { title: options.labels?.untitled ?? file.name, questions: [] };
    const stopped: ImportResult = {
      format: null,
      quiz: untitled,
      problems: [fileProblem({ code: 'importerStopped', values: {} })],
    };
    let worker: ImportWorkerPort;
    try {
      worker = createWorker();
    } catch {
      resolve(stopped);
      return;
    }
    const settle = (finish: () => void) => {
      signal?.removeEventListener('abort', abort);
      worker.terminate();
      finish();
    };
    const abort = () => settle(() => reject(signal?.reason));
    signal?.addEventListener('abort', abort);
    // The script didn't load, or the worker ran out of memory.
    const fail = () => settle(() => resolve(stopped));
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    worker.addEventListener('message', ({ data }) => {
      if (data.kind === 'progress') onProgress?.(data.progress);
      else if (data.kind === 'questions') questions.push(...data.questions);
      else if (data.kind === 'problems') problems.push(...data.problems);
      else if (data.kind === 'files') files = data.files;
      else
        settle(() =>
          resolve({
            format: data.format,
            quiz: { ...data.head, questions },
            problems,
            ...(files && { files }),
          }),
        );
    });
    worker.postMessage({ file, fileName: file.name, options });
  });
}
