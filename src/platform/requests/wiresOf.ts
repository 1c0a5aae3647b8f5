// Derives the operations' wire formats from the protocol; runs only in the build and in tests.

import type { Operation, Role } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';

/** Transport of an operation. Times in milliseconds. */
export interface Wire extends Pick<Operation, 'method' | 'path' | 'timeoutMs' | 'retries' | 'fileBody'> {
  /** True if it can also go over the socket, under its own name. */
  readonly bySocket?: true;
}

export type Wires = { readonly [N in OperationName]: Wire };

/** True if only hosts have this role, so that students' pages can leave its operations out. */
export const isHostRole = (role: Role): boolean =>
  role === 'owner' || role === 'roomHost' || role === 'playerOrHost';

/** Wire formats of the operations whose role matches. */
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
