import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';
import { type FormattedField, mapTexts } from '#core/questions/texts.ts';

type Texts = Readonly<Record<FormattedField, readonly string[]>>;

function textsOf(question: AuthoredQuestion): Texts {
  const texts: Record<FormattedField, string[]> = {
    text: [],
    explanation: [],
    hints: [],
    answers: [],
    passage: [],
  };
  mapTexts(question, (text, field) => {
    texts[field].push(text);
    return text;
  });
  return texts;
}

/**
 * Returns `next` as Markdown. Texts that match `question` are escaped so that they still read the same; texts
 * that differ count as Markdown already.
 */
export function asMarkdown<Q extends AuthoredQuestion>(question: AuthoredQuestion, next: Q): Q {
  // Compared field by field, so that a newly added explanation doesn't shift the hints.
  const before = textsOf(question);
  const places: Record<FormattedField, number> = {
    text: 0,
    explanation: 0,
    hints: 0,
    answers: 0,
    passage: 0,
  };
  const mapped = mapTexts(next, (text, field) =>
    text === before[field][places[field]++] ? escapeMarkdown(text) : text,
  );
  return { ...mapped, format: 'markdown' };
}

const LIMITS: Readonly<Record<FormattedField, number>> = {
  text: CONTENT_LIMITS.questionText,
  explanation: CONTENT_LIMITS.explanation,
  hints: CONTENT_LIMITS.hint,
  answers: CONTENT_LIMITS.optionText,
  passage: CONTENT_LIMITS.passage,
};

/** True if every text fits its limit. If one doesn't, the whole quiz can't be saved. */
export function hasRoom(question: AuthoredQuestion): boolean {
  const texts = textsOf(question);
  return (Object.keys(LIMITS) as FormattedField[]).every((field) =>
    texts[field].every((text) => text.length <= LIMITS[field]),
  );
}

/** True if a plain-text question looks as if its author meant Markdown. */
export function seemsMarkdown(question: AuthoredQuestion): boolean {
  return question.format === undefined && Object.values(textsOf(question)).flat().some(saysMore);
}

const saysMore = (text: string) => (readMarkdown(text).marks ?? []).some(({ style }) => style !== 'item');
