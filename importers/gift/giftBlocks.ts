// Cuts a GIFT file into blocks of one item each; comments and categories come out.

import { findUnescaped } from '#importers/gift/giftSyntax.ts';

export type GiftPart =
  | {
      readonly kind: 'block' /** Line of its first text, counted from 1. */;
      readonly line: number;
      readonly text: string;
    }
  /** As `$course$/top/Unit 1`. */
  | { readonly kind: 'category'; readonly name: string }
  /** Tags in a comment. */
  | { readonly kind: 'tags'; readonly count: number };

type State = 'stem' | 'answers' | 'after';

const COMMENT = /^\s*\/\//;
const CATEGORY = /^\s*\$CATEGORY:\s*(.*)$/i;
const TAG = /\[tag:[^\]]+\]/g;
const TITLE = /^\s*::/;
const PROGRESS_EVERY = 1_000;

/**
 * Blocks are parted by blank lines, but not within braces; and where an item has had its answers and the next line
 * starts another. `progress` gets 0 to 1.
 */
export function* giftParts(text: string, progress: (fraction: number) => void): Generator<GiftPart> {
  const lines = text.split('\n');
  const closesNext = nextBraceCloses(lines);
  let current: string[] = [];
  let start = 0;
  let state: State = 'stem';

  const finish = (): GiftPart[] => {
    const block =
      current.length > 0 ? [{ kind: 'block' as const, line: start, text: current.join('\n') }] : [];
    current = [];
    state = 'stem';
    return block;
  };

  for (const [index, line] of lines.entries()) {
    if (index % PROGRESS_EVERY === 0) progress(index / lines.length);
    if (COMMENT.test(line)) {
      const count = line.match(TAG)?.length ?? 0;
      if (count > 0) yield { kind: 'tags', count };
      continue;
    }
    // An item whose braces stay open must not swallow all that follows.
    const within = state === 'answers' && closesNext[index] === 1;
    if (line.trim() === '' && !within) {
      yield* finish();
      continue;
    }
    const category = within ? undefined : CATEGORY.exec(line)?.[1]?.trim();
    if (category !== undefined) {
      yield* finish();
      if (category !== '') yield { kind: 'category', name: category };
      continue;
    }
    if (state === 'after' && (TITLE.test(line) || findUnescaped(line, '{') !== -1)) yield* finish();
    if (current.length === 0) start = index + 1;
    current.push(line);
    state = stateAfter(line, state);
  }
  yield* finish();
}

function stateAfter(line: string, before: State): State {
  let state = before;
  let at = findUnescaped(line, state === 'answers' ? '}' : '{');
  while (at !== -1) {
    state = state === 'answers' ? 'after' : 'answers';
    at = findUnescaped(line, state === 'answers' ? '}' : '{', at + 1);
  }
  return state;
}

/** 1 for each line where the first unescaped brace in it or after it is a closing one. */
function nextBraceCloses(lines: readonly string[]): Uint8Array {
  const closes = new Uint8Array(lines.length);
  let next = 0;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    const at = COMMENT.test(line) ? -1 : findUnescaped(line, '{}');
    if (at !== -1) next = line.charAt(at) === '}' ? 1 : 0;
    closes[index] = next;
  }
  return closes;
}
