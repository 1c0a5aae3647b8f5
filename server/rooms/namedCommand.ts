// What the ids of commands say besides the name that their sender gave them.

import { createHash } from 'node:crypto';
import { type Command, commandIdFor } from '#core/authority/index.ts';

/** Bytes of a digest: enough that no two commands of one name have the same by chance. */
const DIGEST_BYTES = 6;

/** The command, with a digest of what it asks for in its id: a retry asks for the same, and whoever uses the id for something else is told. */
export function namedCommand<C extends Command>(command: C): C {
  // A join is known by its seat, which its name finds.
  if (!('commandId' in command) || command.type === 'join') return command;
  const { commandId, ...asked } = command;
  // How long the network takes is not asked for, and another retry has another.
  const text = JSON.stringify({ ...asked, networkMs: undefined });
  const digest = createHash('sha256').update(text).digest().subarray(0, DIGEST_BYTES).toString('base64url');
  return { ...command, commandId: commandIdFor(commandId, digest) };
}
