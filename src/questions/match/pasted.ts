// Pairs pasted as two columns, such as cells of a spreadsheet or lines like `France = Paris`.

import { type ListItem, parseMarkedLine } from '#importers/pasted/listMarks.ts';

/** Between prompt and match; the first one that all lines have. */
const BETWEEN = [/\t+/, /\s+=+\s+/, /\s*(?:->|[→⇒])\s*/u, /\s+[-–—]\s+/u];

/** Separates prompt and match in the text of an item. */
export const TAB = '\t';

/** The pairs of the text, each with a tab between prompt and match; empty if the lines aren't pairs. */
export function pastedPairs(pasted: string): readonly ListItem[] {
  const lines = pasted.split('\n').filter((line) => line.trim() !== '');
  for (const sign of BETWEEN) {
    const pairs = lines.map((line) => {
      const [prompt = '', ...match] = line.split(sign);
      return [parseMarkedLine(prompt).text, match.join(' ').trim()] as const;
    });
    if (pairs.length > 0 && pairs.every((pair) => pair.every((words) => words !== '')))
      return pairs.map((pair) => ({ text: pair.join(TAB), right: false }));
  }
  return [];
}
