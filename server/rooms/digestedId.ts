// Command ids: the sender's id extended by a digest of what the command asks for.

import { hash } from 'node:crypto';
import { type Command, commandIdFor } from '#core/authority/index.ts';

/** Characters in a digest, 6 bits each: enough that no two commands with one id share it by chance. */
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
 * Returns the command with a digest of what it asks for in its id: a retry asks for the same, and reusing the
 * id for something else is detected.
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
