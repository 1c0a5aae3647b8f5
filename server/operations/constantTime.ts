// Constant-time refusals: a locked room is found in memory, a wrong code is looked up in the store, and
// timing must not tell them apart.

import type { ErrorType } from '#protocol/errors.ts';
import { OperationError } from '#server/operations/context.ts';

/**
 * Milliseconds after which such a refusal is sent, however long it took: longer than the store takes, and
 * unnoticeable to someone who mistyped a code.
 */
const CONSTANT_MS = 20;

/** Returns the handler with all refusals of this type delayed to the same time. */
export function withConstantTime<Call extends readonly unknown[], Answer>(
  type: ErrorType,
  handler: (...call: Call) => Promise<Answer> | Answer,
): (...call: Call) => Promise<Answer> {
  return async (...call) => {
    // Started before the work, so that the timer's own delay doesn't depend on it.
    let timer: NodeJS.Timeout | undefined;
    const even = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CONSTANT_MS);
    });
    try {
      return await handler(...call);
    } catch (error) {
      if (error instanceof OperationError && error.detail.type === type) await even;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
