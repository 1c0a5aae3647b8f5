// The code that opens a room, as people meet it (specification 1, section 4).

/** In groups that an eye can hold and a voice can say: `482 913`, `482 9130`, `4829 1307`; what is still being typed too. */
export function spacedCode(code: string): string {
  if (!/^[0-9]+$/.test(code)) return code;
  const groups: Readonly<Record<number, RegExp>> = { 7: /^(\d{3})(\d{4})$/, 8: /^(\d{4})(\d{4})$/ };
  return code.replace(groups[code.length] ?? /^(\d{3})(\d{1,3})$/, '$1 $2');
}
