// Text whose formatting an importer knows: its words for a question that stays plain, and their markup for
// one that doesn't.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';
import { authoringOf, childrenOf } from '#core/questions/authoring.ts';
import type { AuthoredChild } from '#core/questions/kind.ts';
import { mapTexts } from '#core/questions/texts.ts';
import { isKnownType } from '#importers/kinds.ts';

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

/**
 * `candidate` may be anything. A text that its kind's format doesn't cover, and any text of a kind that
 * quizzes don't have, gets the words alone.
 */
export function splitFormatting(candidate: unknown): Settled {
  if (!hasLooks(candidate)) return { plain: candidate, formatted: null };
  const plain = inWords(candidate);
  if (!isKnownType(candidate.type)) return { plain, formatted: null };
  const children = childrenOf(candidate).map(splitFormatting);
  let marked = false;
  const own = mapTexts(candidate, (text: string | MarkedText) => {
    marked ||= text instanceof MarkedText && text.marked;
    return typeof text === 'string' ? escapeMarkdown(text) : text.source;
  });
  if (!marked && children.every(({ formatted }) => formatted === null)) return { plain, formatted: null };
  const source = inWords(marked ? { ...own, format: 'markdown' } : candidate) as AuthoredQuestion;
  const settled = children.map(({ plain: words, formatted }) => formatted ?? words);
  const parent = authoringOf(candidate.type).children;
  return { plain, formatted: parent ? parent.with(source, settled as AuthoredChild[]) : source };
}

/** A copy with words in place of each MarkedText. */
function inWords(value: unknown): unknown {
  if (value instanceof MarkedText) return value.words;
  if (Array.isArray(value)) return value.map(inWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inWords(inner)]));
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
