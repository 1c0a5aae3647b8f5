// Something that can fail: whether it is under way, and why it failed last.

import { useState } from 'react';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';

/** `Own`: problems that are found before anything is tried. */
export function useAttempt<Own extends string = never>() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FailureType | Own | null>(null);
  return {
    busy,
    problem,
    setProblem,
    /** Nothing while another one is under way. What `refuse` is told of, where it is there, is no problem by itself. */
    async attempt(work: () => Promise<unknown>, refuse?: (error: unknown) => unknown): Promise<void> {
      if (busy) return;
      setBusy(true);
      setProblem(null);
      try {
        await work();
      } catch (error) {
        if (refuse) await refuse(error);
        else setProblem(failureType(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
