// One question of an attempt: what was asked, what was answered, what came of it.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Question, Reveal } from '#core/questions/question.ts';
import type { ReportResponse } from '#core/views/report.ts';
import { OptionLine, Thumbnail } from '#src/areas/library/quiz/AuthoredItem.tsx';
import type { AnsweredQuestion } from '#src/areas/reports/answers.ts';
import { secondsText } from '#src/areas/reports/duration.ts';
import { OutcomeMark } from '#src/areas/reports/OutcomeMark.tsx';
import { answerText, rightAnswerOf } from '#src/twins/wording.ts';
import '#src/areas/library/quiz/authoredItem.css';
import '#src/areas/library/quiz/authoredNumber.css';
import '#src/areas/reports/answeredItem.css';
import '#src/host/shell/tag.css';

export interface AnsweredItemProps {
  readonly item: AnsweredQuestion;
  /** Whether what is right may be seen. */
  readonly answers: boolean;
  /** Whether anybody measured how long it took. */
  readonly timed: boolean;
}

export function AnsweredItem({ item, answers, timed }: AnsweredItemProps): ReactNode {
  const { t } = useTranslation(['host', 'reports']);
  const { row, response, outcome } = item;
  const { question, reveal } = row;
  return (
    <li className="authored answered card" data-outcome={outcome}>
      <div className="authored-head">
        <span className="authored-number">{row.index + 1}</span>
        <span className="tag">{t(`host:question.${question.type}`)}</span>
        <OutcomeMark outcome={outcome} />
      </div>
      <div className="authored-body">
        {question.media && <Thumbnail media={question.media} />}
        <h3 className="authored-text">{question.text || question.media?.alt}</h3>
      </div>
      {'options' in question ? (
        <Options
          options={question.options}
          chosen={idsOf(response?.answer ?? null)}
          right={answers ? rightIds(reveal) : []}
        />
      ) : (
        <Typed question={question} reveal={answers ? reveal : null} answer={response?.answer ?? null} />
      )}
      {response && response.before.length > 0 && (
        <p className="muted">
          {t('reports:before', {
            answers: response.before.map((answer) => answerText(question, answer)).join(' · '),
          })}
        </p>
      )}
      {response && response.hints > 0 && (
        <p className="muted">{t('reports:hints', { count: response.hints })}</p>
      )}
      {response?.state === 'autoAttempted' && <p className="muted">{t('reports:handedIn')}</p>}
      {response?.byExtraLife && <p className="muted">{t('reports:byExtraLife')}</p>}
      {response && (timed || question.hasCorrectAnswer) && (
        <Facts response={response} judged={question.hasCorrectAnswer} timed={timed} />
      )}
    </li>
  );
}

const NO_IDS: readonly string[] = [];

function idsOf(answer: Answer | null): readonly string[] {
  if (answer?.type === 'MCQ') return [answer.optionId];
  return answer?.type === 'MSQ' ? answer.optionIds : NO_IDS;
}

function rightIds(reveal: Reveal): readonly string[] {
  return reveal.type === 'MCQ' || reveal.type === 'MSQ' ? reveal.correctIds : NO_IDS;
}

type Option = Extract<Question, { readonly options: unknown }>['options'][number];

interface OptionsProps {
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly right: readonly string[];
}

function Options({ options, chosen, right }: OptionsProps): ReactNode {
  const { t } = useTranslation('reports');
  return (
    <ul className="authored-options">
      {options.map((option, place) => (
        <OptionLine
          key={option.id}
          option={option}
          place={place}
          right={right.includes(option.id)}
          chosen={chosen.includes(option.id)}
        >
          {chosen.includes(option.id) && <span className="chosen">{t('reports:chosen')}</span>}
        </OptionLine>
      ))}
    </ul>
  );
}

interface TypedProps {
  readonly question: Question;
  /** null: what is right stays hidden. */
  readonly reveal: Reveal | null;
  readonly answer: Answer | null;
}

function Typed({ question, reveal, answer }: TypedProps): ReactNode {
  const { t } = useTranslation(['reports', 'host']);
  const given = answerText(question, answer);
  const right = rightAnswerOf(question, reveal);
  if (given === null && right === null) return null;
  return (
    <dl className="typed">
      {given !== null && (
        <div className="typed-answer">
          <dt>{t('reports:answer')}</dt>
          <dd>{given}</dd>
        </div>
      )}
      {right !== null && (
        <div className="typed-answer" data-right>
          <dt>{t('reports:rightAnswer')}</dt>
          <dd>{right}</dd>
        </div>
      )}
    </dl>
  );
}

function Facts({
  response,
  judged,
  timed,
}: {
  readonly response: ReportResponse;
  readonly judged: boolean;
  readonly timed: boolean;
}): ReactNode {
  const { t, i18n } = useTranslation(['reports', 'host']);
  const { total, ...parts } = response.breakup;
  const made = (['base', 'timer', 'streak'] as const).filter((part) => parts[part] > 0);
  return (
    <p className="answered-facts muted">
      {judged && (
        <>
          <strong className="answered-points">
            {t('host:results.points', { count: total, points: total.toLocaleString(i18n.language) })}
          </strong>
          {made.length > 1 &&
            ` (${made.map((part) => t(`reports:breakup.${part}`, { count: parts[part] })).join(' + ')})`}
          {timed && ' · '}
        </>
      )}
      {timed && secondsText(response.timeMs, i18n.language)}
    </p>
  );
}
