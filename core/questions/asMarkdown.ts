// Questions whose texts were written as they stand, and are to be read as Markdown from now on.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';
import { type FormattedField, mapTexts } from '#core/questions/texts.ts';

type Texts = Readonly<Record<FormattedField, readonly string[]>>;

function textsOf(question: AuthoredQuestion): Texts {
  const texts: Record<FormattedField, string[]> = { text: [], explanation: [], hints: [], answers: [] };
  mapTexts(question, (text, field) => {
    texts[field].push(text);
    return text;
  });
  return texts;
}

/** `next` as Markdown that says what `question` says, but for the texts in which they differ: those are Markdown already. */
export function asMarkdown<Q extends AuthoredQuestion>(question: AuthoredQuestion, next: Q): Q {
  // Field by field: an explanation that was not there before shifts no hint.
  const before = textsOf(question);
  const places: Record<FormattedField, number> = { text: 0, explanation: 0, hints: 0, answers: 0 };
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
};

/** Whether none of its texts is longer than it may be: a single one that is keeps the whole quiz from being saved. */
export function hasRoom(question: AuthoredQuestion): boolean {
  const texts = textsOf(question);
  return (Object.keys(LIMITS) as FormattedField[]).every((field) =>
    texts[field].every((text) => text.length <= LIMITS[field]),
  );
}

/** Whether a text that is shown as it stands looks as if it was meant to be read as Markdown. */
export function seemsMarkdown(question: AuthoredQuestion): boolean {
  return question.format === undefined && Object.values(textsOf(question)).flat().some(saysMore);
}

const saysMore = (text: string) => (readMarkdown(text).marks ?? []).some(({ style }) => style !== 'item');
