// A sheet for the answers alone: circles to fill in and lines to write on, so that the questions can be used again.

import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf } from '#core/questions/kinds.ts';
import type { SheetProps } from '#src/features/paper/print/QuestionSheet.tsx';
import { SheetHead } from '#src/features/paper/print/SheetHead.tsx';
import { paperKindOf } from '#src/questions/paperKind.ts';
import '#src/features/paper/print/sheet.css';

export function AnswerSheet({ title, questions }: SheetProps): ReactNode {
  const { t } = useTranslation('host');
  const kinds = questions.map(({ question }) => paperKindOf(question.type));
  const several = questions.some(({ question }) => kindOf(question.type).several);
  return (
    <article className="sheet">
      <SheetHead title={title} kind={t('host:paper.kind.answers')} named />
      <p className="sheet-how">
        {t('host:paper.fillIn')}
        {several && ` ${t('host:paper.fillInSeveral')}`}
        {[...new Set(kinds.map(({ how }) => how && ` ${how(t)}`))]}
      </p>
      <ol className="sheet-grid">
        {questions.map(({ question, index }) => (
          <li key={question.id} className="sheet-cell" data-lines={paperKindOf(question.type).written}>
            <span className="sheet-number">{index + 1}.</span>
            {createElement(paperKindOf(question.type).AnswerCell, { question })}
          </li>
        ))}
      </ol>
    </article>
  );
}
