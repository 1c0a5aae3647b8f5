/** Fields as they are to be; one that is undefined is taken away. Of a union those of one of its members. */
export type FieldsOf<T> = T extends unknown ? { readonly [Key in keyof T]?: T[Key] | undefined } : never;

/** The same with these fields in place of those before. What is not named keeps its identity. */
export function withFields<T extends object>(before: T, fields: NoInfer<FieldsOf<T>>): T {
  const after: object = { ...before, ...fields };
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined)) as T;
}
