// MSQ for its author.

import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { mappedOptions, optionsFrom, partedOptions, unmarkedFrom } from '#core/questions/optionsAuthoring.ts';

export const msqAuthoring: QuestionAuthoring<'MSQ'> = {
  parted: partedOptions,
  mapped: mappedOptions,
  made: (base, answers) => ({
    ...base,
    type: 'MSQ',
    options: optionsFrom(answers, base.format),
    ...unmarkedFrom(answers),
  }),
};
