// A sheet for the answers alone: circles to fill in and lines to write on, so that the questions can be used again.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOfOption } from '#src/game/keyboard.ts';
import { LINES, type SheetProps } from '#src/modes/tp_offline/print/QuestionSheet.tsx';
import { SheetHead, WritingLines } from '#src/modes/tp_offline/print/SheetHead.tsx';
import '#src/modes/tp_offline/print/sheet.css';

export function AnswerSheet({ title, questions }: SheetProps): ReactNode {
  const { t } = useTranslation('host');
  const several = questions.some(({ question }) => question.type === 'MSQ');
  return (
    <article className="sheet">
      <SheetHead title={title} kind={t('host:paper.kind.answers')} named />
      <p className="sheet-how">
        {t('host:paper.fillIn')}
        {several && ` ${t('host:paper.fillInSeveral')}`}
      </p>
      <ol className="sheet-grid">
        {questions.map(({ question, index }) => (
          <li key={question.id} className="sheet-cell" data-lines={!('options' in question)}>
            <span className="sheet-number">{index + 1}.</span>
            {'options' in question ? (
              <span className="sheet-bubbles">
                {question.options.map(({ id }, place) => (
                  <span key={id} className="sheet-bubble" data-several={question.type === 'MSQ'}>
                    {keyOfOption(place)}
                  </span>
                ))}
              </span>
            ) : (
              <WritingLines count={LINES[question.type]} />
            )}
          </li>
        ))}
      </ol>
    </article>
  );
}
