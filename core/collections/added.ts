/** Those of `after`, in their order, whose id nothing of `before` has. */
export function added<Each extends { readonly id: number | string }>(
  before: readonly Each[],
  after: readonly Each[],
): readonly Each[] {
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id));
}
