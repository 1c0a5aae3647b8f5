import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { OpenKind } from '#core/questions/open/index.ts';

export const openAuthoring: QuestionAuthoring<OpenKind> = {
  toExchange(question) {
    const { type: _, ...base } = question;
    return { base, exchange: {} };
  },
  fromExchange: (base) => ({ ...base, type: 'OPEN' }),
  isJudged: () => true,
  hasAnswers: () => false,
  preview: (_authored, base) => ({
    question: { type: 'OPEN', ...base, hasCorrectAnswer: false },
    reveal: { type: 'OPEN' },
  }),
};
