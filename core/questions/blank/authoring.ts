import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { readFormatted } from '#core/content/formatted.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { BLANK_MAX_LENGTH, type BlankKind } from '#core/questions/blank/index.ts';
import { withGrading } from '#core/questions/worth.ts';

export const blankAuthoring: QuestionAuthoring<BlankKind> = {
  toExchange(question) {
    const { accepted, type: _, ...base } = question;
    return { base, exchange: { accepted } };
  },
  fromExchange(base, { choices = [], accepted = [] }) {
    const right = choices
      .filter(({ correct }) => correct === true)
      .map(({ text }) => readFormatted(text, base.format).text.trim());
    // Drop answers that no player could type.
    const typed = [...accepted, ...right].filter((text) => text !== '' && text.length <= BLANK_MAX_LENGTH);
    return { ...base, type: 'BLANK', accepted: [...new Set(typed)].slice(0, CONTENT_LIMITS.acceptedAnswers) };
  },
  isJudged: ({ accepted }) => accepted.length > 0,
  hasAnswers: ({ accepted }) => accepted.length > 0,
  rekey: {
    way: 'accept',
    rekeyed: (question, _played, { text }) =>
      question.accepted.length < CONTENT_LIMITS.acceptedAnswers
        ? { ...question, accepted: [...question.accepted, text] }
        : null,
  },
  preview: ({ accepted }, base) => ({
    question: { type: 'BLANK', ...withGrading(base, accepted.length > 0) },
    reveal: { type: 'BLANK', accepted },
  }),
};
