// DND_IMAGE on paper: the picture with its numbers, a box for each, and a bank of lettered labels.

import type { ReactNode } from 'react';
import { dndImageRules } from '#core/questions/dndImage/index.ts';
import type { PrintedProps } from '#src/questions/paperKind.ts';
import { BoardPicture, numbered } from '#src/questions/board/BoardPicture.tsx';
import { placingPaper } from '#src/questions/placing/placingPaper.tsx';

function Places({ question: { picture, places } }: PrintedProps<'DND_IMAGE'>): ReactNode {
  return (
    <>
      <div className="sheet-board">
        <BoardPicture board={picture} pins={numbered(places)} />
      </div>
      <span className="sheet-bubbles">
        {places.map(({ id }, at) => (
          <span key={id} className="sheet-option">
            <strong className="sheet-option-text">{at + 1}</strong>
            <span className="sheet-bubble" data-several />
          </span>
        ))}
      </span>
    </>
  );
}

export const DND_IMAGE = placingPaper<'DND_IMAGE'>({
  rules: dndImageRules,
  note: (_question, t) => t('host:paper.labelPicture'),
  Places,
});
