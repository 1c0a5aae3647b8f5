import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { readFormatted } from '#core/content/formatted.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { playedBlank, shownAccepted } from '#core/questions/blank/build.ts';
import { BLANK_MAX_LENGTH, type BlankKind } from '#core/questions/blank/index.ts';

export const blankAuthoring: QuestionAuthoring<BlankKind> = {
  toExchange(question) {
    const { accepted, number, forgiveTypo, type: _, ...base } = question;
    const rules = { ...(number && { number }), ...(forgiveTypo && { forgiveTypo }) };
    return { base, exchange: { accepted, rules } };
  },
  fromExchange(base, { choices = [], accepted = [], rules }) {
    const right = choices
      .filter(({ correct }) => correct === true)
      .map(({ text }) => readFormatted(text, base.format).text.trim());
    // Drop answers that no player could type.
    const typed = [...accepted, ...right].filter((text) => text !== '' && text.length <= BLANK_MAX_LENGTH);
    const all = [...new Set(typed)].slice(0, CONTENT_LIMITS.acceptedAnswers);
    return { ...base, type: 'BLANK', accepted: all, ...rules };
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
  preview: (authored, base) => ({
    question: playedBlank(authored, base),
    reveal: { type: 'BLANK', accepted: shownAccepted(authored) },
  }),
};
