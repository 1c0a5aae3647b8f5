// A formatted text taken apart: blocks from top to bottom, each with runs in one face.

import type { FormattedText, Mark } from '#core/content/formattedText.ts';

export interface Face {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly code: boolean;
  readonly script: 'sub' | 'sup' | null;
}

export interface Run {
  readonly words: string;
  readonly face: Face;
  /** TeX of a formula; `words` stand in for it when it can't be drawn. */
  readonly tex: string | null;
  /** True if the code plate begins, or ends, with this run. */
  readonly opens: boolean;
  readonly closes: boolean;
}

/** `formula`: on a line of its own. `marker`: an item's bullet or number, with the space after it. */
export interface Block {
  readonly kind: 'words' | 'item' | 'code' | 'formula';
  readonly marker: string;
  readonly runs: readonly Run[];
}

const MARKER = /^(?:•|\d{1,3}[.)]) /;

export function blocksOf({ text, marks = [] }: FormattedText): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at <= text.length) {
    const whole = marks.find((mark) => mark.from === at && mark.to > at && mark.display);
    if (whole) {
      const runs = runsOf(text, marks, whole.from, whole.to);
      blocks.push({ kind: whole.style === 'code' ? 'code' : 'formula', marker: '', runs });
      at = afterBlock(text, whole.to);
      continue;
    }
    const line = text.indexOf('\n', at);
    // A block with its own line starts a new one even after words that the app put before it.
    const next = marks.find(({ from, style, display }) => from > at && (style === 'item' || display));
    const end = Math.min(line === -1 ? text.length : line, next?.from ?? text.length);
    const isItem = marks.some(({ style, from }) => style === 'item' && from === at);
    const marker = (isItem && MARKER.exec(text.slice(at, end))?.[0]) || '';
    blocks.push({
      kind: marker === '' ? 'words' : 'item',
      marker,
      runs: runsOf(text, marks, at + marker.length, end),
    });
    at = afterBlock(text, end);
  }
  return blocks;
}

/** A line break right after a block belongs to it. */
function afterBlock(text: string, end: number): number {
  return end < text.length && text[end] !== '\n' ? end : end + 1;
}

function runsOf(text: string, marks: readonly Mark[], from: number, to: number): Run[] {
  const inside = marks.filter((mark) => mark.style !== 'item' && mark.from < to && mark.to > from);
  const cuts = [from, to, ...inside.flatMap((mark) => [mark.from, mark.to])]
    .filter((cut) => cut >= from && cut <= to)
    .sort((one, other) => one - other);
  return cuts.flatMap((begin, index): Run[] => {
    const end = cuts[index + 1] ?? begin;
    if (end === begin) return [];
    const over = inside.filter((mark) => mark.from <= begin && mark.to >= end);
    const has = (style: Mark['style']): Mark | undefined => over.find((mark) => mark.style === style);
    const formula = has('formula');
    const script = has('sub') ?? has('sup');
    const code = has('code');
    return [
      {
        words: script?.source ?? text.slice(begin, end),
        face: {
          bold: has('bold') !== undefined,
          italic: has('italic') !== undefined,
          code: code !== undefined,
          script: script ? (script.style as 'sub' | 'sup') : null,
        },
        tex: formula?.source ?? null,
        opens: code?.from === begin,
        closes: code?.to === end,
      },
    ];
  });
}
