// MSQ: select every correct option, then submit.

import { optionsTwin } from '#src/questions/options/optionsTwin.tsx';

export const MSQ = optionsTwin('MSQ');
