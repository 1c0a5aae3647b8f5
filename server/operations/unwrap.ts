// From a room's outcome to an answer: refusals become errors that the caller is told.

import type { Refusal } from '#core/authority/index.ts';
import type { ErrorType } from '#protocol/errors.ts';
import { OperationError } from '#server/operations/context.ts';
import type { Outcome } from '#server/rooms/eventSourcedRoom.ts';

/** Every refusal of the core is an error of the catalogue under the same name; the compiler keeps it so. */
const toError = (reason: Refusal): ErrorType => reason;

export async function unwrap(submitted: Promise<Outcome>): Promise<Extract<Outcome, { readonly ok: true }>> {
  const outcome = await submitted;
  if (!outcome.ok) throw new OperationError(toError(outcome.reason));
  return outcome;
}
