// OPEN on paper.

import { OPEN_MAX_LENGTH } from '#core/questions/open/question.ts';
import { WritingLines } from '#src/modes/tp_offline/print/SheetHead.tsx';
import type { PaperKind } from '#src/questions/paperKind.ts';
import { TextEntry } from '#src/questions/typed/TextEntry.tsx';

/** For a few sentences. */
const LINES = 4;

export const openPaper: PaperKind<'OPEN'> = {
  written: true,
  Sheet: () => <WritingLines count={LINES} />,
  AnswerCell: () => <WritingLines count={LINES} />,
  Entry: ({ index, given, onAct, onGoKey }) => (
    <TextEntry
      index={index}
      text={given?.text ?? ''}
      maxLength={OPEN_MAX_LENGTH}
      long
      onType={(text) => onAct({ type: 'type', text })}
      onGoKey={onGoKey}
    />
  ),
  letters: () => '',
};
