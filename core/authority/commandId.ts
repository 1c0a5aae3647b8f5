// Command ids: the sender's name for the command and, after a dot where known, a digest of its content.

/**
 * Builds the id under which the room keeps a command. `content`: a digest of everything the command asks for,
 * without a dot.
 */
export function commandIdFor(name: string, content: string): string {
  return `${name}.${content}`;
}

/** Relation of a command to one that was carried out before. */
export type CommandMatch = 'same' | 'reused' | 'other';

/**
 * Compares the ids of completed commands with this one. A command without content (from an older log or a
 * bot) matches any command with its name.
 */
export function compareCommandId(commandId: string): (known: string) => CommandMatch {
  const [name, content] = parts(commandId);
  return (known) => {
    if (known === commandId) return 'same';
    if (!known.startsWith(name)) return 'other';
    const [knownName, knownContent] = parts(known);
    if (knownName !== name) return 'other';
    return content === '' || knownContent === '' || content === knownContent ? 'same' : 'reused';
  };
}

function parts(commandId: string): readonly [name: string, content: string] {
  const dot = commandId.indexOf('.');
  return dot === -1 ? [commandId, ''] : [commandId.slice(0, dot), commandId.slice(dot + 1)];
}
