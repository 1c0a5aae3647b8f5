// OPEN in the formats of others.

import type { ExportKind } from '#src/questions/exportKind.ts';

export const openExport: ExportKind<'OPEN'> = {
  gift: () => ({ answers: '', altered: false }),
  row: () => ({ type: 'Open-Ended', options: [], correct: [], altered: false }),
};
