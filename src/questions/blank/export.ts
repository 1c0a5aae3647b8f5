// BLANK in the formats of others.

import type { ExportKind } from '#src/questions/exportKind.ts';
import { giftText } from '#src/questions/giftText.ts';

export const blankExport: ExportKind<'BLANK'> = {
  gift({ accepted }, inHtml) {
    // Anywhere among the answers it would make them pairs to match, and nothing can take that from it.
    const kept = accepted.filter((answer) => !answer.includes('->'));
    if (kept.length === 0) return 'arrow';
    // A star would stand for any text.
    const written = kept.map((answer) => giftText(answer.replaceAll('*', String.raw`\*`)));
    // What is typed has no looks, in a question that has.
    const lines = written.map(
      (answer) => `\t=${inHtml && !answer.startsWith('[plain]') ? '[plain]' : ''}${answer}`,
    );
    return { answers: `\n${lines.join('\n')}\n`, altered: kept.length < accepted.length };
  },
  row: ({ accepted }) => ({ type: 'Fill-in-the-Blank', options: accepted, correct: [], altered: false }),
};
