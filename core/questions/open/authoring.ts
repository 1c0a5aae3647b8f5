// OPEN for its author: it has nothing but the question.

import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { OpenKind } from '#core/questions/open/index.ts';
import { judged } from '#core/questions/worth.ts';

export const openAuthoring: QuestionAuthoring<OpenKind> = {
  give(question) {
    const { type: _, ...base } = question;
    return { base, exchange: {} };
  },
  take: (base) => ({ ...base, type: 'OPEN' }),
  isJudged: () => false,
  hasAnswers: () => false,
  asked: (_authored, base) => ({
    question: { type: 'OPEN', ...judged(base, false) },
    reveal: { type: 'OPEN' },
  }),
};
