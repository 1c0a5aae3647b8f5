// Answers of GIFT's question types as text. A new question type is exported as plain text until it has a case
// here.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { readFormatted } from '#core/content/formatted.ts';
import type { FormattedText } from '#core/content/formattedText.ts';
import { mediaLabel } from '#core/content/mediaLabel.ts';
import type { AuthoredItem } from '#core/questions/placing/authoring.ts';
import type { AuthoredOf } from '#core/questions/question.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { type NumberRule, readNumber, type TypedRules } from '#core/questions/typed/numbers.ts';
import { correctNumbers, hasMarks } from '#importers/exports/texts.ts';
import { escapeHtml, formattedHtml, type FormulaHtml } from '#importers/markup/formattedHtml.ts';
import { moodleNumber } from '#importers/moodle/moodleNumber.ts';

/**
 * Reason GIFT can't hold a question's answers. It's left out if it's a poll, or if each of its answers contains `->`.
 * It's written as text if it has several gaps, or if GIFT doesn't have its kind.
 */
export type GiftLack = 'poll' | 'arrow' | 'gaps' | 'kind';

/**
 * What reads back differently: answers with `->` are missing, numbers are compared in another way, typos aren't
 * forgiven, the gap is a question of its own kind, or matches have no formatting.
 */
export type GiftChange = 'arrows' | 'rules' | 'gap' | 'plainMatches';

export interface GiftAnswers {
  /** Content between the braces. */
  readonly answers: string;
  readonly changes: readonly GiftChange[];
}

/** Writer for the texts of a question. */
export interface GiftWords {
  /** True if the question has formatting, so that its texts are HTML. */
  readonly inHtml: boolean;
  /** Writes a text that the question's format covers. */
  readonly text: (text: FormattedText) => string;
  readonly read: (source: string) => FormattedText;
}

/** Between the delimiters that MathJax looks for. */
const mathJax: FormulaHtml = (source, display) =>
  display ? String.raw`\[${escapeHtml(source)}\]` : String.raw`\(${escapeHtml(source)}\)`;

export function giftWords(question: AuthoredQuestion): GiftWords {
  const inHtml = hasMarks(question);
  return {
    inHtml,
    text: (text) => (inHtml ? formattedHtml(text, mathJax) : text.text),
    read: (source) => readFormatted(source, question.format),
  };
}

export function giftAnswers(question: AuthoredQuestion, words = giftWords(question)): GiftAnswers | GiftLack {
  switch (question.type) {
    case 'MCQ':
      return choices(question.options, words, () => null);
    case 'MSQ': {
      // Moodle only accepts shares that result from dividing the whole, to five decimal places. One incorrect
      // choice cancels all correct ones.
      const share = String(Number((100 / correctNumbers(question.options).length).toFixed(5)));
      return choices(question.options, words, (correct) => (correct ? share : '-100'));
    }
    case 'BLANK':
      return typed(question, words);
    case 'OPEN':
      return { answers: '', changes: [] };
    case 'REORDER':
      return ordering(question.items, words);
    case 'MATCH':
      return matching(question, words);
    case 'CLOZE': {
      const [gap, ...others] = question.gaps;
      return gap && others.length === 0
        ? asGap(typed({ ...gap, ...(question.forgiveTypo && { forgiveTypo: true }) }, words))
        : 'gaps';
    }
    case 'DROPDOWN': {
      const [gap, ...others] = question.gaps;
      return gap && others.length === 0 ? asGap(choices(gap.choices, words, () => null)) : 'gaps';
    }
    default:
      return 'kind';
  }
}

/** `weightOf` returns a percentage of the marks; null if a plain sign will do. */
function choices(
  options: readonly AuthoredOption[],
  words: GiftWords,
  weightOf: (correct: boolean) => string | null,
): GiftAnswers | GiftLack {
  if (correctNumbers(options).length === 0) return 'poll';
  const lines = options.map((option) => {
    const correct = option.correct === true;
    const weight = weightOf(correct);
    const sign = weight === null ? (correct ? '=' : '~') : `~%${weight}%`;
    return `${sign}${giftText(written(option, words))}`;
  });
  return listed(lines);
}

const listed = (lines: readonly string[], changes: readonly GiftChange[] = []): GiftAnswers => ({
  answers: `\n${lines.map((line) => `\t${line}\n`).join('')}`,
  changes,
});

/** The only gap of a text, which comes back as a question of the kind that it asks like. */
const asGap = (gift: GiftAnswers | GiftLack): GiftAnswers | GiftLack =>
  typeof gift === 'string' ? gift : { ...gift, changes: [...gift.changes, 'gap'] };

interface TypedAnswers extends TypedRules {
  readonly accepted: readonly string[];
}

function typed(question: TypedAnswers, { inHtml }: GiftWords): GiftAnswers | GiftLack {
  const { accepted, number, forgiveTypo } = question;
  const numbers = number && numerical(question, number);
  if (numbers) return numbers;
  // An arrow anywhere in the answers would turn them into matching pairs, and it can't be escaped.
  const kept = accepted.filter((answer) => !answer.includes(ARROW));
  if (kept.length === 0) return 'arrow';
  // A star would match any text.
  const texts = kept.map((answer) => giftText(answer.replaceAll('*', String.raw`\*`)));
  // Typed answers have no formatting, even if the question does.
  const lines = texts.map(
    (answer) => `=${inHtml && !answer.startsWith('[plain]') ? '[plain]' : ''}${answer}`,
  );
  return listed(lines, [
    ...(kept.length < accepted.length ? (['arrows'] as const) : []),
    ...(number || forgiveTypo ? (['rules'] as const) : []),
  ]);
}

/** Digits as GIFT has them; null if any answer can only be typed, such as one with a unit. */
function numerical({ accepted, forgiveTypo }: TypedAnswers, rule: NumberRule): GiftAnswers | null {
  const { tolerance = 0, tolerancePercent = 0 } = rule;
  const values = accepted.map((answer) => {
    const read = readNumber(answer);
    const [value] = read?.values ?? [];
    if (value === undefined || read?.values.length !== 1 || read.unit !== '') return null;
    const asWritten = moodleNumber(answer.trim()).kind === 'number' && Number(answer) === value;
    return { value, text: asWritten ? answer.trim() : String(value), asWritten };
  });
  const kept = values.filter((each) => each !== null);
  if (kept.length < values.length) return null;
  const lines = kept.map(({ value, text }) => {
    const around = Math.max(tolerance, (Math.abs(value) * tolerancePercent) / 100);
    return `=${text}${around > 0 ? `:${around}` : ''}`;
  });
  const { answers } = listed(lines);
  const isPlain = !forgiveTypo && Object.keys(rule).every((name) => name === 'tolerance');
  const isKept = isPlain && kept.every(({ asWritten }) => asWritten);
  return { answers: `#${answers}`, changes: isKept ? [] : ['rules'] };
}

/**
 * Same as Moodle's ordering questions: settings for display and grading, then one item per line. Moodle keeps
 * escapes inside items, so only characters that would end an item are escaped.
 */
function ordering(items: readonly AuthoredOption[], words: GiftWords): GiftAnswers {
  const lines = items.map((item) => {
    const text = trimmed(written(item, words)).replaceAll(/[\\{}]|#(?=###)/g, String.raw`\$&`);
    // A line that begins with two slashes is a comment.
    const format = /^(?:\[(?:html|moodle|plain|markdown)\]|\/\/)/i.test(text)
      ? words.inHtml
        ? '[html]'
        : '[plain]'
      : '';
    return `${format}${text.replaceAll('\n', String.raw`\n`)}`;
  });
  const { answers } = listed(lines);
  return {
    answers: `>${items.length} ALL VERTICAL RELATIVE_NEXT_EXCLUDE_LAST HIDE none${answers}`,
    changes: [],
  };
}

const ARROW = '->';

/** Moodle's matches have no format. A match without a prompt is one that belongs to none. */
function matching({ pairs, extras = [] }: AuthoredOf<'MATCH'>, words: GiftWords): GiftAnswers | GiftLack {
  const prompts = pairs.map(({ prompt }) => giftText(written(prompt, words)));
  // The first arrow separates, and it can't be escaped.
  if (prompts.some((prompt) => prompt.includes(ARROW))) return 'arrow';
  const matches = [...pairs.map(({ match }) => match), ...extras].map((match) => said(match, words));
  const lines = matches.map(({ text }, index) => `=${prompts[index] ?? ''} ${ARROW} ${escapedLine(text)}`);
  return listed(lines, matches.some(({ marks }) => marks) ? ['plainMatches'] : []);
}

/** An option's text, or the label of its picture. */
const said = ({ text, media }: AuthoredItem, { read }: GiftWords): FormattedText =>
  text.trim() === '' && media ? { text: mediaLabel(media) } : read(text);

const written = (option: AuthoredItem, words: GiftWords): string => words.text(said(option, words));

/** Start of a text that a parser would take for a format or a weight. */
const PREFIX = /^(?:\[(?:html|moodle|plain|markdown)\]|%)/i;

/**
 * The text on one line, with every character escaped that means something in GIFT. The sign before it marks
 * its start.
 */
export function giftText(text: string): string {
  return PREFIX.test(trimmed(text)) ? `[plain]${escapedLine(text)}` : escapedLine(text);
}

function escapedLine(text: string): string {
  return trimmed(text)
    .replaceAll(/[\\~=#{}:]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

function trimmed(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}
