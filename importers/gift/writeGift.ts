// Quiz export as GIFT, for Moodle and anything else that reads it.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { FormattedText } from '#core/content/formattedText.ts';
import { authoringOf, flattenQuestions } from '#core/questions/authoring.ts';
import { GAP_WORDS, readGaps } from '#core/questions/gaps/gaps.ts';
import { withPassage, wordsOf } from '#importers/exports/texts.ts';
import { giftAnswers, giftText, giftWords } from '#importers/gift/giftAnswers.ts';

/** null if it can't be a category: a slash in it would start another one. */
export function giftCategory(subject: string): string | null {
  return /^[^/\n]*[^\s/][^/\n]*$/.test(subject) ? subject.trim() : null;
}

export function giftOf({ subject = '', questions }: AuthoredQuiz): string {
  const name = giftCategory(subject);
  const category = name === null ? [] : [`$CATEGORY: ${name}`];
  const items = flattenQuestions(questions).flatMap((question) => itemOf(question) ?? []);
  return `${[...category, ...items].join('\n\n')}\n`;
}

function itemOf(question: AuthoredQuestion): string | null {
  const words = giftWords(question);
  const { inHtml, read, text } = words;
  const gift = giftAnswers(question, words);
  if (gift === 'poll' || gift === 'arrow') return null;
  const answers = typeof gift === 'string' ? null : gift.answers;
  const write = (source: string) => text(read(source));
  const { explanation = '' } = question;
  const feedback = explanation.trim() === '' ? '' : `####${giftText(write(explanation))}\n`;
  const format = inHtml ? '[html]' : '[plain]';
  if (answers !== null && 'gaps' in question) {
    const around = giftText(text(withHole(read(question.text))));
    return `${format}${around.replace(HOLE, () => `{${answers}${feedback}}`)}`;
  }
  const asked = `${format}${giftText(write(withPassage(question, wordsOf(question))))}`;
  // Without answers, it's a description, which is only read.
  if (authoringOf(question.type).children) return asked;
  return `${asked} {${answers ?? ''}${feedback}}`;
}

/** Stands where the answers go; nobody types these characters. */
const HOLE = '\uf8ff'.repeat(GAP_WORDS.length);

/** The text with a hole for its only gap. */
function withHole(read: FormattedText): FormattedText {
  const { text: gapped } = readGaps(read, 1);
  const [at = 0] = gapped.gapsAt;
  return { ...gapped, text: gapped.text.slice(0, at) + HOLE + gapped.text.slice(at + HOLE.length) };
}
