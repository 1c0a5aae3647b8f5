// Refusals that must not tell by their time why they come: a locked room is found in memory, a wrong code is looked for in the store.

import type { ErrorType } from '#protocol/errors.ts';
import { OperationError } from '#server/operations/context.ts';

/** Milliseconds after which such a refusal comes, whatever it took: the store answers sooner, and nobody who mistypes a code notices. */
const EVEN_MS = 20;

/** The handler, with refusals of this type all after the same time. */
export function inEvenTime<Call extends readonly unknown[], Answer>(
  type: ErrorType,
  handler: (...call: Call) => Promise<Answer> | Answer,
): (...call: Call) => Promise<Answer> {
  return async (...call) => {
    // Begun before the work: what a timer is late by has nothing to do with that.
    let timer: NodeJS.Timeout | undefined;
    const even = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, EVEN_MS);
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
