// The kinds of questions that GIFT has, and how it writes what answers them. A new kind is kept as its text until it has a line here.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { correctNumbers, optionText } from '#importers/exports/texts.ts';
import { giftHtml } from '#importers/gift/giftHtml.ts';

/** Why GIFT has no such question: it is a poll, or each of its answers has `->` in it. */
export type GiftLack = 'poll' | 'arrow';

export interface GiftAnswers {
  /** What stands between the braces. */
  readonly answers: string;
  /** Whether it is read back as another question than it was. */
  readonly altered: boolean;
}

/** `inHtml`: what the question's format covers is HTML; else its texts are plain words. null for a kind that GIFT does not know. */
export function giftAnswers(question: AuthoredQuestion, inHtml: boolean): GiftAnswers | GiftLack | null {
  switch (question.type) {
    case 'MCQ':
      return choices(question.options, inHtml, () => null);
    case 'MSQ': {
      // Moodle takes only such shares as a division of the whole gives, to five places. One wrong choice undoes all right ones.
      const share = String(Number((100 / correctNumbers(question.options).length).toFixed(5)));
      return choices(question.options, inHtml, (correct) => (correct ? share : '-100'));
    }
    case 'BLANK':
      return typed(question.accepted, inHtml);
    case 'OPEN':
      return { answers: '', altered: false };
    case 'REORDER':
      return ordering(question.items, inHtml);
    default:
      return null;
  }
}

/** `weightOf`: of marks in percent; null where a plain sign says it. */
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

function typed(accepted: readonly string[], inHtml: boolean): GiftAnswers | GiftLack {
  // Anywhere among the answers it would make them pairs to match, and nothing can take that from it.
  const kept = accepted.filter((answer) => !answer.includes('->'));
  if (kept.length === 0) return 'arrow';
  // A star would stand for any text.
  const written = kept.map((answer) => giftText(answer.replaceAll('*', String.raw`\*`)));
  // What is typed has no looks, in a question that has.
  const lines = written.map(
    (answer) => `\t=${inHtml && !answer.startsWith('[plain]') ? '[plain]' : ''}${answer}`,
  );
  return { answers: `\n${lines.join('\n')}\n`, altered: kept.length < accepted.length };
}

/** As Moodle's ordering questions have it: how they are shown and marked, then an item a line. An escape stays in an item there, so only what would end it has one. */
function ordering(items: readonly AuthoredOption[], inHtml: boolean): GiftAnswers {
  const written = (words: string) => (inHtml ? giftHtml({ text: words }) : words);
  const lines = items.map((item) => {
    const text = trimmed(optionText(item, written)).replaceAll(/[\\{}]|#(?=###)/g, String.raw`\$&`);
    // A line of two slashes is a comment.
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

/** What a reader would take for a format, or a weight, at the beginning of a text. */
const PREFIX = /^(?:\[(?:html|moodle|plain|markdown)\]|%)/i;

/** On one line, with nothing in it that means something to a reader. The sign before it says where that begins. */
export function giftText(text: string): string {
  const lines = trimmed(text);
  const escaped = lines.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
  return PREFIX.test(lines) ? `[plain]${escaped}` : escaped;
}

function trimmed(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}
