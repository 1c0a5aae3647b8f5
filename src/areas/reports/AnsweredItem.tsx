// One question of an attempt, with the answer and its result.

import { Check } from 'lucide-react';
import { createElement, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportResponse } from '#core/views/report.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import type { AnsweredQuestion } from '#src/areas/reports/answers.ts';
import { secondsText } from '#src/ui/duration.ts';
import { MarkButton } from '#src/host/marking/MarkButton.tsx';
import { countedWorth } from '#src/areas/reports/marks.ts';
import { OutcomeMark } from '#src/areas/reports/OutcomeMark.tsx';
import { CountNotes } from '#src/areas/reports/CountNotes.tsx';
import { reportFeatures } from '#src/host/room/hostFeature.ts';
import { CorrectButton, type CorrectQuestion } from '#src/host/room/CorrectQuestion.tsx';
import { acceptWith } from '#src/host/room/Distribution.tsx';
import { hostKindOf } from '#src/host/room/hostKind.ts';
import { answerText } from '#src/game/twins/wording.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import '#src/host/shell/authored.css';
import '#src/areas/reports/answeredItem.css';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';

export interface AnsweredItemProps {
  readonly roomHash: string;
  readonly item: AnsweredQuestion;
  /** True if correct answers are shown. */
  readonly answers: boolean;
  /** True if answer times were measured. */
  readonly timed: boolean;
  readonly onCorrect?: CorrectQuestion | undefined;
}

export function AnsweredItem({ roomHash, item, answers, timed, onCorrect }: AnsweredItemProps): ReactNode {
  const { t } = useTranslation(['reports', 'host']);
  const { row, response, outcome } = item;
  const { question, reveal } = row;
  const { answer } = response ?? {};
  const worth = response ? countedWorth(question, response) : 0;
  const accept = onCorrect && acceptWith(row, onCorrect);
  const isWrong = outcome === 'incorrect' || outcome === 'partial';
  return (
    <li className="authored answered card" data-outcome={outcome}>
      <div className="authored-head strip gap-3">
        <span className="authored-number bold tabular rigid">{row.index + 1}</span>
        <span className="tag">{t(`host:question.${question.type}`)}</span>
        <OutcomeMark outcome={outcome} />
      </div>
      <div className="flex gap-3 items-start">
        {question.media && <Thumbnail media={question.media} />}
        <h3 className="authored-text lead strong">
          <TextOrPicture of={question} />
        </h3>
      </div>
      {createElement(hostKindOf(question.type).Answered, {
        question,
        answer: response?.answer ?? null,
        reveal: answers ? reveal : null,
      })}
      {response && response.before.length > 0 && (
        <p className="muted">
          {t('reports:before', {
            answers: response.before.map((answer) => answerText(question, answer, reveal)).join(' · '),
          })}
        </p>
      )}
      {response && <CountNotes responses={[response]} />}
      {response?.state === 'autoAttempted' && <p className="muted">{t('reports:handedIn')}</p>}
      {response &&
        reportFeatures()
          .flatMap(({ retryKind }) => (retryKind?.is(response) ? retryKind.note(t) : []))
          .map((note) => (
            <p key={note} className="muted">
              {note}
            </p>
          ))}
      {response && (timed || worth > 0) && <Facts response={response} worth={worth} timed={timed} />}
      {response && (
        <div className="row">
          {answer && accept && isWrong && (
            <QuietButton small onClick={() => accept(answer)}>
              <Check size={18} aria-hidden="true" />
              {t('host:correct.acceptThis')}
            </QuietButton>
          )}
          {answer && <MarkButton roomHash={roomHash} row={row} />}
          <CorrectButton roomHash={roomHash} row={row} onCorrect={onCorrect} />
        </div>
      )}
    </li>
  );
}

interface FactsProps {
  readonly response: ReportResponse;
  /** Marks the question is worth; 0 without a correct answer, unless a person marked it. */
  readonly worth: number;
  readonly timed: boolean;
}

function Facts({ response, worth, timed }: FactsProps): ReactNode {
  const { t, i18n } = useTranslation(['reports', 'host']);
  const { total, ...parts } = response.breakup;
  const made = (['base', 'timer', 'streak'] as const).filter((part) => parts[part] > 0);
  const ofFeatures = reportFeatures().flatMap(({ scorePart }) =>
    scorePart && scorePart.of(response) !== 0 ? scorePart : [],
  );
  return (
    <p className="caption tabular muted">
      {worth > 0 && (
        <>
          <strong className="answered-points">
            {t('host:results.points', { count: total, points: total.toLocaleString(i18n.language) })}
          </strong>
          {(made.length > 1 || ofFeatures.length > 0) && (
            <>
              {` (${made.map((part) => t(`reports:breakup.${part}`, { count: parts[part] })).join(' + ')}`}
              {ofFeatures.map(({ title, Words }, index) => (
                <Fragment key={title(t)}>
                  {made.length + index > 0 && ', '}
                  <Words response={response} />
                </Fragment>
              ))}
              {')'}
            </>
          )}
          {response.marks !== undefined &&
            ` · ${t('reports:marks', { count: worth, earned: response.marks.toLocaleString(i18n.language) })}`}
          {timed && ' · '}
        </>
      )}
      {timed && secondsText(response.timeMs, i18n.language)}
    </p>
  );
}
