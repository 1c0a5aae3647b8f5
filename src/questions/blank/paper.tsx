// BLANK on paper.

import { BLANK_MAX_LENGTH } from '#core/questions/blank/question.ts';
import { WritingLines } from '#src/modes/tp_offline/print/SheetHead.tsx';
import type { PaperKind } from '#src/questions/paperKind.ts';
import { TextEntry } from '#src/questions/typed/TextEntry.tsx';

/** For a word or two. */
const LINES = 1;

export const blankPaper: PaperKind<'BLANK'> = {
  written: true,
  Sheet: () => <WritingLines count={LINES} />,
  AnswerCell: () => <WritingLines count={LINES} />,
  Entry: ({ index, given, onAct, onGoKey }) => (
    <TextEntry
      index={index}
      text={given?.text ?? ''}
      maxLength={BLANK_MAX_LENGTH}
      long={false}
      onType={(text) => onAct({ type: 'type', text })}
      onGoKey={onGoKey}
    />
  ),
  letters: () => '',
};
