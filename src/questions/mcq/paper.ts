import { optionsPaper } from '#src/questions/options/optionsPaper.tsx';

export const MCQ = optionsPaper('MCQ');
