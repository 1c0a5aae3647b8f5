// What is right, for the teacher alone: on a page of its own, so that it is not handed out.

import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetProps } from '#src/features/paper/print/QuestionSheet.tsx';
import { SheetHead } from '#src/features/paper/print/SheetHead.tsx';
import { paperKindOf } from '#src/questions/paperKind.ts';
import { rightAnswerOf } from '#src/game/twins/wording.ts';
import '#src/features/paper/print/sheet.css';

export function AnswerKey({ title, questions }: SheetProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <article className="sheet">
      <SheetHead title={title} kind={t('host:paper.part.key')} named={false} />
      <p className="sheet-how">{t('host:paper.keyHow')}</p>
      <ol className="sheet-grid">
        {questions.map(({ question, reveal, index }) => {
          const { letters, Key } = paperKindOf(question.type);
          const isJudged = rightAnswerOf(question, reveal) !== null;
          return (
            <li key={question.id} className="sheet-cell sheet-cell--key">
              <span className="sheet-number">{index + 1}.</span>
              <strong className="sheet-right">{letters(question, reveal)}</strong>
              <span>{isJudged ? createElement(Key, { question, reveal }) : t('host:paper.noKey')}</span>
            </li>
          );
        })}
      </ol>
    </article>
  );
}
