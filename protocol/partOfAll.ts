// Puts together what a registry's entries (areas, features) have of one part.

type Union<Entries, Part extends string> = {
  [Id in keyof Entries]: Entries[Id] extends { readonly [P in Part]: infer Own } ? Own : never;
}[keyof Entries];

type Intersection<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** One table of all that the entries have of one part. */
export type PartOfAll<Entries, Part extends string> = {
  readonly [K in keyof Intersection<Union<Entries, Part>>]: Intersection<Union<Entries, Part>>[K];
};

/** Makes that table; a name belongs to one entry. */
export function partOfAll<Entries extends object, Part extends string>(
  entries: Entries,
  part: Part,
): PartOfAll<Entries, Part> {
  const table: Record<string, unknown> = {};
  for (const [id, entry] of Object.entries(entries)) {
    for (const [name, value] of Object.entries((entry as Partial<Record<Part, object>>)[part] ?? {})) {
      if (name in table) throw new Error(`${name} of ${id} is another one's already`);
      table[name] = value;
    }
  }
  return table as PartOfAll<Entries, Part>;
}
