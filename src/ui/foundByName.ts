/** Those whose name has in it what was typed; all of them, the same list, where nothing was. */
export function foundByName<Each extends { readonly name: string }>(
  all: readonly Each[],
  typed: string,
): readonly Each[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return wanted === '' ? all : all.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
