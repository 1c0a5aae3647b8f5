// Which field one has typed in, told by what changed: a text, and nothing else.

/** An address that a file has got: nobody types it. */
const UPLOADED = '/uploads/';

/** The place of the one text in which two states differ; null where anything else differs, too. */
export function typedField(before: unknown, after: unknown): string | null {
  const found = differences(before, after, '');
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Places of texts that differ; with null where something else does. */
function differences(before: unknown, after: unknown, place: string): readonly (string | null)[] {
  if (before === after) return [];
  if (typeof before === 'string' && typeof after === 'string')
    return [after.startsWith(UPLOADED) ? null : place];
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [null];
  const [here, there] = [Object.entries(before), new Map<string, unknown>(Object.entries(after))];
  if (here.length !== there.size) return [null];
  return here.flatMap(([key, value]) => differences(value, there.get(key), `${place}/${key}`));
}
