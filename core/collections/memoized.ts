// What is computed of a value that never changes is computed once.

/** What `compute` gives for `of`: kept beside it as long as it lives, so that many who ask share it. */
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
