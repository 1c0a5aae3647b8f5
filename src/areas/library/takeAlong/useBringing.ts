// State of bringing a library back: a file is opened, shown, and brought back.

import { useEffect, useRef, useState } from 'react';
import {
  type LibraryFault,
  type LibraryFile,
  LibraryFileError,
  openLibraryFile,
} from '#importers/quizpeak/libraryFile.ts';
import { loadMedia } from '#src/areas/library/loadMedia.ts';
import { bringBack, type BroughtBack, knownPart } from '#src/areas/library/takeAlong/bringBack.ts';
import { patientCall } from '#src/areas/library/takeAlong/patientCall.ts';
import { quieted } from '#src/areas/library/takeAlong/reminder.ts';
import { useFileNotes } from '#src/areas/library/takeAlong/useFileNotes.ts';
import { useHost } from '#src/host/session/useHost.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';

interface Opened {
  readonly library: LibraryFile;
  readonly known: Awaited<ReturnType<typeof knownPart>>;
}

export type BringState =
  | { readonly step: 'idle'; readonly fault: LibraryFault | null; readonly problem: FailureType | null }
  | { readonly step: 'opening' }
  | (Opened & { readonly step: 'preview'; readonly problem: FailureType | null })
  | (Opened & { readonly step: 'bringing'; readonly fraction: number })
  | { readonly step: 'done'; readonly result: BroughtBack };

const IDLE: BringState = { step: 'idle', fault: null, problem: null };

export function useBringing() {
  const host = useHost();
  const { change } = useFileNotes();
  const [state, setState] = useState<BringState>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Calls `work` with a signal that the next job ends, and shows its states until then. */
  const run = async (
    work: (signal: AbortSignal, show: (next: BringState) => void) => Promise<void>,
    failed: (error: unknown) => BringState,
  ) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (next: BringState) => {
      if (!controller.signal.aborted) setState(next);
    };
    await work(controller.signal, show).catch((error: unknown) => show(failed(error)));
  };

  return {
    state,
    open: (file: File) =>
      run(
        async (signal, show) => {
          show({ step: 'opening' });
          const library = await openLibraryFile(file);
          const known = await knownPart(library, patientCall(host.call, signal));
          show({ step: 'preview', library, known, problem: null });
        },
        (error) =>
          error instanceof LibraryFileError
            ? { step: 'idle', fault: error.fault, problem: null }
            : { step: 'idle', fault: null, problem: failureType(error) },
      ),
    bring: (opened: Opened) => {
      const { library, known } = opened;
      return run(
        async (signal, show) => {
          const onProgress = (fraction: number) => show({ step: 'bringing', library, known, fraction });
          onProgress(0);
          const { call } = host;
          try {
            const result = await bringBack(library, { call, load: loadMedia, signal, onProgress });
            // What comes from a file needs no reminder to save it to one.
            change((notes) => quieted(notes, Date.now()));
            show({ step: 'done', result });
          } finally {
            // Also what was brought back until it failed or was canceled.
            void host.queries.invalidateQueries();
          }
        },
        (error) => ({ step: 'preview', library, known, problem: failureType(error) }),
      );
    },
    cancel() {
      running.current?.abort();
      setState(IDLE);
    },
  };
}
