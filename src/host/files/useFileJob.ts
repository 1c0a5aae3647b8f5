// Making a file step by step, and giving it to the browser to keep: one at a time, and none once its page is gone.

import { useEffect, useRef, useState } from 'react';
import { keepFile } from '#src/host/files/keepFile.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';

/** `Step`: what is told while it is made. */
export type FileJobState<Format, Step> =
  | { readonly status: 'idle' }
  | Step
  | { readonly status: 'failed'; readonly format: Format; readonly problem: FailureType };

interface Made {
  readonly file: Blob;
  readonly name: string;
}

export function useFileJob<Format, Step extends { readonly status: string }>() {
  const [state, setState] = useState<FileJobState<Format, Step>>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    state,
    /** What was made and kept; null where it came to nothing. */
    async start<Result extends Made>(
      format: Format,
      make: (show: (step: Step) => void, signal: AbortSignal) => Promise<Result>,
    ): Promise<Result | null> {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const show = (next: FileJobState<Format, Step>) => {
        if (!signal.aborted) setState(next);
      };
      try {
        const made = await make(show, signal);
        if (signal.aborted) return null;
        keepFile(made.file, made.name);
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
