// REORDER on paper: a box before each item, for its number.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOfOption } from '#core/questions/options/letters.ts';
import { printed } from '#core/questions/reorder/deal.ts';
import { rightAnswerOf } from '#src/game/twins/wording.ts';
import { PrintedOption } from '#src/questions/options/PrintedOptions.tsx';
import type { PaperKind, PrintedProps } from '#src/questions/paperKind.ts';
import { numbersOf, OrderEntry } from '#src/questions/reorder/OrderEntry.tsx';

function Sheet({ question: { items } }: PrintedProps<'REORDER'>): ReactNode {
  const { t } = useTranslation('host');
  return (
    <>
      <p className="sheet-note">{t('host:paper.number', { last: items.length })}</p>
      <ol className="sheet-options">
        {items.map((item, at) => (
          <PrintedOption key={item.id} option={item}>
            <span className="sheet-bubble" data-several />
            <strong className="sheet-option-text">{keyOfOption(at)}</strong>
          </PrintedOption>
        ))}
      </ol>
    </>
  );
}

function AnswerCell({ question: { items } }: PrintedProps<'REORDER'>): ReactNode {
  return (
    <span className="sheet-bubbles">
      {items.map(({ id }, at) => (
        <span key={id} className="sheet-option">
          <strong className="sheet-option-text">{keyOfOption(at)}</strong>
          <span className="sheet-bubble" data-several />
        </span>
      ))}
    </span>
  );
}

export const REORDER: PaperKind<'REORDER'> = {
  written: false,
  printed: ({ question, reveal }) => printed(question, reveal.order),
  Sheet,
  AnswerCell,
  Entry: OrderEntry,
  Key: ({ question, reveal }) => (
    <>
      <strong>{numbersOf(question.items, reveal.order).join(' ')}</strong>
      {' · '}
      {rightAnswerOf(question, reveal)}
    </>
  ),
  letters: () => '',
};
