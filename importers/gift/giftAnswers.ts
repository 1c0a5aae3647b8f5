// Answers of GIFT's question types as text. A new question type is exported as plain text until it has a case
// here.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { correctNumbers, hasRules, optionText } from '#importers/exports/texts.ts';
import { giftHtml } from '#importers/gift/giftHtml.ts';

/** Reason GIFT can't hold a question: it's a poll, or each of its answers contains `->`. */
export type GiftLack = 'poll' | 'arrow';

export interface GiftAnswers {
  /** Content between the braces. */
  readonly answers: string;
  /** True if it reads back as a different question. */
  readonly altered: boolean;
}

/**
 * `inHtml`: true if the texts covered by the question's format are HTML, false if they're plain text. Returns
 * null for a type that GIFT doesn't have.
 */
export function giftAnswers(question: AuthoredQuestion, inHtml: boolean): GiftAnswers | GiftLack | null {
  switch (question.type) {
    case 'MCQ':
      return choices(question.options, inHtml, () => null);
    case 'MSQ': {
      // Moodle only accepts shares that result from dividing the whole, to five decimal places. One incorrect
      // choice cancels all correct ones.
      const share = String(Number((100 / correctNumbers(question.options).length).toFixed(5)));
      return choices(question.options, inHtml, (correct) => (correct ? share : '-100'));
    }
    case 'BLANK':
      return typed(question.accepted, inHtml, hasRules(question));
    case 'OPEN':
      return { answers: '', altered: false };
    case 'REORDER':
      return ordering(question.items, inHtml);
    default:
      return null;
  }
}

/** `weightOf` returns a percentage of the marks; null if a plain sign will do. */
function choices(
  options: readonly AuthoredOption[],
  inHtml: boolean,
  weightOf: (correct: boolean) => string | null,
): GiftAnswers | GiftLack {
  if (correctNumbers(options).length === 0) return 'poll';
  const written = (words: string) => (inHtml ? giftHtml({ text: words }) : words);
  const lines = options.map((option) => {
    const correct = option.correct === true;
    const weight = weightOf(correct);
    const sign = weight === null ? (correct ? '=' : '~') : `~%${weight}%`;
    return `\t${sign}${giftText(optionText(option, written))}`;
  });
  return { answers: `\n${lines.join('\n')}\n`, altered: false };
}

function typed(accepted: readonly string[], inHtml: boolean, altered: boolean): GiftAnswers | GiftLack {
  // An arrow anywhere in the answers would turn them into matching pairs, and it can't be escaped.
  const kept = accepted.filter((answer) => !answer.includes('->'));
  if (kept.length === 0) return 'arrow';
  // A star would match any text.
  const written = kept.map((answer) => giftText(answer.replaceAll('*', String.raw`\*`)));
  // Typed answers have no formatting, even if the question does.
  const lines = written.map(
    (answer) => `\t=${inHtml && !answer.startsWith('[plain]') ? '[plain]' : ''}${answer}`,
  );
  return { answers: `\n${lines.join('\n')}\n`, altered: altered || kept.length < accepted.length };
}

/**
 * Same as Moodle's ordering questions: settings for display and grading, then one item per line. Moodle keeps
 * escapes inside items, so only characters that would end an item are escaped.
 */
function ordering(items: readonly AuthoredOption[], inHtml: boolean): GiftAnswers {
  const written = (words: string) => (inHtml ? giftHtml({ text: words }) : words);
  const lines = items.map((item) => {
    const text = trimmed(optionText(item, written)).replaceAll(/[\\{}]|#(?=###)/g, String.raw`\$&`);
    // A line that begins with two slashes is a comment.
    const format = /^(?:\[(?:html|moodle|plain|markdown)\]|\/\/)/i.test(text)
      ? inHtml
        ? '[html]'
        : '[plain]'
      : '';
    return `\t${format}${text.replaceAll('\n', String.raw`\n`)}`;
  });
  const head = `>${items.length} ALL VERTICAL RELATIVE_NEXT_EXCLUDE_LAST HIDE none`;
  return { answers: `${head}\n${lines.join('\n')}\n`, altered: false };
}

/** Start of a text that a parser would take for a format or a weight. */
const PREFIX = /^(?:\[(?:html|moodle|plain|markdown)\]|%)/i;

/**
 * The text on one line, with every character escaped that means something in GIFT. The sign before it marks
 * its start.
 */
export function giftText(text: string): string {
  const lines = trimmed(text);
  const escaped = lines.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
  return PREFIX.test(lines) ? `[plain]${escaped}` : escaped;
}

function trimmed(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}
