// BLANK for its author.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { formattedOf } from '#core/content/formatted.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { BLANK_MAX_LENGTH, type BlankKind } from '#core/questions/blank/index.ts';
import { judged } from '#core/questions/worth.ts';

export const blankAuthoring: QuestionAuthoring<BlankKind> = {
  give(question) {
    const { accepted, type: _, ...base } = question;
    return { base, exchange: { accepted } };
  },
  take(base, { choices = [], accepted = [] }) {
    const right = choices
      .filter(({ correct }) => correct === true)
      .map(({ text }) => formattedOf(text, base.format).text.trim());
    // What nobody could type is no answer.
    const typed = [...accepted, ...right].filter((text) => text !== '' && text.length <= BLANK_MAX_LENGTH);
    return { ...base, type: 'BLANK', accepted: [...new Set(typed)].slice(0, CONTENT_LIMITS.acceptedAnswers) };
  },
  isJudged: ({ accepted }) => accepted.length > 0,
  hasAnswers: ({ accepted }) => accepted.length > 0,
  asked: ({ accepted }, base) => ({
    question: { type: 'BLANK', ...judged(base, accepted.length > 0) },
    reveal: { type: 'BLANK', accepted },
  }),
};
