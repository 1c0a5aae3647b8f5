/** New values of fields; undefined removes a field. For a union, the fields of any one member. */
export type FieldsOf<T> = T extends unknown ? { readonly [Key in keyof T]?: T[Key] | undefined } : never;

/** Copies an object with some fields replaced. Values of other fields keep their identity. */
export function withFields<T extends object>(before: T, fields: NoInfer<FieldsOf<T>>): T {
  const after: object = { ...before, ...fields };
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined)) as T;
}
