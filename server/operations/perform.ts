// Pipeline that every call passes through, over HTTP or socket: rate limits, schema, admission, handler.
// Thrown errors become typed errors.

import * as z from 'zod/mini';
import type { CallResult } from '#protocol/errors.ts';
import type { Operation } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import { StoreFailedError } from '#server/database/errors.ts';
import { admitted } from '#server/operations/admission.ts';
import { type Caller, OperationError, type Services, JsonAnswer } from '#server/operations/context.ts';
import { checkedRequest, type Digests } from '#server/operations/request.ts';

export interface PerformPorts {
  readonly services: Services;
  /**
   * Also checks answers against their strict schemas: in development and tests, an extra field is a bug that
   * should surface.
   */
  readonly checkAnswers: boolean;
  /** Handlers of every operation. */
  readonly handlers: Readonly<Record<OperationName, unknown>>;
  readonly digests: Digests;
  /** True if the server is shutting down: no new call is started. */
  readonly isStopping: () => boolean;
  /** Called for errors that are bugs or outages, never for refusals. */
  readonly onFault: (operation: string, error: unknown) => void;
  /** Called for every call with its outcome: `ok`, or the type of the error. */
  readonly onDone: (operation: string, outcome: string) => void;
}

/**
 * Performs an operation for a caller. Never throws: every error becomes an answer. `read` returns the request
 * as its handler gets it, for requests too large to parse on the games' thread.
 */
export async function perform(
  name: OperationName,
  request: { readonly sent: unknown } | { readonly read: () => Promise<unknown> },
  caller: Caller,
  ports: PerformPorts,
): Promise<CallResult<unknown>> {
  const read = 'read' in request ? request.read : () => checkedRequest(name, request.sent, ports.digests);
  const answer = await performed(name, read, caller, ports);
  ports.onDone(name, answer.success ? 'ok' : answer.error.type);
  return answer;
}

async function performed(
  name: OperationName,
  read: () => unknown,
  caller: Caller,
  ports: PerformPorts,
): Promise<CallResult<unknown>> {
  const operation: Operation = OPERATIONS[name];
  if (ports.isStopping()) return { success: false, error: { type: 'server.RESTARTING' } };
  try {
    const { limits } = ports.services;
    const now = Date.now();
    // Opening sockets costs nothing, so calls from one address are limited however they arrive.
    const wait = Math.max(
      caller.socket ? limits.calls.take(caller.socket.id, now) : 0,
      limits.callsByAddress.take(caller.address, now),
    );
    if (wait > 0) throw new OperationError('request.RATE_LIMITED', { retryAfter: wait });
    // The handler of a name takes that name's request; TypeScript can't follow that through a union.
    const handler = ports.handlers[name] as (request: unknown, caller: Caller, services: Services) => unknown;
    const request = await read();
    const made = await handler(
      request,
      await admitted(operation, request, caller, ports.services),
      ports.services,
    );
    const isRead = ports.checkAnswers || caller.socket;
    const data: unknown = made instanceof JsonAnswer && isRead ? JSON.parse(made.json) : made;
    return { success: true, data: ports.checkAnswers ? z.parse(operation.answer, data) : data };
  } catch (error) {
    if (error instanceof OperationError) return { success: false, error: error.detail };
    ports.onFault(name, error);
    const type = error instanceof StoreFailedError ? 'server.CANT_SAVE' : 'server.INTERNAL';
    return { success: false, error: { type } };
  }
}
