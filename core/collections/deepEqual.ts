/**
 * Deep equality of JSON values, regardless of the order of fields. Identical references aren't compared
 * further.
 */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other);
  const [here, there] = [fieldsOf(one), fieldsOf(other)];
  return here.size === there.size && [...here].every(([key, value]) => deepEqual(value, there.get(key)));
}

function isSameList(one: object, other: object): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((value, place) => deepEqual(value, other[place]));
}

/** Undefined counts as absent. */
function fieldsOf(value: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(value).filter(([, field]) => field !== undefined));
}
