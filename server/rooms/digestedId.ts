// Digested command ids: the sender's id plus a digest of what the command asks for.

import { hash } from 'node:crypto';
import { type Command, commandIdFor } from '#core/authority/index.ts';

/**
 * Characters in a digest, 6 bits each: enough that two commands with the same id never share a digest by
 * chance.
 */
const DIGEST_LENGTH = 8;

/**
 * Left out of the digest: the network's latency and the values the server draws for a command, which differ
 * in a retry.
 */
const NOT_DIGESTED = {
  networkMs: undefined,
  character: undefined,
  idSuffix: undefined,
  hash: undefined,
  code: undefined,
  replaces: undefined,
};

/**
 * Adds a digest of what the command asks for to its id: a retry gets the same id, and reusing an id for
 * something else is detected.
 */
export function withDigestedId<C extends Command>(command: C): C {
  // A join is identified by its seat, which is found by name.
  if (!('commandId' in command) || command.type === 'join') return command;
  const { commandId, ...asked } = command;
  const digest = hash('sha256', JSON.stringify({ ...asked, ...NOT_DIGESTED }), 'base64url').slice(
    0,
    DIGEST_LENGTH,
  );
  return { ...command, commandId: commandIdFor(commandId, digest) };
}
