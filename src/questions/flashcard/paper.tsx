// FLASHCARD on paper: the back below a line to fold along, and two boxes.

import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MARKS } from '#scenes/questions/flashcard/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { PrintedOption } from '#src/questions/options/PrintedOptions.tsx';
import type { EntryProps, PaperKind, PrintedProps } from '#src/questions/paperKind.ts';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';
import '#src/ui/radioCard.css';

function Sheet({ question }: PrintedProps<'FLASHCARD'>): ReactNode {
  const { t } = useTranslation('host');
  return (
    <>
      <Boxes />
      <ul className="sheet-options" data-short={false}>
        <PrintedOption option={{ id: 'back', ...question.back }}>
          <strong>{t('host:paper.back')}</strong>
        </PrintedOption>
      </ul>
    </>
  );
}

function Boxes(): ReactNode {
  const say = useWords();
  return (
    <span className="sheet-bubbles">
      {MARKS.map(({ id, sign, words }) => (
        <span key={id}>
          <span className="sheet-bubble">{sign}</span> {say(words)}
        </span>
      ))}
    </span>
  );
}

function Entry({ question, given, onActs, onGoKey, onClear, onNext }: EntryProps<'FLASHCARD'>): ReactNode {
  const say = useWords();
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onGoKey(event)) return;
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      return onClear();
    }
    const mark = MARKS[Number(event.key) - 1];
    if (!mark) return;
    event.preventDefault();
    onActs([{ type: 'know', known: mark.known }]);
    onNext();
  };
  return (
    <div className="flex gap-2 wrap">
      {MARKS.map(({ id, known, sign, words }) => (
        <label key={id} className="entry-letter radio-card centered bold" title={say(words)}>
          <input
            type="radio"
            name={question.id}
            checked={given?.known === known}
            onChange={() => onActs([{ type: 'know', known }])}
            onKeyDown={keys}
          />
          <span aria-hidden="true">{sign}</span> <span className="visually-hidden">{say(words)}</span>
        </label>
      ))}
    </div>
  );
}

export const FLASHCARD: PaperKind<'FLASHCARD'> = {
  written: false,
  Sheet,
  AnswerCell: Boxes,
  Entry,
  Key: ({ question }) => <TextOrPicture of={question.back} />,
  letters: () => '',
};
