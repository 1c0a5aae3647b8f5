// From what a client sent to what a handler gets: checked against the schema of its operation, and as the operation's area wants it.

import * as z from 'zod/mini';
import type { Operation } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import { OperationError } from '#server/operations/context.ts';

/** Depth of nesting that a request may have. The table's schemas need less. */
const MAX_DEPTH = 12;

function depthOf(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return true;
  if (left === 0) return false;
  return Object.values(value).every((inner) => depthOf(inner, left - 1));
}

/** By operation, what its handler gets instead of the whole request (`areas/digests.ts`). */
export type Digests = Readonly<Record<string, unknown>>;

/** The request as its handler gets it. @throws OperationError for one that its schema does not let through */
export function checkedRequest(name: OperationName, request: unknown, digests: Digests): unknown {
  const operation: Operation = OPERATIONS[name];
  if (!depthOf(request, MAX_DEPTH))
    throw new OperationError('request.VALIDATION_ERROR', { path: [], message: 'nested too deeply' });
  const result = z.safeParse(operation.request, request);
  if (result.success) {
    // The digest of a name takes that name's request; TypeScript can't follow that through a union.
    const digest = digests[name] as ((request: unknown) => unknown) | undefined;
    return digest ? digest(result.data) : result.data;
  }
  const issue = result.error.issues[0];
  const path = (issue?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step));
  throw new OperationError('request.VALIDATION_ERROR', { path, message: issue?.message ?? 'invalid' });
}
