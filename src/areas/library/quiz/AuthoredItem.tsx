// A question as its author wrote it. Correct answers are hidden until the teacher asks, because a projector
// may be on.

import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readFormatted } from '#core/content/formatted.ts';
import { shownWords } from '#core/questions/texts.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { hasAnswers, isGraded, nonDefaultMarks } from '#core/questions/authoring.ts';
import { sortOf } from '#core/questions/kinds.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { hostKindOf } from '#src/host/room/hostKind.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { PagedQuestions } from '#src/areas/library/quiz/PagedQuestions.tsx';
import '#src/host/shell/authored.css';

interface AuthoredItemProps {
  readonly question: AuthoredQuestion;
  /** From 0. */
  readonly index: number;
  readonly answers: boolean;
  /** Shown below the author's content. */
  readonly note?: ReactNode;
  /** Actions at the end of the first line. */
  readonly children?: ReactNode;
}

export function AuthoredItem({ question, index, answers, note, children }: AuthoredItemProps): ReactNode {
  const { t } = useTranslation('host');
  const { type, media, explanation, group, format } = question;
  const marks = nonDefaultMarks(question);
  const { timeSeconds = QUESTION_TIME.defaultSeconds, hints = [] } = question;
  return (
    <li className="authored card">
      <div className="authored-head strip gap-3 wrap">
        <span className="authored-number bold tabular rigid">{index + 1}</span>
        <span className="tag">{t(`host:question.${type}`)}</span>
        {sortOf(question).timed && (
          <span className="muted caption">{t('host:question.time', { count: timeSeconds })}</span>
        )}
        {hasAnswers(question) && !isGraded(question) && (
          <span className="tag">{t('host:question.edit.poll')}</span>
        )}
        {marks !== null && <span className="tag">{t('host:question.marks', { count: marks })}</span>}
        {children}
      </div>
      <div className="flex gap-3 items-start">
        {media && <Thumbnail media={media} />}
        <p className="authored-text lead strong">
          <Formatted words={shownWords(question)} />
        </p>
      </div>
      {createElement(hostKindOf(type).Authored, { question, answers })}
      {group !== undefined && <p className="muted">{t('host:question.group')}</p>}
      {hints.length > 0 && (
        <p className="muted">
          {answers
            ? t('host:question.hints', {
                count: hints.length,
                list: hints.map((hint) => readFormatted(hint, format).text).join(' · '),
              })
            : t('host:question.hintsHidden', { count: hints.length })}
        </p>
      )}
      {answers && explanation !== undefined && (
        <p className="note">
          <Formatted words={readFormatted(explanation, format)} />
        </p>
      )}
      {note}
    </li>
  );
}

interface QuestionListProps {
  readonly questions: readonly AuthoredQuestion[];
}

export function QuestionList({ questions }: QuestionListProps): ReactNode {
  return (
    <PagedQuestions
      items={questions}
      render={(question, index, answers) => (
        <AuthoredItem key={index} question={question} index={index} answers={answers} />
      )}
    />
  );
}
