// A text of which an importer knows the looks: its words for a question that stays plain, and what says them with their marks.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';
import { mapTexts } from '#core/questions/texts.ts';

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

/** `candidate` may be anything. */
export function settle(candidate: unknown): Settled {
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

/** Lists and objects in each other, in which a MarkedText is looked for. */
const DEEPEST = 6;

/** Whether one of its texts is a MarkedText: only an importer has made it then, and in all else it is a question. */
function hasLooks(candidate: unknown, depth = 0): candidate is AuthoredQuestion {
  if (candidate instanceof MarkedText) return true;
  if (typeof candidate !== 'object' || candidate === null || depth === DEEPEST) return false;
  return Object.values(candidate).some((part) => hasLooks(part, depth + 1));
}
