// OPEN for its author: it has nothing but the question.

import { NO_ANSWERS, type QuestionAuthoring } from '#core/questions/authoringTypes.ts';

export const openAuthoring: QuestionAuthoring<'OPEN'> = {
  parted: (base) => ({ base, answers: NO_ANSWERS }),
  made: (base) => ({ ...base, type: 'OPEN' }),
};
