// What an area of the product beside the game (quizzes, reports, accounts) adds to what crosses the wire.

import type { Operation } from '#protocol/operation.ts';

export interface ProtocolArea {
  readonly operations: Readonly<Record<string, Operation>>;
  /** Error types with their HTTP status. */
  readonly errors?: Readonly<Record<string, number>>;
  /** Who may call, where the area knows people of a kind that the others do not. */
  readonly roles?: readonly string[];
}

type Union<Areas, Part extends string> = {
  [Id in keyof Areas]: Areas[Id] extends { readonly [P in Part]: infer Own } ? Own : never;
}[keyof Areas];

type Intersection<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** One table of all that the areas have of one part. */
export type PartOfAll<Areas, Part extends string> = {
  readonly [K in keyof Intersection<Union<Areas, Part>>]: Intersection<Union<Areas, Part>>[K];
};

/** Makes that table; a name belongs to one area. */
export function partOfAll<Areas extends object, Part extends string>(
  areas: Areas,
  part: Part,
): PartOfAll<Areas, Part> {
  const table: Record<string, unknown> = {};
  for (const [id, area] of Object.entries(areas)) {
    for (const [name, value] of Object.entries((area as Partial<Record<Part, object>>)[part] ?? {})) {
      if (name in table) throw new Error(`${name} of ${id} is another area's already`);
      table[name] = value;
    }
  }
  return table as PartOfAll<Areas, Part>;
}
