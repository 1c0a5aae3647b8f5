// What areas of the product beside the game (quizzes, reports, accounts) have of one thing, put together.

type Union<Areas, Part extends string> = {
  [Id in keyof Areas]: Areas[Id] extends { readonly [P in Part]: infer Own } ? Own : never;
}[keyof Areas];

type Intersection<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Flat<T> = { readonly [K in keyof T]: T[K] };

/** One table of all that stands in those of the areas. */
export type Merged<Areas> = Flat<Intersection<Areas[keyof Areas]>>;
/** As `Merged`, of one part that areas may have. */
export type MergedPart<Areas, Part extends string> = Flat<Intersection<Union<Areas, Part>>>;

/** Makes that table; a name belongs to one area. */
export function merged<Areas extends object>(areas: Areas): Merged<Areas> {
  const table: Record<string, unknown> = {};
  for (const [id, area] of Object.entries<object>(areas as Record<string, object>)) {
    for (const [name, value] of Object.entries(area)) {
      if (name in table) throw new Error(`${name} of ${id} is another area's already`);
      table[name] = value;
    }
  }
  return table as Merged<Areas>;
}

/** As `merged`, of one part that areas may have. */
export function mergedPart<Areas extends object, Part extends string>(
  areas: Areas,
  part: Part,
): MergedPart<Areas, Part> {
  const parts = Object.entries(areas).map(([id, area]) => [
    id,
    (area as Partial<Record<Part, object>>)[part] ?? {},
  ]);
  return merged(Object.fromEntries(parts)) as MergedPart<Areas, Part>;
}
