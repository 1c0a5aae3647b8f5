/**
 * Returns `compute(of)`, computed once per object and kept in `values` for as long as the object lives. The
 * object must never change.
 */
export function memoized<Of extends object, Value extends object>(
  values: WeakMap<Of, Value>,
  of: Of,
  compute: (of: Of) => Value,
): Value {
  const known = values.get(of);
  if (known) return known;
  const value = compute(of);
  values.set(of, value);
  return value;
}
