// What the client needs of the protocol to place a call. The build works it out and puts the values in the place of this file
// (`workedOut` of tools/build/plugins.ts): the schemas would weigh on the first load.

import type { AnswerOf, Operation, RequestOf } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import { SOCKET_CONNECT_TIMEOUT_MS, SOCKET_PATHS } from '#protocol/pushes.ts';

export type RequestFor<N extends OperationName> = RequestOf<(typeof OPERATIONS)[N]>;
export type AnswerFor<N extends OperationName> = AnswerOf<(typeof OPERATIONS)[N]>;

/** How an operation travels. Times in milliseconds. */
export interface Wire extends Pick<Operation, 'method' | 'path' | 'timeoutMs' | 'retries' | 'fileBody'> {
  /** Whether a socket carries it too; there it is called by its name. */
  readonly bySocket?: true;
}

function wireOf({ method, path, event, timeoutMs, retries, fileBody }: Operation): Wire {
  return {
    method,
    path,
    ...(event !== undefined && { bySocket: true as const }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(retries !== undefined && { retries }),
    ...(fileBody && { fileBody }),
  };
}

export const WIRE = Object.fromEntries(
  Object.entries<Operation>(OPERATIONS).map(([name, operation]) => [name, wireOf(operation)]),
) as { readonly [N in OperationName]: Wire };

export const GAME_SOCKET = { path: SOCKET_PATHS.game, connectTimeoutMs: SOCKET_CONNECT_TIMEOUT_MS } as const;
