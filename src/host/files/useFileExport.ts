// File export job: builds a file step by step, then downloads it. Runs one at a time and stops when its page
// unmounts.

import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '#src/host/files/downloadFile.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';

/** `Step`: progress reported while the file is being built. */
export type FileExportState<Format, Step> =
  | { readonly status: 'idle' }
  | Step
  | { readonly status: 'failed'; readonly format: Format; readonly problem: FailureType };

interface Made {
  readonly file: Blob;
  readonly name: string;
}

export function useFileExport<Format, Step extends { readonly status: string }>() {
  const [state, setState] = useState<FileExportState<Format, Step>>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    state,
    /** Returns what was built and downloaded; null if it failed or was canceled. */
    async start<Result extends Made>(
      format: Format,
      make: (show: (step: Step) => void, signal: AbortSignal) => Promise<Result>,
    ): Promise<Result | null> {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const show = (next: FileExportState<Format, Step>) => {
        if (!signal.aborted) setState(next);
      };
      try {
        const made = await make(show, signal);
        if (signal.aborted) return null;
        downloadFile(made.file, made.name);
        show({ status: 'idle' });
        return made;
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
