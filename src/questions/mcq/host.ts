import { optionsHost } from '#src/questions/options/optionsHost.tsx';

export const MCQ = optionsHost('MCQ');
