// One player's report: results, and each question of each attempt with its answer.

import { Tabs } from 'radix-ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { isRecorded } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import type { ReportAttempt } from '#core/views/report.ts';
import { usePageTitle } from '#src/ui/Page.tsx';
import type { PageProps } from '#src/platform/route.ts';
import { AnsweredItem } from '#src/areas/reports/AnsweredItem.tsx';
import { AttemptsAllowed } from '#src/areas/reports/AttemptsAllowed.tsx';
import { answeredQuestions, countingAttempt, keptPoints, otherPoints } from '#src/areas/reports/answers.ts';
import { secondsText } from '#src/ui/duration.ts';
import { marksOf } from '#src/areas/reports/marks.ts';
import { usePlayerReport } from '#src/areas/reports/reports.ts';
import { TimeAllowed } from '#src/areas/reports/TimeAllowed.tsx';
import { reportFeatures } from '#src/host/room/hostFeature.ts';
import { type CorrectQuestion, useCorrectQuestion } from '#src/host/room/CorrectQuestion.tsx';
import { HostRoom } from '#src/host/room/HostRoom.tsx';
import type { SendControl } from '#src/host/room/roomConnection.ts';
import { HostOfflineBanner } from '#src/host/room/HostOfflineBanner.tsx';
import { ReportBar } from '#src/areas/reports/ReportBar.tsx';
import { ReplacedName } from '#src/host/room/ReplacedName.tsx';
import { HostGate } from '#src/host/session/HostGate.tsx';
import { HostBar, HostFrame } from '#src/host/shell/HostPage.tsx';
import { Pager } from '#src/host/shell/Pager.tsx';
import { MessageCard } from '#src/ui/MessageCard.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { signedPoints } from '#src/ui/signedPoints.ts';
import { InlineToggle } from '#src/ui/Toggle.tsx';
import '#src/areas/reports/playerReport.css';
import { ListFailed } from '#src/host/shell/listStates.tsx';

export function PlayerReportPage({ params }: PageProps): ReactNode {
  const { t } = useTranslation('reports');
  const roomHash = params['roomHash'] ?? '';
  const back = `/host/game/${roomHash}`;
  return (
    <HostFrame title={t('reports:player.title')}>
      <HostGate bar={<HostBar back={back} />}>
        <HostRoom roomHash={roomHash} back={back}>
          {(room, view) => (
            <>
              <ReportBar title={view.room.title} back={back} />
              <HostOfflineBanner line={room.line} />
              <Shown view={view} act={room.act} playerId={params['playerId'] ?? ''} />
            </>
          )}
        </HostRoom>
      </HostGate>
    </HostFrame>
  );
}

interface ShownProps {
  readonly view: HostView;
  readonly act: SendControl;
  readonly playerId: string;
}

function Shown({ view, act, playerId }: ShownProps): ReactNode {
  const player = view.players.find(({ id }) => id === playerId);
  return player ? (
    <PlayerReport key={playerId} view={view} act={act} player={player} />
  ) : (
    <Nobody view={view} />
  );
}

function Nobody({ view }: { readonly view: HostView }): ReactNode {
  const { t } = useTranslation('reports');
  return (
    <main className="host-main host-main--narrow">
      <MessageCard>
        <h1 className="title">{t('reports:player.goneTitle')}</h1>
        <p>{t('reports:player.goneBody')}</p>
        <div className="row">
          <Link href={`/host/game/${view.room.hash}`} className="button">
            {t('reports:player.toGame')}
          </Link>
        </div>
      </MessageCard>
    </main>
  );
}

interface PlayerReportProps {
  readonly view: HostView;
  readonly act: SendControl;
  readonly player: HostPlayerRow;
}

function PlayerReport({ view, act, player }: PlayerReportProps): ReactNode {
  const { t } = useTranslation(['reports', 'host']);
  usePageTitle(t('reports:player.titleOf', { name: player.name }));
  const { data, error, refetch } = usePlayerReport(view, player);
  const correct = useCorrectQuestion(view, act);
  return (
    <main className="host-main host-main--reading">
      <Head view={view} player={player} />
      <AttemptsAllowed view={view} act={act} player={player} />
      <TimeAllowed view={view} act={act} player={player} />
      {data &&
        reportFeatures().map(
          ({ PlayerSection }, index) =>
            PlayerSection && <PlayerSection key={index} player={player} reported={data} room={view.room} />,
        )}
      {data ? (
        data.attempts.length > 0 ? (
          <Attempts
            view={view}
            attempts={data.attempts}
            counting={countingAttempt(data)}
            onCorrect={view.room.state === 'archived' ? undefined : correct}
          />
        ) : (
          <p className="card muted">{t('reports:player.nothing')}</p>
        )
      ) : error ? (
        <ListFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <p className="visually-hidden">{t('host:opening')}</p>
          <div className="card skeleton skeleton--head" aria-hidden="true" />
        </div>
      )}
    </main>
  );
}

function Head({ view, player }: Omit<PlayerReportProps, 'act'>): ReactNode {
  const { t, i18n } = useTranslation(['reports', 'host']);
  const { name, typedName, character, rank, score, accuracy } = player;
  const total = view.players.filter((other) => other.rank !== null).length;
  const figures: readonly (readonly [label: string, value: string])[] = [
    [t('host:players.rank'), rank === null ? t('host:dash') : t('reports:player.rankOf', { rank, total })],
    [t('host:players.score'), score.toLocaleString(i18n.language)],
    [
      t('host:players.accuracy'),
      accuracy === null ? t('host:dash') : t('host:percent', { percent: accuracy }),
    ],
  ];
  return (
    <section className="report-head card" data-scheme="play" aria-labelledby="player-name">
      <Avatar character={character} size={96} />
      <div className="report-who">
        <p className="eyebrow">{t('reports:player.title')}</p>
        <h1 id="player-name" className="host-title">
          {name}
        </h1>
        {typedName !== null && <ReplacedName typedName={typedName} />}
        {reportFeatures().map(
          // The list of features never changes.
          ({ PlayerNote }, index) => PlayerNote && <PlayerNote key={index} player={player} />,
        )}
      </div>
      <dl className="report-figures flex wrap">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface AttemptsProps {
  readonly view: HostView;
  readonly attempts: readonly ReportAttempt[];
  readonly counting: ReportAttempt | null;
  readonly onCorrect: CorrectQuestion | undefined;
}

function Attempts({ view, attempts, counting, onCorrect }: AttemptsProps): ReactNode {
  const { t } = useTranslation(['reports', 'host']);
  // While the game is running, a projector may be on.
  const [answers, setAnswers] = useState(isFinished(view.room.state));
  const [wanted, setWanted] = useState<string | null>(null);
  const shown = wanted ?? String((counting ?? attempts[0])?.attempt);
  const toggle = <InlineToggle label={t('host:quiz.showAnswers')} on={answers} onChange={setAnswers} />;
  const [only] = attempts;
  if (attempts.length === 1 && only)
    return (
      <>
        <div className="tools">
          <h2 className="section-title">{t('reports:player.answers')}</h2>
          {toggle}
        </div>
        <Attempt view={view} attempt={only} answers={answers} onCorrect={onCorrect} />
      </>
    );
  return (
    <Tabs.Root className="attempts" value={shown} onValueChange={setWanted}>
      <div className="tools">
        <h2 className="section-title">{t('reports:player.answers')}</h2>
        {toggle}
      </div>
      <Tabs.List className="tab-list attempt-list" aria-label={t('reports:player.attempts')}>
        {attempts.map((attempt) => (
          <Tabs.Trigger key={attempt.attempt} className="tab" value={String(attempt.attempt)}>
            {t('reports:player.attempt', { number: attempt.attempt })}
            {attempt === counting && <span className="tag counts">{t('reports:player.counts')}</span>}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {attempts.map((attempt) => (
        <Tabs.Content key={attempt.attempt} className="attempt-panel" value={String(attempt.attempt)}>
          <Attempt view={view} attempt={attempt} answers={answers} onCorrect={onCorrect} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

interface AttemptProps {
  readonly view: HostView;
  readonly attempt: ReportAttempt;
  readonly answers: boolean;
  readonly onCorrect: CorrectQuestion | undefined;
}

function Attempt({ view, attempt, answers, onCorrect }: AttemptProps): ReactNode {
  const { t, i18n } = useTranslation(['reports', 'host']);
  const timed = !isRecorded(view.room);
  const items = useMemo(() => answeredQuestions(view.questions, attempt), [view.questions, attempt]);
  const right = items.filter(({ outcome }) => outcome === 'correct').length;
  const judged = items.filter(
    ({ row, response }) => row.question.hasCorrectAnswer || (response && response.result !== 'none'),
  ).length;
  // As in the student's summary: a skip, or a time-out with nothing entered, isn't an answer.
  const answered = attempt.responses.filter(({ answer }) => answer !== null);
  const time = answered.reduce((sum, { timeMs }) => sum + timeMs, 0);
  const kept = keptPoints(attempt);
  const other = otherPoints(attempt) - kept;
  const marks = useMemo(() => marksOf(view.questions, attempt), [view.questions, attempt]);
  const facts = [
    t('host:results.points', {
      count: attempt.score,
      points: attempt.score.toLocaleString(i18n.language),
    }),
    ...(other === 0
      ? []
      : [
          t('reports:player.otherPoints', {
            points: signedPoints(i18n.language, other),
          }),
        ]),
    ...(kept === 0 ? [] : [t('reports:player.keptPoints', { points: signedPoints(i18n.language, kept) })]),
    ...(attempt.accuracy === null ? [] : [t('host:results.accuracy', { percent: attempt.accuracy })]),
    ...(attempt.firstTryAccuracy === undefined
      ? []
      : [t('host:results.firstTry', { percent: attempt.firstTryAccuracy })]),
    ...(marks === null
      ? []
      : [t('reports:marks', { count: marks.possible, earned: marks.earned.toLocaleString(i18n.language) })]),
    t('host:questions.right', { correct: right, count: judged }),
    ...(timed && answered.length > 0
      ? [
          t('reports:player.average', {
            time: secondsText(time / answered.length, i18n.language),
          }),
        ]
      : []),
    ...(attempt.responses.some(({ state }) => state === 'attemptedSilently') ? [t('reports:untold')] : []),
  ];
  return (
    <>
      <p className="strong tabular">{facts.join(' · ')}</p>
      <Pager
        items={items}
        label={t('reports:player.answers')}
        render={(item) => (
          <AnsweredItem
            key={item.row.index}
            roomHash={view.room.hash}
            item={item}
            answers={answers}
            timed={timed}
            onCorrect={onCorrect}
          />
        )}
      />
    </>
  );
}
