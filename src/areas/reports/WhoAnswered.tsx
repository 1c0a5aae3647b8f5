// Answers to a question: average time, and who gave which answer.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import { type AnswerGroup, answersTo } from '#src/areas/reports/answers.ts';
import { CountNotes } from '#src/areas/reports/CountNotes.tsx';
import { secondsText } from '#src/ui/duration.ts';
import { OutcomeMark } from '#src/areas/reports/OutcomeMark.tsx';
import { useReport } from '#src/areas/reports/reports.ts';
import { answerCellText } from '#src/host/room/answerCellText.ts';
import type { WhoAnsweredProps } from '#src/host/room/resultParts.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { inLines } from '#src/game/twins/wording.ts';
import { failureType } from '#src/platform/requests/requestError.ts';
import { Failure } from '#src/ui/Failure.tsx';
import { Button } from '#src/ui/Button.tsx';
import '#src/areas/reports/whoAnswered.css';

/** Maximum number of names per answer, and of different answers; the rest are counted. */
const SHOWN = 50;

export function WhoAnswered({ roomHash, fixes, row, players, answers, timed }: WhoAnsweredProps): ReactNode {
  const { t, i18n } = useTranslation(['reports', 'host']);
  const { data, error, refetch } = useReport(roomHash, fixes);
  if (!data)
    return error ? (
      <div className="who">
        <Failure type={failureType(error)} />
        <div>
          <Button small onClick={() => void refetch()}>
            {t('host:retry')}
          </Button>
        </div>
      </div>
    ) : (
      <p className="who muted" aria-busy="true">
        {t('host:opening')}
      </p>
    );
  const { groups, averageMs, responses } = answersTo(row, players, data);
  return (
    <section className="who" aria-label={t('reports:who.title')}>
      <h3 className="who-title">{t('reports:who.title')}</h3>
      {timed && averageMs !== null && (
        <p className="muted">{t('reports:who.average', { time: secondsText(averageMs, i18n.language) })}</p>
      )}
      <CountNotes responses={responses} />
      {groups.length === 0 && <p className="muted">{t('host:questions.noTexts')}</p>}
      <ul className="who-groups grid">
        {groups.slice(0, SHOWN).map((group) => (
          <Group
            key={`${group.outcome} ${group.text}`}
            roomHash={roomHash}
            row={row}
            group={group}
            answers={answers}
          />
        ))}
      </ul>
      {groups.length > SHOWN && (
        <p className="muted">{t('reports:who.moreAnswers', { count: groups.length - SHOWN })}</p>
      )}
    </section>
  );
}

interface GroupProps extends Pick<WhoAnsweredProps, 'roomHash' | 'row' | 'answers'> {
  readonly group: AnswerGroup;
}

function Group({ roomHash, row, group, answers }: GroupProps): ReactNode {
  const { t } = useTranslation('reports');
  const say = useWords();
  const { answer, text, outcome, players } = group;
  const cell = answerCellText({ ...row, answer, reveal: answers ? row.reveal : null }, say);
  return (
    <li className="who-group">
      <p className="who-answer row breaks">
        <strong>{(cell === text ? inLines(row.question, text) : cell) ?? t('reports:noAnswer')}</strong>
        {(answers || text === null) && <OutcomeMark outcome={outcome} />}
        {cell !== text && <span className="muted">{inLines(row.question, text)}</span>}
        <span className="muted figure">{t('reports:who.players', { count: players.length })}</span>
      </p>
      <ul className="who-names flex wrap">
        {players.slice(0, SHOWN).map(({ id, name }) => (
          <li key={id}>
            <Link href={`/host/game/${roomHash}/player/${id}`} className="who-name">
              {name}
            </Link>
          </li>
        ))}
        {players.length > SHOWN && (
          <li className="muted">{t('reports:who.moreNames', { count: players.length - SHOWN })}</li>
        )}
      </ul>
    </li>
  );
}
