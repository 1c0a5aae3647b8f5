// Request check: validates a client's request against its operation's schema, and runs the area's digest on
// it, if there is one.

import * as z from 'zod/mini';
import type { Operation } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import { OperationError } from '#server/operations/context.ts';

/** Levels of nesting allowed in a request. The operations' schemas need fewer. */
const MAX_DEPTH = 12;

function depthOf(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return true;
  if (left === 0) return false;
  return Object.values(value).every((inner) => depthOf(inner, left - 1));
}

/** Functions, by operation, that turn the whole request into what its handler gets (`areas/digests.ts`). */
export type Digests = Readonly<Record<string, unknown>>;

/**
 * Returns the request as its handler gets it.
 * @throws OperationError for a request that its schema rejects
 */
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
