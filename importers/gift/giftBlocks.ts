// GIFT file splitter: yields one block per item, and separately its categories and the tags in comments.

import { hasEmbeddedAnswers } from '#importers/moodle/clozeText.ts';

export type GiftPart =
  | {
      readonly kind: 'block' /** Line of its first text, counted from 1. */;
      readonly line: number;
      readonly text: string;
    }
  /** Such as `$course$/top/Unit 1`. */
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
 * Blocks are separated by blank lines, except inside braces. An item that already has its answers also ends
 * where the next line starts another. `progress` gets 0 to 1.
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
    // An item whose braces stay open must not swallow everything after it.
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
    // Embedded answers are gaps of one text.
    const beginsNext = findUnescaped(line, '{') !== -1 && !hasEmbeddedAnswers(line);
    if (state === 'after' && (TITLE.test(line) || beginsNext)) yield* finish();
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

/** 1 for each line where the next unescaped brace, on it or after it, is a closing one. */
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

/**
 * Index of the first of `characters`, at `from` or later, that no backslash precedes; -1 if there is none.
 */
export function findUnescaped(text: string, characters: string, from = 0): number {
  for (let index = from; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\') index += 1;
    else if (characters.includes(character)) return index;
  }
  return -1;
}

/** Index of an unescaped run of `length` times `character`; -1 if there is none. */
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

/** Pieces between unescaped separators. */
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

/**
 * Resolves the escapes of special characters, and of n for a line break; a backslash before anything else is
 * literal.
 */
export function unescapeGift(text: string): string {
  return text.replaceAll(/\\([~=#{}:\\n])/g, (_, character: string) =>
    character === 'n' ? '\n' : character,
  );
}
