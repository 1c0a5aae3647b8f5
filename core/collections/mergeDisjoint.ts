/**
 * Merges tables that have no name in common.
 * @throws RangeError if two have the same name
 */
export function mergeDisjoint<Table extends object>(tables: readonly object[]): Table {
  // No prototype, so that only names from the tables exist.
  const all: Record<string, unknown> = Object.create(null);
  for (const table of tables)
    for (const [name, value] of Object.entries(table)) {
      if (Object.hasOwn(all, name)) throw new RangeError(`${name} is there twice`);
      all[name] = value;
    }
  return all as Table;
}
