// A text of which an importer knows the looks: its words for a question that stays plain, and what says them with their marks.

import { escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';

/** What a file says can never pass for one: JSON makes no instances. */
export class MarkedText {
  readonly words: string;
  /** In the markup of quizzes. */
  readonly source: string;

  constructor(words: string, source: string) {
    this.words = words;
    this.source = source;
  }

  /** What stands as it is, in whatever markup it might look like. */
  static plain(words: string): MarkedText {
    return new MarkedText(words, escapeMarkdown(words));
  }

  /** One text of several; where they would say something else side by side, only the words. */
  static joined(parts: readonly MarkedText[], between: string): MarkedText {
    const words = parts.map((part) => part.words).join(between);
    const source = parts.map((part) => part.source).join(between);
    return readMarkdown(source).text === words ? new MarkedText(words, source) : MarkedText.plain(words);
  }

  get marked(): boolean {
    return readMarkdown(this.source).marks !== undefined;
  }
}

export function wordsOf(text: string | MarkedText): string {
  return typeof text === 'string' ? text : text.words;
}

export interface Settled {
  /** The question in words alone. */
  readonly plain: unknown;
  /** The question in its markup; null where nothing of it is marked. */
  readonly formatted: unknown;
}

type Say = (text: string | MarkedText) => string;

/** `candidate` may be anything. */
export function settle(candidate: unknown): Settled {
  let marked = false;
  const plain = said(candidate, (text) => {
    if (typeof text === 'string') return text;
    marked ||= text.marked;
    return text.words;
  });
  // A file that names a format itself has its texts written in it.
  if (!marked || namesFormat(candidate)) return { plain, formatted: null };
  const source: Say = (text) => (typeof text === 'string' ? escapeMarkdown(text) : text.source);
  return { plain, formatted: { ...(said(candidate, source) as object), format: 'markdown' } };
}

/** The candidate with `say` applied to each text that a question's format covers. */
function said(candidate: unknown, say: Say): unknown {
  if (!isObject(candidate)) return candidate;
  const one = (value: unknown) =>
    typeof value === 'string' || value instanceof MarkedText ? say(value) : value;
  const result = { ...candidate };
  for (const field of ['text', 'explanation'] as const)
    if (field in result) result[field] = one(result[field]);
  const { hints, options } = result;
  if (Array.isArray(hints)) result['hints'] = hints.map(one);
  if (Array.isArray(options)) {
    result['options'] = options.map((option: unknown) =>
      isObject(option) && 'text' in option ? { ...option, text: one(option['text']) } : option,
    );
  }
  return result;
}

function namesFormat(candidate: unknown): boolean {
  return isObject(candidate) && candidate['format'] !== undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
