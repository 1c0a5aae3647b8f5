// MSQ in the formats of others.

import type { ExportKind } from '#src/questions/exportKind.ts';
import { correctNumbers, giftOptions, optionTexts } from '#src/questions/options/exportedOptions.ts';

export const msqExport: ExportKind<'MSQ'> = {
  gift({ options }, inHtml) {
    const right = correctNumbers(options).length;
    if (right === 0) return 'poll';
    // Moodle takes only such shares as a division of the whole gives, to five places. One wrong choice undoes all right ones.
    const share = String(Number((100 / right).toFixed(5)));
    return { answers: giftOptions(options, (correct) => (correct ? share : '-100'), inHtml), altered: false };
  },
  row({ options, format }) {
    const correct = correctNumbers(options);
    // A poll in which one chooses several has no name there.
    const poll = correct.length === 0;
    return {
      type: poll ? 'Poll' : 'Checkbox',
      options: optionTexts(options, format),
      correct,
      altered: poll,
    };
  },
};
