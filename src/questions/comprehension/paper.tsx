// COMPREHENSION on paper: the passage. Its questions follow it on the sheet.

import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import type { PaperKind } from '#src/questions/paperKind.ts';
import '#src/questions/comprehension/passageHost.css';

export const COMPREHENSION: PaperKind<'COMPREHENSION'> = {
  written: false,
  Sheet: ({ question }) => (
    <p className="passage-text">
      <Formatted words={question.passage} />
    </p>
  ),
  AnswerCell: () => null,
  Entry: () => null,
  Key: () => null,
  letters: () => '',
};
