import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { OpenKind } from '#core/questions/open/index.ts';
import { withGrading } from '#core/questions/worth.ts';

export const openAuthoring: QuestionAuthoring<OpenKind> = {
  toExchange(question) {
    const { type: _, ...base } = question;
    return { base, exchange: {} };
  },
  fromExchange: (base) => ({ ...base, type: 'OPEN' }),
  isJudged: () => false,
  hasAnswers: () => false,
  preview: (_authored, base) => ({
    question: { type: 'OPEN', ...withGrading(base, false) },
    reveal: { type: 'OPEN' },
  }),
};
