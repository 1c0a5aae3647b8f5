import { optionsHost } from '#src/questions/options/optionsHost.tsx';

export const MSQ = optionsHost('MSQ');
