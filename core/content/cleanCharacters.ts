/** One kind of line end, no control characters, no half surrogate pairs. */
export function cleanCharacters(raw: string): { text: string; controlCharacters: number } {
  const lines = raw.replaceAll(/\r\n?|[\v\f]/g, '\n');
  const text = lines.replaceAll(/(?![\t\n])\p{Cc}/gu, '');
  const controlCharacters = lines.length - text.length;
  return { text: text.replaceAll(/\p{Cs}/gu, '\ufffd'), controlCharacters };
}
