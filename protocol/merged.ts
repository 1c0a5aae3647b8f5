// Merged registries: one part of all entries (areas of the product, features of a game) in a single table.

import { mergeDisjoint } from '#core/collections/mergeDisjoint.ts';

type Union<Entries, Part extends string> = {
  [Id in keyof Entries]: Entries[Id] extends { readonly [P in Part]: infer Own } ? Own : never;
}[keyof Entries];

type Intersection<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Flat<T> = { readonly [K in keyof T]: T[K] };

/** One table with the contents of all entries. */
export type Merged<Entries> = Flat<Intersection<Entries[keyof Entries]>>;
/** Same as `Merged`, for a part that entries may have. */
export type MergedPart<Entries, Part extends string> = Flat<Intersection<Union<Entries, Part>>>;

/** Merges the entries into one table; each name belongs to only one entry. */
export function merged<Entries extends object>(entries: Entries): Merged<Entries> {
  return { ...mergeDisjoint<Merged<Entries>>(Object.values<object>(entries as Record<string, object>)) };
}

/** Same as `merged`, for a part that entries may have. */
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
