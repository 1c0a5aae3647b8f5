// MCQ in the formats of others.

import type { ExportKind } from '#src/questions/exportKind.ts';
import { correctNumbers, giftOptions, optionTexts } from '#src/questions/options/exportedOptions.ts';

export const mcqExport: ExportKind<'MCQ'> = {
  gift: ({ options }, inHtml) =>
    options.some(({ correct }) => correct)
      ? { answers: giftOptions(options, () => null, inHtml), altered: false }
      : 'poll',
  row({ options, format }) {
    const correct = correctNumbers(options);
    const type = correct.length > 0 ? 'Multiple Choice' : 'Poll';
    return { type, options: optionTexts(options, format), correct, altered: false };
  },
};
