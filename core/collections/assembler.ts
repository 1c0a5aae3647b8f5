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

/** Parsed at once, so that the engine lays it out as a literal. */
function blankOf(whole: object): object {
  const blank = JSON.parse(
    JSON.stringify(Object.fromEntries(Object.keys(whole).map((name) => [name, null]))),
  ) as Record<string, unknown>;
  for (const name of Object.keys(blank)) blank[name] = undefined;
  return blank;
}
