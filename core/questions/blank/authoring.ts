// BLANK for its author.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { formattedOf } from '#core/content/formatted.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { BLANK_MAX_LENGTH } from '#core/questions/blank/question.ts';

export const blankAuthoring: QuestionAuthoring<'BLANK'> = {
  parted: ({ accepted, ...base }) => ({ base, answers: { options: [], accepted } }),
  made(base, { options, accepted }) {
    const right = options
      .filter(({ correct }) => correct === true)
      .map(({ text }) => formattedOf(text, base.format).text.trim());
    // What nobody could type is no answer.
    const typed = [...accepted, ...right].filter((text) => text !== '' && text.length <= BLANK_MAX_LENGTH);
    return { ...base, type: 'BLANK', accepted: [...new Set(typed)].slice(0, CONTENT_LIMITS.acceptedAnswers) };
  },
};
