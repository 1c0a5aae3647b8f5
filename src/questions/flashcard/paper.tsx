// FLASHCARD on paper: the front and a line. The back is on the key; whoever types a sheet in says what was known.

import type { ReactNode } from 'react';
import { optionOfKey } from '#core/questions/options/letters.ts';
import { MARKS } from '#scenes/questions/flashcard/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { OptionsEntry } from '#src/questions/options/OptionsEntry.tsx';
import type { EntryProps, PaperKind } from '#src/questions/paperKind.ts';
import { WritingLines } from '#src/questions/typed/typedPaper.tsx';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';

function useOptions() {
  const say = useWords();
  return MARKS.map(({ id, words }) => ({ id, text: say(words) }));
}

const Line = () => <WritingLines count={1} />;

function Entry({ question, given, onActs, onNext, ...rest }: EntryProps<'FLASHCARD'>): ReactNode {
  return (
    <OptionsEntry
      {...rest}
      id={question.id}
      options={useOptions()}
      several={false}
      chosen={MARKS.flatMap(({ id, known }) => (known === given?.known ? id : []))}
      onMark={(letter) => {
        const mark = MARKS[optionOfKey(letter) ?? -1];
        if (mark) onActs([{ type: 'know', known: mark.known }], letter);
      }}
      onChosen={onNext}
    />
  );
}

export const FLASHCARD: PaperKind<'FLASHCARD'> = {
  written: true,
  keyed: true,
  Sheet: Line,
  AnswerCell: Line,
  Entry,
  Key: ({ question }) => <TextOrPicture of={question.back} />,
  letters: () => '',
};
