// Turns a room's outcome into an answer: refusals become errors that are sent to the caller.

import type { Refusal } from '#core/authority/index.ts';
import type { ErrorType } from '#protocol/errors.ts';
import { OperationError } from '#server/operations/context.ts';
import type { Outcome } from '#server/rooms/eventSourcedRoom.ts';

/** Every refusal of the core has an error of the same name in the catalog; the compiler checks it. */
const toError = (reason: Refusal): ErrorType => reason;

export async function unwrap(submitted: Promise<Outcome>): Promise<Extract<Outcome, { readonly ok: true }>> {
  const outcome = await submitted;
  if (!outcome.ok) throw new OperationError(toError(outcome.reason));
  return outcome;
}
