// MSQ for its author.

import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { optionsFrom } from '#core/questions/optionsAuthoring.ts';

export const msqAuthoring: QuestionAuthoring<'MSQ'> = {
  parted: ({ type: _, options, ...base }) => ({ base, answers: { options, accepted: [] } }),
  made: (base, answers) => ({ type: 'MSQ', ...base, options: optionsFrom(answers) }),
};
