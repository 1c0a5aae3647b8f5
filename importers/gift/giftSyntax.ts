// The lowest level of GIFT: escapes, and finding characters that are not escaped.

/** Index of the first of `characters` from `from` on that no backslash precedes; -1 where there is none. */
export function findUnescaped(text: string, characters: string, from = 0): number {
  for (let index = from; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\') index += 1;
    else if (characters.includes(character)) return index;
  }
  return -1;
}

/** Index of an unescaped run of `length` times `character`; -1 where there is none. */
export function findUnescapedRun(text: string, character: string, length: number, from = 0): number {
  const run = character.repeat(length);
  for (
    let at = findUnescaped(text, character, from);
    at !== -1;
    at = findUnescaped(text, character, at + 1)
  ) {
    if (text.startsWith(run, at)) return at;
  }
  return -1;
}

/** Pieces between the unescaped `separator`s. */
export function splitUnescaped(text: string, separator: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let at = findUnescaped(text, separator); at !== -1; at = findUnescaped(text, separator, start)) {
    pieces.push(text.slice(start, at));
    start = at + 1;
  }
  pieces.push(text.slice(start));
  return pieces;
}

/** `\=` is =, `\n` a line end; a backslash before anything else is a backslash. */
export function unescapeGift(text: string): string {
  return text.replaceAll(/\\([~=#{}:\\n])/g, (_, character: string) =>
    character === 'n' ? '\n' : character,
  );
}
