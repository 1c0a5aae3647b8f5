// What the ids of commands say besides the name that their sender gave them.

import { createHash } from 'node:crypto';
import { type Command, commandIdFor } from '#core/authority/index.ts';

/** Bytes of a digest: enough that no two commands of one name have the same by chance. */
const DIGEST_BYTES = 6;

/** How long the network takes, and what the server draws for a command: another retry has others. */
const NOT_ASKED: ReadonlySet<string> = new Set([
  'networkMs',
  'character',
  'idSuffix',
  'hash',
  'code',
  'replaces',
]);

/** The command, with a digest of what it asks for in its id: a retry asks for the same, and whoever uses the id for something else is told. */
export function namedCommand<C extends Command>(command: C): C {
  // A join is known by its seat, which its name finds.
  if (!('commandId' in command) || command.type === 'join') return command;
  const { commandId, ...asked } = command;
  const text = JSON.stringify(Object.entries(asked).filter(([name]) => !NOT_ASKED.has(name)));
  const digest = createHash('sha256').update(text).digest().subarray(0, DIGEST_BYTES).toString('base64url');
  return { ...command, commandId: commandIdFor(commandId, digest) };
}
