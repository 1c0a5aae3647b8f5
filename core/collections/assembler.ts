type All<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & All<Rest>
  : unknown;

/**
 * Makes objects of the same fields from several parts; no two parts have the same field. An object that gets its fields one after the
 * other costs a hundred times one that has them from the start, and views are made by the thousand: so each begins as a copy of one
 * that has all fields, and nothing in them.
 */
export function assembler(): <Parts extends readonly object[]>(...parts: Parts) => All<Parts> {
  let blank: object | undefined;
  return <Parts extends readonly object[]>(...parts: Parts) => {
    blank ??= blankOf(Object.assign({}, ...parts) as object);
    return Object.assign({ ...blank }, ...parts) as All<Parts>;
  };
}

/**
 * One function for several, each of which gives some fields of an object: gives them together. Rows of tables are made by it, so it makes nothing on
 * the way that is thrown away.
 */
export function together<Of extends readonly unknown[]>(
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

/** Parsed at once, so that the engine lays it out as a literal. */
function blankOf(whole: object): object {
  const blank = JSON.parse(
    JSON.stringify(Object.fromEntries(Object.keys(whole).map((name) => [name, null]))),
  ) as Record<string, unknown>;
  for (const name of Object.keys(blank)) blank[name] = undefined;
  return blank;
}
