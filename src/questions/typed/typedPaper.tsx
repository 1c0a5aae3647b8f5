// Question kinds with typed answers on paper: lines to write on, and a field.

import type { ReactNode } from 'react';
import type { TypedType } from '#core/questions/families.ts';
import type { PaperKind } from '#src/questions/paperKind.ts';
import { TextEntry } from '#src/questions/typed/TextEntry.tsx';
import { rightAnswerOf } from '#src/game/twins/wording.ts';

export function WritingLines({ count }: { readonly count: number }): ReactNode {
  return (
    <div className="sheet-lines" aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className="sheet-line" />
      ))}
    </div>
  );
}

interface TypedPaper {
  /** Number of lines to write on. */
  readonly lines: number;
  /** In characters. */
  readonly maxLength: number;
  /** True if the field has room for sentences. */
  readonly long: boolean;
}

export function typedPaper<T extends TypedType>({ lines, maxLength, long }: TypedPaper): PaperKind<T> {
  const Lines = () => <WritingLines count={lines} />;
  return {
    written: true,
    Sheet: Lines,
    AnswerCell: Lines,
    Entry: ({ index, given, onActs, onGoKey }) => (
      <TextEntry
        index={index}
        text={given?.text ?? ''}
        maxLength={maxLength}
        long={long}
        onType={(text) => onActs([{ type: 'type', text }])}
        onGoKey={onGoKey}
      />
    ),
    Key: ({ question, reveal }) => rightAnswerOf(question, reveal),
    letters: () => '',
  };
}
