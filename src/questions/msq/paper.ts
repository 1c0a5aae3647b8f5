import { optionsPaper } from '#src/questions/options/optionsPaper.tsx';

export const MSQ = optionsPaper('MSQ');
