// HOTSPOT on paper: the picture to circle spots on, and the same picture to click when a sheet is typed in.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answerText, rightAnswerOf } from '#src/game/twins/wording.ts';
import { BoardPicture } from '#src/questions/board/BoardPicture.tsx';
import { Crosshair } from '#src/questions/board/Crosshair.tsx';
import { RegionsPicture } from '#src/questions/board/RegionsPicture.tsx';
import type { EntryProps, PaperKind, PrintedProps, QuestionWithKey } from '#src/questions/paperKind.ts';

function Sheet({ question: { picture, spots } }: PrintedProps<'HOTSPOT'>): ReactNode {
  const { t } = useTranslation('host');
  return (
    <>
      <p className="sheet-note">{t('host:paper.circle', { count: spots })}</p>
      <div className="sheet-board">
        <BoardPicture board={picture} />
      </div>
    </>
  );
}

function Entry({ question, given, onActs }: EntryProps<'HOTSPOT'>): ReactNode {
  const marks = given?.marks ?? [];
  return (
    <>
      <Crosshair
        board={question.picture}
        marks={marks}
        total={question.spots}
        onMark={(point) => onActs([{ type: 'mark', ...point }])}
        onRemove={(at) => onActs([{ type: 'unmark', at }])}
      />
      <span className="entry-chosen fill caption muted clamp-2" aria-hidden="true">
        {answerText(question, given)}
      </span>
    </>
  );
}

function Key({ question, reveal }: QuestionWithKey<'HOTSPOT'>): ReactNode {
  const correct = reveal.regions.filter((region) => region.correct);
  return (
    <>
      {rightAnswerOf(question, reveal)}
      <span className="sheet-board">
        <RegionsPicture board={question.picture} regions={correct} />
      </span>
    </>
  );
}

export const HOTSPOT: PaperKind<'HOTSPOT'> = {
  written: false,
  Sheet,
  AnswerCell: Sheet,
  how: (t) => t('host:paper.circleHow'),
  Entry,
  Key,
  letters: () => '',
};
