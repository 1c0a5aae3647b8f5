// Calls of a seat on the paths of the specification: migrated and legacy.

import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import { type Operation, pathsOf } from '#protocol/operation.ts';
import { callHttp, type Reply } from '#tools/classroom/calls.ts';
import type { Seat } from '#tests/support/games.ts';

export const WAYS = ['path', 'legacy path'] as const;
export type Way = (typeof WAYS)[number];

/** Returns an operation's path; its only one if it has no legacy path. */
export function pathBy(way: Way, name: OperationName): string {
  const [path = '', legacy = path] = pathsOf(OPERATIONS[name] as Operation);
  return way === 'path' ? path : legacy;
}

let commands = 0;

/** Returns a function that calls operations for a seat. */
export function callFor(
  server: { readonly url: string },
  { roomHash, playerId, identity }: Seat,
  way: Way,
): (name: OperationName, request: object, commandId?: string) => Promise<Reply> {
  return (name, request, commandId = `command-${(commands += 1)}`) =>
    callHttp(server, name, { roomHash, playerId, ...request }, { ...identity, commandId }, pathBy(way, name));
}

/** What a refused call answers; `path` names the field. */
export const refused = (type: string, ...path: string[]) => ({
  success: false,
  error: { type, ...(path.length > 0 && { path }) },
});
