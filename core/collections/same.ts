/** Deep equality of JSON values, whatever the order of their fields. Shared parts are not compared again. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other);
  const [here, there] = [fieldsOf(one), fieldsOf(other)];
  return here.size === there.size && [...here].every(([key, value]) => same(value, there.get(key)));
}

function isSameList(one: object, other: object): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((value, place) => same(value, other[place]));
}

/** What is undefined is as good as absent. */
function fieldsOf(value: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(value).filter(([, field]) => field !== undefined));
}
