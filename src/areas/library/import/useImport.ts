// Import state: reads one file after another, with progress and results.

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilePlaces, filesToTake, withoutFiles } from '#src/areas/library/import/archiveFiles.ts';
import { forgetParked, type ImportState, findParked, type ReadAs } from '#src/areas/library/import/parked.ts';
import { importLabels } from '#src/areas/library/import/importTexts.ts';
import { importQuiz } from '#src/areas/library/import/importClient.ts';
import { PastedText } from '#src/areas/library/import/PastedText.ts';
import { PASTED_HTML_MAX, PASTE_TOO_LARGE } from '#importers/pasted/pastedHtml.ts';
import type { ImportProgress, ImportResult } from '#importers/types.ts';
import { type LoadMedia, loadMedia } from '#src/areas/library/loadMedia.ts';

export interface Importing {
  readonly state: ImportState;
  readonly readAs: ReadAs;
  /** Files after the current one. */
  readonly queue: readonly File[];
  /** Reads the first file immediately and queues the others. Only while no file is being read. */
  add(files: readonly File[]): void;
  /** Reads the current file again in another format. */
  reread(readAs: ReadAs): void;
  /** Drops the current file and moves on to the next, if any. */
  cancel(): void;
  /** Moves on to the next file; returns whether there is one. */
  next(): boolean;
  /** Removes files of the current archive that the server will never accept. */
  refuse(addresses: ReadonlySet<string>): void;
}

const START: ImportProgress = { phase: 'opening', fraction: 0 };
export const AUTOMATIC: ReadAs = { format: null, quizlet: { term: '\t', card: '\n' } };

export interface ImportMeans {
  /** The worker's client by default. */
  readonly read?: typeof importQuiz;
  readonly load?: LoadMedia;
}

/** Takes answers that a paste shows by its styles, which the reader of its words doesn't see. */
async function withPastedStyles(
  { quiz, problems }: ImportResult,
  file: File,
): Promise<Pick<ImportResult, 'quiz' | 'problems'>> {
  if (!(file instanceof PastedText) || file.html === '') return { quiz, problems };
  if (file.html.length > PASTED_HTML_MAX) return { quiz, problems: [PASTE_TOO_LARGE, ...problems] };
  const { styledBlocksIn, withStyles } = await import('#importers/pasted/pastedStyles.ts');
  const read = withStyles({ questions: quiz.questions, problems }, styledBlocksIn(file.html));
  return { quiz: { ...quiz, questions: read.questions }, problems: read.problems };
}

/** `hostId`: the importing host. */
export function useImport(
  hostId: string | null,
  { read = importQuiz, load = loadMedia }: ImportMeans = {},
): Importing {
  const { t } = useTranslation('import');
  const [left] = useState(() => findParked(hostId));
  const [state, setState] = useState<ImportState>(left?.state ?? { step: 'idle' });
  const [readAs, setReadAs] = useState<ReadAs>(left?.readAs ?? AUTOMATIC);
  const [queue, setQueue] = useState<readonly File[]>(left?.queue ?? []);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File, how: ReadAs): Promise<void> {
    forgetParked();
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setReadAs(how);
    setState({ step: 'reading', file, progress: START });
    try {
      const result = await read(file, {
        signal: controller.signal,
        onProgress: (progress) => {
          if (!controller.signal.aborted) setState({ step: 'reading', file, progress });
        },
        labels: importLabels(t),
        quizlet: how.quizlet,
        ...(how.format !== null && { format: how.format }),
      });
      const { quiz, problems } = await withPastedStyles(result, file);
      const files = result.files && (await filesToTake(result.files, load));
      if (!controller.signal.aborted)
        setState({
          step: 'preview',
          file,
          result: { ...result, quiz, problems, ...(files && { files }) },
          places: new FilePlaces(),
        });
    } catch {
      // Only a canceled import rejects, and the canceling code has already set the next state.
    }
  }

  function next(): boolean {
    running.current?.abort();
    const [file, ...rest] = queue;
    setQueue(rest);
    if (file) void start(file, AUTOMATIC);
    else {
      forgetParked();
      setState({ step: 'idle' });
    }
    return file !== undefined;
  }

  return {
    state,
    readAs,
    queue,
    add(files) {
      const [first, ...rest] = files;
      if (!first) return;
      setQueue(rest);
      void start(first, AUTOMATIC);
    },
    reread(how) {
      if (state.step !== 'idle') void start(state.file, how);
    },
    cancel: next,
    next,
    refuse(addresses) {
      setState((before) =>
        before.step === 'preview' ? { ...before, result: withoutFiles(before.result, addresses) } : before,
      );
    },
  };
}
