// Game code formatting (specification 1, section 4).

/**
 * Splits a code into groups that are easy to read and say: `482 913`, `482 9130`, `4829 1307`. Works while it
 * is still being typed.
 */
export function spacedCode(code: string): string {
  if (!/^[0-9]+$/.test(code)) return code;
  const groups: Readonly<Record<number, RegExp>> = { 7: /^(\d{3})(\d{4})$/, 8: /^(\d{4})(\d{4})$/ };
  return code.replace(groups[code.length] ?? /^(\d{3})(\d{1,3})$/, '$1 $2');
}
