// What is right, for the teacher alone: on a page of its own, so that it is not handed out.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetProps } from '#src/modes/tp_offline/print/QuestionSheet.tsx';
import { SheetHead } from '#src/modes/tp_offline/print/SheetHead.tsx';
import { paperKindOf } from '#src/questions/paperKinds.ts';
import { rightAnswerOf } from '#src/twins/wording.ts';
import '#src/modes/tp_offline/print/sheet.css';

export function AnswerKey({ title, questions }: SheetProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <article className="sheet">
      <SheetHead title={title} kind={t('host:paper.part.key')} named={false} />
      <p className="sheet-how">{t('host:paper.keyHow')}</p>
      <ol className="sheet-grid">
        {questions.map((row) => (
          <li key={row.question.id} className="sheet-cell sheet-cell--key">
            <span className="sheet-number">{row.index + 1}.</span>
            <strong className="sheet-right">
              {paperKindOf(row.question.type).letters(row.question, row.reveal)}
            </strong>
            <span>{rightAnswerOf(row.question, row.reveal) ?? t('host:paper.noKey')}</span>
          </li>
        ))}
      </ol>
    </article>
  );
}
