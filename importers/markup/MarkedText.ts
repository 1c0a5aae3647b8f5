// Text whose formatting an importer knows: its words for a question that stays plain, and their markup for
// one that doesn't.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';
import { mapTexts } from '#core/questions/texts.ts';

/** Nothing in a file can pass for one, because JSON doesn't create instances. */
export class MarkedText {
  readonly words: string;
  /** In quiz markup. */
  readonly source: string;

  constructor(words: string, source: string) {
    this.words = words;
    this.source = source;
  }

  /** Text that is taken literally, whatever markup it looks like. */
  static plain(words: string): MarkedText {
    return new MarkedText(words, escapeMarkdown(words));
  }

  /** Joins texts; if their markup would read differently side by side, keeps only the words. */
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
  /** The question in plain words. */
  readonly plain: unknown;
  /** The question in its markup; null if nothing in it is formatted. */
  readonly formatted: unknown;
}

/** `candidate` may be anything. */
export function splitFormatting(candidate: unknown): Settled {
  if (!hasLooks(candidate)) return { plain: candidate, formatted: null };
  let marked = false;
  const plain = mapTexts(candidate, (text: string | MarkedText) => {
    if (typeof text === 'string') return text;
    marked ||= text.marked;
    return text.words;
  });
  if (!marked) return { plain, formatted: null };
  const source = (text: string | MarkedText) =>
    typeof text === 'string' ? escapeMarkdown(text) : text.source;
  return { plain, formatted: { ...mapTexts(candidate, source), format: 'markdown' } };
}

/** Maximum depth at which lists and objects are searched for a MarkedText. */
const DEEPEST = 6;

/**
 * True if any of its texts is a MarkedText. If so, an importer made it, and the rest of it is a question's.
 */
function hasLooks(candidate: unknown, depth = 0): candidate is AuthoredQuestion {
  if (candidate instanceof MarkedText) return true;
  if (typeof candidate !== 'object' || candidate === null || depth === DEEPEST) return false;
  return Object.values(candidate).some((part) => hasLooks(part, depth + 1));
}
