// How operations travel, worked out of the protocol: in the build alone, and in tests.

import type { Operation, Role } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';

/** How an operation travels. Times in milliseconds. */
export interface Wire extends Pick<Operation, 'method' | 'path' | 'timeoutMs' | 'retries' | 'fileBody'> {
  /** Whether a socket carries it too; there it is called by its name. */
  readonly bySocket?: true;
}

export type Wires = { readonly [N in OperationName]: Wire };

/** Whether only those call it who host: students' pages need not know of it. */
export const isHosts = (role: Role): boolean => role === 'owner' || role === 'roomHost';

/** Of the operations of these roles. */
export function wiresOf(has: (role: Role) => boolean): Wires {
  return Object.fromEntries(
    Object.entries<Operation>(OPERATIONS)
      .filter(([, { role }]) => has(role))
      .map(([name, operation]) => [name, wireOf(operation)]),
  ) as Wires;
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
