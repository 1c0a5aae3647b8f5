// MSQ for its author.

import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { optionsFrom } from '#core/questions/optionsAuthoring.ts';

export const msqAuthoring: QuestionAuthoring<'MSQ'> = {
  parted: ({ options, ...base }) => ({ base, answers: { options, accepted: [] } }),
  made: (base, answers) => ({ ...base, type: 'MSQ', options: optionsFrom(answers) }),
};
