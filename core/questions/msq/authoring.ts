// MSQ for its author.

import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { mappedOptions, optionsFrom } from '#core/questions/optionsAuthoring.ts';

export const msqAuthoring: QuestionAuthoring<'MSQ'> = {
  parted: ({ options, ...base }) => ({ base, answers: { options, accepted: [] } }),
  mapped: mappedOptions,
  made: (base, answers) => ({ ...base, type: 'MSQ', options: optionsFrom(answers, base.format) }),
};
