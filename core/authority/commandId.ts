// What the id of a command says: the name that its sender gave it, and behind a dot, where that is known, what it asks for.

/** The id as the room keeps it. `content`: a digest of all that the command asks for, without a dot. */
export function commandIdFor(name: string, content: string): string {
  return `${name}.${content}`;
}

/** How a command stands to one that was carried out before. */
export type Likeness = 'same' | 'reused' | 'other';

/**
 * How the id of a command that was carried out stands to this one. A command without content (of an older log, of a robot) is the same as
 * any of its name.
 */
export function likenessTo(commandId: string): (known: string) => Likeness {
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
