type All<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & All<Rest>
  : unknown;

/**
 * Creates a function that combines parts into objects that all have the same fields; no two parts share a
 * field. An object that gets its fields one by one costs a hundred times as much as one that starts with
 * them, and views are made by the thousand, so each object begins as a copy of one that has all the fields,
 * but no values.
 */
export function assembler(): <Parts extends readonly object[]>(...parts: Parts) => All<Parts> {
  let blank: object | undefined;
  return <Parts extends readonly object[]>(...parts: Parts) => {
    blank ??= blankOf(Object.assign({}, ...parts) as object);
    return Object.assign({ ...blank }, ...parts) as All<Parts>;
  };
}

/**
 * Combines functions that each return some fields of an object into one that returns all of them. It builds
 * the rows of tables, so it allocates nothing temporary.
 */
export function combineFields<Of extends readonly unknown[]>(
  functions: readonly ((...of: Of) => object)[],
): (...of: Of) => object {
  const [first, second] = functions;
  if (!first) return () => NOTHING;
  if (!second) return first;
  let blank: object | undefined;
  return (...of) => {
    blank ??= blankOf(Object.assign({}, ...functions.map((part) => part(...of))) as object);
    const whole = { ...blank };
    for (const part of functions) Object.assign(whole, part(...of));
    return whole;
  };
}

const NOTHING = {};

/** Parsed in one go, so that the engine lays it out like a literal. */
function blankOf(whole: object): object {
  const blank = JSON.parse(
    JSON.stringify(Object.fromEntries(Object.keys(whole).map((name) => [name, null]))),
  ) as Record<string, unknown>;
  for (const name of Object.keys(blank)) blank[name] = undefined;
  return blank;
}
