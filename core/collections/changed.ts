// Copies of objects that there are thousands of.

/**
 * A copy with these values, some of which the object may not have had. By spread, a property that is new to the copy gives V8 a hidden class
 * for this one object, and every look at it is slow; assigned to an empty one, all copies share theirs.
 */
export function changed<Of extends object>(of: Of, values: Partial<Of>): Of {
  return Object.assign({}, of, values);
}
