// A question as its author wrote it; what is right stays hidden until the teacher asks, because a beamer may be on.

import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formattedOf } from '#core/content/formatted.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { hasAnswers, isJudged, unusualMarks } from '#core/questions/authoring.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { hostKindOf } from '#src/host/room/hostKind.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { PagedQuestions, type PagedQuestionsProps } from '#src/areas/library/quiz/PagedQuestions.tsx';
import '#src/host/shell/authored.css';

interface AuthoredItemProps {
  readonly question: AuthoredQuestion;
  /** From 0. */
  readonly index: number;
  readonly answers: boolean;
  /** Stands below all that the author wrote. */
  readonly note?: ReactNode;
  /** What can be done with it, at the end of its first line. */
  readonly children?: ReactNode;
}

export function AuthoredItem({ question, index, answers, note, children }: AuthoredItemProps): ReactNode {
  const { t } = useTranslation('host');
  const { type, text, media, explanation, group, format } = question;
  const marks = unusualMarks(question);
  const { timeSeconds = QUESTION_TIME.defaultSeconds, hints = [] } = question;
  return (
    <li className="authored card">
      <div className="authored-head strip gap-3">
        <span className="authored-number bold tabular rigid">{index + 1}</span>
        <span className="tag">{t(`host:question.${type}`)}</span>
        <span className="muted caption">{t('host:question.time', { count: timeSeconds })}</span>
        {hasAnswers(question) && !isJudged(question) && (
          <span className="tag">{t('host:question.edit.poll')}</span>
        )}
        {marks !== null && <span className="tag">{t('host:question.marks', { count: marks })}</span>}
        {children}
      </div>
      <div className="flex gap-3 items-start">
        {media && <Thumbnail media={media} />}
        <p className="authored-text lead strong">
          <Formatted words={formattedOf(text, format)} />
        </p>
      </div>
      {createElement(hostKindOf(type).Authored, { question, answers })}
      {group !== undefined && <p className="muted">{t('host:question.group')}</p>}
      {hints.length > 0 && (
        <p className="muted">
          {answers
            ? t('host:question.hints', {
                count: hints.length,
                list: hints.map((hint) => formattedOf(hint, format).text).join(' · '),
              })
            : t('host:question.hintsHidden', { count: hints.length })}
        </p>
      )}
      {answers && explanation !== undefined && (
        <p className="note">
          <Formatted words={formattedOf(explanation, format)} />
        </p>
      )}
      {note}
    </li>
  );
}

interface QuestionListProps extends Pick<PagedQuestionsProps<AuthoredQuestion>, 'answered'> {
  readonly questions: readonly AuthoredQuestion[];
}

export function QuestionList({ questions, answered = false }: QuestionListProps): ReactNode {
  return (
    <PagedQuestions
      items={questions}
      answered={answered}
      render={(question, index, answers) => (
        <AuthoredItem key={index} question={question} index={index} answers={answers} />
      )}
    />
  );
}
