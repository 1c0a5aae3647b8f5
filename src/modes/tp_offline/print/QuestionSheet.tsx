// All questions with their lettered options, and lines for what is written.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '#core/content/media.ts';
import type { Question } from '#core/questions/question.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import { keyOfOption } from '#src/game/keyboard.ts';
import { SheetHead, WritingLines } from '#src/modes/tp_offline/print/SheetHead.tsx';
import '#src/modes/tp_offline/print/sheet.css';

export interface SheetProps {
  readonly title: string;
  readonly questions: readonly HostQuestionRow[];
}

/** Lines for an answer in a word or two, and for one in sentences. */
export const LINES = { BLANK: 1, OPEN: 4 } as const;
/** Characters up to which two options stand side by side. */
const SHORT_OPTION = 32;

export function QuestionSheet({ title, questions }: SheetProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <article className="sheet">
      <SheetHead title={title} kind={t('host:paper.kind.questions')} named />
      <ol className="sheet-questions">
        {questions.map(({ question, index }) => (
          <li key={question.id} className="sheet-question">
            <p className="sheet-number">{index + 1}.</p>
            <div className="sheet-body">
              {question.text !== '' && <p className="sheet-text">{question.text}</p>}
              {question.media && <Printed media={question.media} />}
              {question.type === 'MSQ' && <p className="sheet-note">{t('host:paper.several')}</p>}
              {'options' in question ? (
                <Options question={question} options={question.options} />
              ) : (
                <WritingLines count={LINES[question.type]} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}

interface OptionsProps {
  readonly question: Question;
  readonly options: Extract<Question, { readonly options: unknown }>['options'];
}

function Options({ question, options }: OptionsProps): ReactNode {
  const short = options.every(({ text, media }) => text.length <= SHORT_OPTION && !media);
  const pictures = options.every(({ media }) => media !== undefined);
  return (
    <ol className="sheet-options" data-short={short || pictures}>
      {options.map(({ id, text, media }, place) => (
        <li key={id} className="sheet-option">
          <span className="sheet-bubble" data-several={question.type === 'MSQ'}>
            {keyOfOption(place)}
          </span>
          <span className="sheet-option-text">
            {media && <img className="sheet-option-picture" src={media.url} alt={media.alt ?? ''} />}
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A picture stands on the paper; for what is heard or filmed there is a note, since the class has to be played it. */
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
