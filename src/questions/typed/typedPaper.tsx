// A typed answer on paper: lines to write on, and a field.

import type { TypedType } from '#core/questions/families.ts';
import { WritingLines } from '#src/features/paper/print/SheetHead.tsx';
import type { PaperKind } from '#src/questions/paperKind.ts';
import { TextEntry } from '#src/questions/typed/TextEntry.tsx';
import { rightAnswerOf } from '#src/game/twins/wording.ts';

interface TypedPaper<T extends TypedType> extends Pick<PaperKind<T>, 'asked'> {
  /** To write on. */
  readonly lines: number;
  /** In characters. */
  readonly maxLength: number;
  /** Whether the field has room for sentences. */
  readonly long: boolean;
}

export function typedPaper<T extends TypedType>({
  asked,
  lines,
  maxLength,
  long,
}: TypedPaper<T>): PaperKind<T> {
  const Lines = () => <WritingLines count={lines} />;
  return {
    asked,
    written: true,
    Sheet: Lines,
    AnswerCell: Lines,
    Entry: ({ index, given, onAct, onGoKey }) => (
      <TextEntry
        index={index}
        text={given?.text ?? ''}
        maxLength={maxLength}
        long={long}
        onType={(text) => onAct({ type: 'type', text })}
        onGoKey={onGoKey}
      />
    ),
    Key: ({ question, reveal }) => rightAnswerOf(question, reveal),
    letters: () => '',
  };
}
