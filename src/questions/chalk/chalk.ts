// Chalk marks in a passage, and where its sentences are.

import type { Chalk } from '#src/platform/storage/readings.ts';

export type Span = Pick<Chalk, 'from' | 'to'>;

/** Returns the marks with this range in a color, or in none if null. They stay apart, and in order. */
export function withChalk(
  marks: readonly Chalk[],
  { from, to }: Span,
  color: number | null,
): readonly Chalk[] {
  if (from >= to) return marks;
  const kept = marks.flatMap((mark) => [
    ...(mark.from < from ? [{ ...mark, to: Math.min(mark.to, from) }] : []),
    ...(mark.to > to ? [{ ...mark, from: Math.max(mark.from, to) }] : []),
  ]);
  if (color === null) return kept;
  const joined: Chalk[] = [];
  for (const mark of [...kept, { from, to, color }].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last?.color === mark.color && last.to === mark.from) joined.splice(-1, 1, { ...last, to: mark.to });
    else joined.push(mark);
  }
  return joined;
}

/** The color of the mark that covers all of this range; null for none. */
export function chalkAt(marks: readonly Chalk[], { from, to }: Span): number | null {
  return marks.find((mark) => mark.from <= from && mark.to >= to)?.color ?? null;
}

/** Elements that end a sentence. */
const BLOCKS = '.formatted-item, .formatted-block';

function textNodes(root: Node): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
  return found;
}

/** The sentences of what is in the element, without the space around them. */
export function sentencesIn(root: Element, language: string): readonly Span[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const blocks: { readonly of: Element | null; text: string }[] = [];
  for (const node of textNodes(root)) {
    const of = node.parentElement?.closest(BLOCKS) ?? null;
    const last = blocks.at(-1);
    if (last?.of === of) last.text += node.data;
    else blocks.push({ of, text: node.data });
  }
  const spans: Span[] = [];
  let start = 0;
  for (const { text } of blocks) {
    for (const { segment, index } of segmenter.segment(text)) {
      const words = segment.trim();
      const from = start + index + segment.indexOf(words);
      if (words !== '') spans.push({ from, to: from + words.length });
    }
    start += text.length;
  }
  return spans;
}

/** The same ranges, in the element's own nodes. */
export function rangesIn(root: Element, spans: readonly Span[]): readonly Range[] {
  const nodes = textNodes(root);
  const pointAt = (offset: number, isEnd: boolean): readonly [Node, number] => {
    let left = offset;
    for (const node of nodes) {
      if (left < node.length || (isEnd && left === node.length)) return [node, left];
      left -= node.length;
    }
    return [root, root.childNodes.length];
  };
  return spans.map(({ from, to }) => {
    const range = new Range();
    range.setStart(...pointAt(from, false));
    range.setEnd(...pointAt(to, true));
    return range;
  });
}

/** What is selected in the element; null if nothing is. */
export function selectedIn(root: Element): Span | null {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return null;
  return spanOf(root, range);
}

export function spanOf(root: Element, range: Range): Span {
  const before = new Range();
  before.setStart(root, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  return { from, to: from + range.toString().length };
}
