// Question sheet: all questions with lettered options, and lines for written answers.

import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '#core/content/media.ts';
import { kindOf, sortOf } from '#core/questions/kinds.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import { SheetHead } from '#src/features/paper/print/SheetHead.tsx';
import { paperKindOf } from '#src/questions/paperKind.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import '#src/features/paper/print/sheet.css';

export interface SheetProps {
  readonly title: string;
  readonly questions: readonly Pick<HostQuestionRow, 'index' | 'question' | 'reveal'>[];
}

export function QuestionSheet({ title, questions }: SheetProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <article className="sheet">
      <SheetHead title={title} kind={t('host:paper.kind.questions')} named />
      <ol className="sheet-questions">
        {questions.map(({ question, index }) => (
          <PrintedQuestion key={question.id} question={question} index={index} />
        ))}
      </ol>
    </article>
  );
}

function PrintedQuestion({ question, index }: Pick<HostQuestionRow, 'index' | 'question'>): ReactNode {
  const { t } = useTranslation('host');
  const { worth } = question;
  return (
    <li className="sheet-question">
      <p className="sheet-number">{sortOf(question).asks && `${index + 1}.`}</p>
      <div className="sheet-body">
        {question.text !== '' && (
          <p className="sheet-text">
            <Formatted words={question} />
          </p>
        )}
        {worth !== undefined && <p className="sheet-note">{t('host:question.marks', { count: worth })}</p>}
        {question.media && <Printed media={question.media} />}
        {kindOf(question.type).several && <p className="sheet-note">{t('host:paper.several')}</p>}
        {createElement(paperKindOf(question.type).Sheet, { question })}
      </div>
    </li>
  );
}

/** Prints pictures. Audio and video become a note, because someone has to play them to the class. */
function Printed({ media }: { readonly media: Media }): ReactNode {
  const { t } = useTranslation('host');
  if (media.type === 'image') return <img className="sheet-picture" src={media.url} alt={media.alt ?? ''} />;
  return (
    <p className="sheet-note">
      {media.type === 'audio' ? t('host:paper.audio') : t('host:paper.video')}
      {media.alt !== undefined && ` (${media.alt})`}
    </p>
  );
}
