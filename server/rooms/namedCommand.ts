// What the ids of commands say besides the name that their sender gave them.

import { hash } from 'node:crypto';
import { type Command, commandIdFor } from '#core/authority/index.ts';

/** Characters of a digest, of 6 bits each: enough that no two commands of one name have the same by chance. */
const DIGEST_LENGTH = 8;

/** How long the network takes, and what the server draws for a command: another retry has others. */
const NOT_ASKED = {
  networkMs: undefined,
  character: undefined,
  idSuffix: undefined,
  hash: undefined,
  code: undefined,
  replaces: undefined,
};

/** The command, with a digest of what it asks for in its id: a retry asks for the same, and whoever uses the id for something else is told. */
export function namedCommand<C extends Command>(command: C): C {
  // A join is known by its seat, which its name finds.
  if (!('commandId' in command) || command.type === 'join') return command;
  const { commandId, ...asked } = command;
  const digest = hash('sha256', JSON.stringify({ ...asked, ...NOT_ASKED }), 'base64url').slice(
    0,
    DIGEST_LENGTH,
  );
  return { ...command, commandId: commandIdFor(commandId, digest) };
}
