// Results page: the podium, the hardest questions, and tables of every player and question.

import { History, Library, RotateCcw } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { onPodium } from '#core/views/figures.ts';
import type { HostPlayerRow, HostQuestionRow, HostView } from '#core/views/hostView.ts';
import { hostAgainPath } from '#src/host/options/playedGame.ts';
import { useHostFeatures, useRecordedGame } from '#src/host/room/HostFeatures.tsx';
import { resultParts } from '#src/host/room/resultParts.ts';
import { figuresOf } from '#src/host/room/playerRows.ts';
import { MarkButton } from '#src/host/marking/MarkButton.tsx';
import { EditInQuiz } from '#src/host/changes/EditInQuiz.tsx';
import { useQuizChanges } from '#src/host/changes/useQuizChanges.ts';
import { fixesOf, hardest, hardRate } from '#src/host/room/questionRows.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';
import '#src/host/room/results.css';
import { Section } from '#src/ui/Section.tsx';
import type { RoomControls } from '#src/host/room/useControls.ts';
import { useCorrectQuestion } from '#src/host/room/CorrectQuestion.tsx';
import { RoomTables } from '#src/host/room/RoomTables.tsx';

const HARDEST_SHOWN = 3;

export interface ResultsProps {
  readonly view: HostView;
  readonly controls: RoomControls;
}

export function Results({ view, controls }: ResultsProps): ReactNode {
  const { t } = useTranslation(['host', 'reports']);
  const { room, players, questions } = view;
  const features = useHostFeatures();
  const correct = useCorrectQuestion(view, controls.act);
  const parts = resultParts.get();
  const podium = features.every(({ Leaderboard }) => !Leaderboard);
  // Recorded answers have no answer times.
  const timed = useRecordedGame() === null;
  const inside = useMemo(() => players.filter(({ approval }) => approval === 'approved'), [players]);
  const figures = useMemo(() => figuresOf(players, room.questionCount), [players, room.questionCount]);
  const fixes = fixesOf(questions);
  const { data: changes } = useQuizChanges(room.hash);
  const whoAnswered = useCallback(
    (row: HostQuestionRow, answers: boolean) => (
      <>
        {changes && <EditInQuiz changes={changes} index={row.index} />}
        {parts && (
          <parts.WhoAnswered
            roomHash={room.hash}
            fixes={fixes}
            row={row}
            players={inside}
            answers={answers}
            timed={timed}
          />
        )}
      </>
    ),
    [parts, changes, room.hash, fixes, inside, timed],
  );
  const winners = inside.filter(onPodium);
  return (
    <main className="host-main results" data-quiz-language={view.room.language}>
      <section className="results-head card" data-scheme="play">
        <div>
          <p className="eyebrow">{t(`host:state.${room.state}`)}</p>
          <h2 className="host-title">{t('host:results.title')}</h2>
          <p className="muted">
            {t('host:results.players', { count: figures.players })}
            {figures.accuracy !== null && ` · ${t('host:results.accuracy', { percent: figures.accuracy })}`}
            {figures.firstTryAccuracy !== null &&
              ` · ${t('host:results.firstTry', { percent: figures.firstTryAccuracy })}`}
          </p>
        </div>
        <div className="results-tools row">
          <Link href={hostAgainPath(view)} className="button">
            <RotateCcw size={20} />
            {t('host:results.again')}
          </Link>
          <div className="even-tools row">
            {figures.players > 0 && timed && (
              <Link href={`/host/game/${room.hash}/replay`} className="button button--quiet">
                <History size={20} />
                {t('reports:replay.link')}
              </Link>
            )}
            {figures.players > 0 && parts && <parts.ExportButton view={view} />}
            <Link href="/host" className="button button--quiet">
              <Library size={20} />
              {t('host:toLibrary')}
            </Link>
          </div>
        </div>
        {podium && winners.length > 0 && <Podium winners={winners} />}
      </section>
      {features.map(({ id, Leaderboard }) => Leaderboard && <Leaderboard key={id} view={view} />)}
      <OpenAnswers view={view} />
      <Hardest view={view} />
      <RoomTables
        players={{ room, players: inside, questionCount: room.questionCount }}
        questions={{
          roomHash: room.hash,
          questions,
          players: inside.length,
          current: null,
          onCorrect: room.state === 'archived' ? undefined : correct,
          renderExtra: whoAnswered,
        }}
      />
    </main>
  );
}

function Podium({ winners }: { readonly winners: readonly HostPlayerRow[] }): ReactNode {
  const { t, i18n } = useTranslation('host');
  const features = useHostFeatures();
  return (
    <ol className="winners flex gap-3" aria-label={t('host:results.podium')}>
      {winners.map((player) => (
        <li key={player.id} className="winner text-center" data-rank={player.rank}>
          <Avatar character={player.character} size={64} />
          <span className="winner-name bold breaks clamp-2">
            {player.name}
            {features.map(({ id, PodiumBadge }) => PodiumBadge && <PodiumBadge key={id} player={player} />)}
          </span>
          <span className="caption tabular muted">
            {t('host:results.points', {
              count: player.score,
              points: player.score.toLocaleString(i18n.language),
            })}
          </span>
          <span className="winner-step centered bold" aria-hidden="true">
            {player.rank}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Questions with answers that a person marks: while some wait, the scores above aren't final. */
function OpenAnswers({ view: { room, questions } }: { readonly view: HostView }): ReactNode {
  const { t } = useTranslation('host');
  const rows = questions.filter(
    ({ marking }) => marking !== undefined && marking.marked + marking.waiting > 0,
  );
  if (rows.length === 0 || room.state === 'archived') return null;
  return (
    <Section className="stack" title={t('host:marking.title')}>
      <ol className="hardest grid">
        {rows.map((row) => (
          <li key={row.index} className="hardest-row strip gap-4 wrap card apart">
            <span className="clamp-2">
              <TextOrPicture of={row.question} />
            </span>
            <MarkButton roomHash={room.hash} row={row} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Hardest({ view }: { readonly view: HostView }): ReactNode {
  const { t } = useTranslation('host');
  const rows = useMemo(() => hardest(view.questions, HARDEST_SHOWN), [view.questions]);
  if (rows.length === 0) return null;
  return (
    <Section className="stack" title={t('host:results.hardest')}>
      {rows.some(({ firstRight }) => firstRight !== null) && (
        <p className="hint">{t('host:results.atFirstGo')}</p>
      )}
      <ol className="hardest grid">
        {rows.map((row) => (
          <li key={row.index} className="hardest-row strip gap-4 card">
            <strong className="hardest-rate rigid">
              {t('host:percent', { percent: hardRate(row) ?? 0 })}
            </strong>
            <span className="clamp-2">
              {row.index + 1}. <TextOrPicture of={row.question} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
