// Reading files one after the other: what is read, how far it is, and what came out.

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilePlaces, filesToTake, withoutFiles } from '#src/areas/library/import/archiveFiles.ts';
import { forgetParked, parkedHere } from '#src/areas/library/import/parked.ts';
import { importLabels } from '#src/areas/library/import/importTexts.ts';
import { PastedText } from '#src/areas/library/import/PastedText.ts';
import { importQuiz } from '#src/areas/library/import/importClient.ts';
import type { ImportFormatId, ImportProgress, ImportResult, QuizletSeparators } from '#importers/types.ts';
import { type LoadMedia, loadMedia } from '#src/areas/library/loadMedia.ts';

export interface ReadAs {
  /** null: whatever fits best. */
  readonly format: ImportFormatId | null;
  readonly quizlet: QuizletSeparators;
}

export type ImportState =
  | { readonly step: 'idle' }
  | { readonly step: 'reading'; readonly file: File; readonly progress: ImportProgress }
  | {
      readonly step: 'preview';
      readonly file: File;
      readonly result: ImportResult;
      /** Where files of an archive have gone, however often saving is tried. */
      readonly places: FilePlaces;
      /** The draft that its questions were taken into. */
      readonly draftId?: string;
    };

export interface Importing {
  readonly state: ImportState;
  readonly readAs: ReadAs;
  /** Files after the present one. */
  readonly queue: readonly File[];
  /** While nothing is read: the first at once, the others after it. */
  add(files: readonly File[]): void;
  /** Reads the present file again in another way. */
  reread(readAs: ReadAs): void;
  /** Stops, and forgets this file. */
  cancel(): void;
  /** Done with this file: on to the next; gives whether there is one. */
  next(): boolean;
  /** Files of the present archive that the server will not have. */
  refuse(addresses: ReadonlySet<string>): void;
}

const START: ImportProgress = { phase: 'opening', fraction: 0 };
export const AUTOMATIC: ReadAs = { format: null, quizlet: { term: '\t', card: '\n' } };

export interface ImportMeans {
  /** The worker's client. */
  readonly read?: typeof importQuiz;
  readonly load?: LoadMedia;
}

/** `hostId`: who imports. */
export function useImport(
  hostId: string | null,
  { read = importQuiz, load = loadMedia }: ImportMeans = {},
): Importing {
  const { t } = useTranslation('import');
  const [left] = useState(() => parkedHere(hostId));
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
        pasted: file instanceof PastedText,
        ...(how.format !== null && { format: how.format }),
      });
      const files = result.files && (await filesToTake(result.files, load));
      if (!controller.signal.aborted)
        setState({
          step: 'preview',
          file,
          result: { ...result, ...(files && { files }) },
          places: new FilePlaces(),
        });
    } catch {
      // Only a cancelled import is rejected, and whoever cancelled has said what comes next.
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
