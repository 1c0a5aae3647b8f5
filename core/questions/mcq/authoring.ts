// MCQ for its author.

import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import {
  mappedOptions,
  marked,
  optionsFrom,
  partedOptions,
  unmarkedFrom,
} from '#core/questions/optionsAuthoring.ts';

export const mcqAuthoring: QuestionAuthoring<'MCQ'> = {
  parted: partedOptions,
  mapped: mappedOptions,
  made(base, answers) {
    const { options, accepted } = answers;
    // Other spellings of what is right would be wrong options here.
    const all = optionsFrom({ options, accepted: accepted.slice(0, 1) }, base.format);
    const right = all.findIndex(({ correct }) => correct === true);
    return {
      ...base,
      type: 'MCQ',
      options: all.map((option, place) => marked(option, place === right)),
      ...unmarkedFrom(answers),
    };
  },
};
