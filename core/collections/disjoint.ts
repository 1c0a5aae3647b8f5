/** All tables in one; a name belongs to one of them. @throws RangeError where two have the same */
export function disjoint<Table extends object>(tables: readonly object[]): Table {
  // Without a prototype: what nobody has named is not there.
  const all: Record<string, unknown> = Object.create(null);
  for (const table of tables)
    for (const [name, value] of Object.entries(table)) {
      if (Object.hasOwn(all, name)) throw new RangeError(`${name} is there twice`);
      all[name] = value;
    }
  return all as Table;
}
