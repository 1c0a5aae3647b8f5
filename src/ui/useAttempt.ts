// State of an action that can fail: whether it is under way, and why it last failed.

import { useState } from 'react';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';

/** `Own`: problems found before the attempt starts. */
export function useAttempt<Own extends string = never>() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FailureType | Own | null>(null);
  return {
    busy,
    problem,
    setProblem,
    /**
     * Does nothing while another attempt is under way. If `refuse` is given, it handles the error and no
     * problem is set here.
     */
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
