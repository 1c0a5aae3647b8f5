// FLASHCARD on paper: the back below the front, and two letters to choose from.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { optionOfKey } from '#core/questions/options/letters.ts';
import { MARKS } from '#scenes/questions/flashcard/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { OptionsEntry } from '#src/questions/options/OptionsEntry.tsx';
import { BubbleRow, PrintedOption, PrintedOptions } from '#src/questions/options/PrintedOptions.tsx';
import type { EntryProps, PaperKind, PrintedProps } from '#src/questions/paperKind.ts';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';

function useOptions() {
  const say = useWords();
  return MARKS.map(({ id, words }) => ({ id, text: say(words) }));
}

function Sheet({ question: { back } }: PrintedProps<'FLASHCARD'>): ReactNode {
  const { t } = useTranslation('host');
  return (
    <>
      <ul className="sheet-options">
        <PrintedOption option={{ id: 'back', ...back }}>
          <strong>{t('host:paper.back')}</strong>
        </PrintedOption>
      </ul>
      <PrintedOptions options={useOptions()} several={false} />
    </>
  );
}

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
  written: false,
  Sheet,
  AnswerCell: () => <BubbleRow options={useOptions()} several={false} />,
  Entry,
  Key: ({ question }) => <TextOrPicture of={question.back} />,
  letters: () => '',
};
