// Formulas in a text, found where MathJax finds them: between `\(` and `\)`, `\[` and `\]`, `$$` and `$$`.

export type TexPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'formula'; readonly tex: string; readonly display: boolean };

const OPENING = /\\\(|\\\[|\$\$/g;
const CLOSING: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]', $$: '$$' };

export function texParts(text: string): readonly TexPart[] {
  const parts: TexPart[] = [];
  /** Closers that don't occur anymore, which aren't searched for again. */
  const absent = new Set<string>();
  let start = 0;
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(text); found; found = OPENING.exec(text)) {
    const [opening] = found;
    const closing = CLOSING[opening] ?? opening;
    const end = absent.has(closing) ? -1 : text.indexOf(closing, OPENING.lastIndex);
    if (end === -1) absent.add(closing);
    const tex = end === -1 ? '' : text.slice(OPENING.lastIndex, end).replaceAll(/\s+/g, ' ').trim();
    if (!isTex(tex)) continue;
    if (found.index > start) parts.push({ kind: 'words', text: text.slice(start, found.index) });
    parts.push({ kind: 'formula', tex, display: opening !== '\\(' });
    start = end + closing.length;
    OPENING.lastIndex = start;
  }
  if (start < text.length) parts.push({ kind: 'words', text: text.slice(start) });
  return parts;
}

/** True if it can be written between dollar signs. */
export function isTex(tex: string): boolean {
  return tex !== '' && !tex.endsWith('\\') && !/(?:^|[^\\])\$/.test(tex);
}
