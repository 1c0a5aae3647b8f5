// What the entries of a registry (areas of the product, features of a game) have of one thing, put together.

import { disjoint } from '#core/collections/disjoint.ts';

type Union<Entries, Part extends string> = {
  [Id in keyof Entries]: Entries[Id] extends { readonly [P in Part]: infer Own } ? Own : never;
}[keyof Entries];

type Intersection<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Flat<T> = { readonly [K in keyof T]: T[K] };

/** One table of all that stands in those of the entries. */
export type Merged<Entries> = Flat<Intersection<Entries[keyof Entries]>>;
/** As `Merged`, of one part that entries may have. */
export type MergedPart<Entries, Part extends string> = Flat<Intersection<Union<Entries, Part>>>;

/** Makes that table; a name belongs to one entry. */
export function merged<Entries extends object>(entries: Entries): Merged<Entries> {
  return { ...disjoint<Merged<Entries>>(Object.values<object>(entries as Record<string, object>)) };
}

/** As `merged`, of one part that entries may have. */
export function mergedPart<Entries extends object, Part extends string>(
  entries: Entries,
  part: Part,
): MergedPart<Entries, Part> {
  const parts = Object.entries(entries).map(([id, entry]) => [
    id,
    (entry as Partial<Record<Part, object>>)[part] ?? {},
  ]);
  return merged(Object.fromEntries(parts)) as MergedPart<Entries, Part>;
}
