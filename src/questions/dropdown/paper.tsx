// DROPDOWN on paper: the choices of each gap in a row, one of which is circled.

import type { ReactNode } from 'react';
import { dropdownRules } from '#core/questions/dropdown/index.ts';
import { letterOfOption } from '#core/questions/options/letters.ts';
import { piecesFor } from '#core/questions/placing/placing.ts';
import type { PrintedProps } from '#src/questions/paperKind.ts';
import { PrintedOption } from '#src/questions/options/PrintedOptions.tsx';
import { withNumberedGaps } from '#src/questions/gaps/numberedPaper.ts';
import { placingPaper } from '#src/questions/placing/placingPaper.tsx';

function Rows({ question }: Pick<PrintedProps<'DROPDOWN'>, 'question'>): ReactNode {
  return (
    <ol className="sheet-options">
      {question.places.map((place, at) => (
        <li key={place.id} className="sheet-option">
          <strong>{at + 1}</strong>
          <ol className="sheet-bubbles">
            {piecesFor(question, place).map((choice, index) => (
              <PrintedOption key={choice.id} option={choice}>
                <span className="sheet-bubble">{letterOfOption(index)}</span>
              </PrintedOption>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

export const DROPDOWN = withNumberedGaps(
  placingPaper<'DROPDOWN'>({
    rules: dropdownRules,
    note: (_question, t) => t('host:paper.circleOne'),
    how: (t) => t('host:paper.circleOne'),
    Places: Rows,
  }),
);
