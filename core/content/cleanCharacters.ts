/**
 * Normalizes line breaks, removes control characters and replaces lone surrogates. `controlCharacters` counts
 * the removed ones.
 */
export function cleanCharacters(raw: string): { text: string; controlCharacters: number } {
  const lines = raw.replaceAll(/\r\n?|[\v\f]/g, '\n');
  const text = lines.replaceAll(/(?![\t\n])\p{Cc}/gu, '');
  const controlCharacters = lines.length - text.length;
  return { text: text.replaceAll(/\p{Cs}/gu, '\ufffd'), controlCharacters };
}
