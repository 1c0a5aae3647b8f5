/** Items of `after`, in order, whose ids don't occur in `before`. */
export function added<Each extends { readonly id: number | string }>(
  before: readonly Each[],
  after: readonly Each[],
): readonly Each[] {
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id));
}
