/**
 * Returns the entries whose name contains what was typed, ignoring case; the same array if nothing was typed.
 */
export function filterByName<Each extends { readonly name: string }>(
  all: readonly Each[],
  typed: string,
): readonly Each[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return wanted === '' ? all : all.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
