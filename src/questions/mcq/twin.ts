// MCQ: one press answers.

import { optionsTwin } from '#src/questions/options/optionsTwin.tsx';

export const MCQ = optionsTwin('MCQ');
