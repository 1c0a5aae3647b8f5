// The gauntlet that every call passes, however it came: rate, schema, principal, handler; what is thrown becomes a typed error.

import * as z from 'zod/mini';
import type { Answered } from '#protocol/errors.ts';
import type { Operation } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import { admitted } from '#server/operations/admission.ts';
import { type Caller, OperationError, type Services, WrittenAnswer } from '#server/operations/context.ts';
import { checkedRequest, type Digests } from '#server/operations/request.ts';

export interface PerformPorts {
  readonly services: Services;
  /** Checks answers against their strict schemas too: in development and tests a field too many is a bug that shows. */
  readonly checkAnswers: boolean;
  /** Of every operation of the table. */
  readonly handlers: Readonly<Record<OperationName, unknown>>;
  readonly digests: Digests;
  /** Whether the server is going down: nothing new is begun. */
  readonly isStopping: () => boolean;
  /** Told of errors that are bugs or outages, never of refusals. */
  readonly onFault: (operation: string, error: unknown) => void;
  /** Told of every call and what came of it: `ok`, or the type of the error. */
  readonly onDone: (operation: string, outcome: string) => void;
}

/**
 * Performs an operation for a caller. Never throws: every error is an answer. `read` gives a request as its handler gets it, where it is too
 * large to be read between the moves of games.
 */
export async function perform(
  name: OperationName,
  request: { readonly sent: unknown } | { readonly read: () => Promise<unknown> },
  caller: Caller,
  ports: PerformPorts,
): Promise<Answered<unknown>> {
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
): Promise<Answered<unknown>> {
  const operation: Operation = OPERATIONS[name];
  if (ports.isStopping()) return { success: false, error: { type: 'server.RESTARTING' } };
  try {
    const { limits } = ports.services;
    const now = Date.now();
    // Sockets cost nothing to open: what one address calls is bounded whatever it calls by.
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
    const data: unknown = made instanceof WrittenAnswer && isRead ? JSON.parse(made.json) : made;
    return { success: true, data: ports.checkAnswers ? z.parse(operation.answer, data) : data };
  } catch (error) {
    if (error instanceof OperationError) return { success: false, error: error.detail };
    ports.onFault(name, error);
    return { success: false, error: { type: 'server.INTERNAL' } };
  }
}
