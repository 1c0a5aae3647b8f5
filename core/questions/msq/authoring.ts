// MSQ for its author.

import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { mappedOptions, optionsFrom, unmarkedFrom } from '#core/questions/optionsAuthoring.ts';

export const msqAuthoring: QuestionAuthoring<'MSQ'> = {
  parted: ({ options, unmarked, ...base }) => ({
    base,
    answers: { options, accepted: [], ...(unmarked && { unmarked }) },
  }),
  mapped: mappedOptions,
  made: (base, answers) => ({
    ...base,
    type: 'MSQ',
    options: optionsFrom(answers, base.format),
    ...unmarkedFrom(answers),
  }),
};
