// What the client needs of the protocol to place a call and to read a refusal. The build works these tables out and puts their values in
// the place of this file (`workedOut` of tools/build/plugins.ts): the schemas would weigh on the first load.

import { ERRORS } from '#protocol/errors.ts';
import type { AnswerOf, Operation, RequestOf } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import { SOCKET_CONNECT_TIMEOUT_MS, SOCKET_PATHS } from '#protocol/pushes.ts';

export type RequestFor<N extends OperationName> = RequestOf<(typeof OPERATIONS)[N]>;
export type AnswerFor<N extends OperationName> = AnswerOf<(typeof OPERATIONS)[N]>;

/** How an operation travels. Times in milliseconds. */
export type Wire = Pick<Operation, 'method' | 'path' | 'event' | 'timeoutMs' | 'retries'>;

function wireOf({ method, path, event, timeoutMs, retries }: Operation): Wire {
  return {
    method,
    path,
    ...(event !== undefined && { event }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(retries !== undefined && { retries }),
  };
}

export const WIRE = Object.fromEntries(
  Object.entries<Operation>(OPERATIONS).map(([name, operation]) => [name, wireOf(operation)]),
) as { readonly [N in OperationName]: Wire };

/** HTTP status by error type. */
export const ERROR_STATUS: Readonly<Record<string, number>> = ERRORS;

export const GAME_SOCKET = { path: SOCKET_PATHS.game, connectTimeoutMs: SOCKET_CONNECT_TIMEOUT_MS } as const;
