// Questions whose texts were written as they stand, and are to be read as Markdown from now on.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';
import { mapTexts } from '#core/questions/texts.ts';

function textsOf(question: AuthoredQuestion): readonly string[] {
  const texts: string[] = [];
  mapTexts(question, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** `next` as Markdown that says what `question` says, but for the texts in which they differ: those are Markdown already. */
export function asMarkdown<Q extends AuthoredQuestion>(question: AuthoredQuestion, next: Q): Q {
  const before = textsOf(question);
  let place = 0;
  const mapped = mapTexts(next, (text) => (text === before[place++] ? escapeMarkdown(text) : text));
  return { ...mapped, format: 'markdown' };
}

/** Whether a text that is shown as it stands looks as if it was meant to be read as Markdown. */
export function seemsMarkdown(question: AuthoredQuestion): boolean {
  return question.format === undefined && textsOf(question).some(saysMore);
}

const saysMore = (text: string) => (readMarkdown(text).marks ?? []).some(({ style }) => style !== 'item');
