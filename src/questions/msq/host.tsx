// MSQ for the host.

import { hintOf } from '#scenes/model.ts';
import { optionsHost } from '#src/questions/options/optionsHost.tsx';

export const MSQ = optionsHost<'MSQ'>(hintOf('MSQ'), ({ optionIds }) => optionIds);
