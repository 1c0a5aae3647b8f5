// Live dashboard of a running game: the open question, every player, and every question.

import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { HostPlayerRow, HostQuestionRow, HostView } from '#core/views/hostView.ts';
import { EditInQuiz } from '#src/host/changes/EditInQuiz.tsx';
import { useQuizChanges } from '#src/host/changes/useQuizChanges.ts';
import { ManyOfflineNotice, OfflinePlayers } from '#src/host/room/ManyOfflineNotice.tsx';
import { ControlDock } from '#src/host/room/ControlDock.tsx';
import { isEveryoneDone } from '#src/host/room/nextStep.ts';
import type { StageProps } from '#src/host/room/Lobby.tsx';
import { DueDate } from '#src/host/room/DueDate.tsx';
import { useHostFeatures } from '#src/host/room/HostFeatures.tsx';
import { JoinCard } from '#src/host/room/JoinCard.tsx';
import { PendingPlayers } from '#src/host/room/PendingPlayers.tsx';
import { figuresOf } from '#src/host/room/playerRows.ts';
import type { TableAction } from '#src/host/room/PlayerTable.tsx';
import { SlideCard } from '#src/host/room/SlideCard.tsx';
import type { TextChoice } from '#src/host/room/hostKind.ts';
import { useLatest } from '#src/ui/useLatest.ts';
import { useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import type { RoomControls } from '#src/host/room/useControls.ts';
import '#src/host/room/dashboard.css';
import '#src/host/room/figures.css';
import { useCorrectQuestion } from '#src/host/room/CorrectQuestion.tsx';
import { RoomTables } from '#src/host/room/RoomTables.tsx';

export function Dashboard({ view, controls, line }: StageProps): ReactNode {
  const { t } = useTranslation('host');
  const { room, players, slide } = view;
  const inside = useMemo(() => players.filter(({ approval }) => approval === 'approved'), [players]);
  const remove = useLatest((player: HostPlayerRow) => void controls.remove(player));
  const correct = useCorrectQuestion(view, controls.act);
  const moderate = useLatest((which: TextChoice) => void controls.moderateText(which));
  // In other games only the host sees typed answers.
  const onModerate = isTeacherPaced(room) && room.options.showAnswers !== 'never' ? moderate : undefined;
  const { data: changes } = useQuizChanges(room.hash);
  const editLink = useCallback(
    ({ index }: HostQuestionRow) => changes && <EditInQuiz changes={changes} index={index} />,
    [changes],
  );
  const features = useHostFeatures();
  const { actions, dialog } = useRowActions(view, controls);
  return (
    <>
      <main className="host-main dashboard" data-paced={slide !== null} data-quiz-language={room.language}>
        {room.state === 'paused' && (
          <p className="paused bold text-center card">
            {t(room.dueAt === null ? 'host:room.paused' : 'host:room.pausedAssigned')}
          </p>
        )}
        {isEveryoneDone(view) && (
          <output className="everyone-done lead text-center card">{t('host:room.everyoneDone')}</output>
        )}
        <ManyOfflineNotice view={view} line={line} />
        <Countdown view={view} />
        {room.dueAt !== null && (
          <div className="assigned">
            <DueDate dueAt={room.dueAt} players={view.players} controls={controls} />
            <JoinCard room={room} />
          </div>
        )}
        <PendingPlayers players={players} controls={controls} />
        {features.map(({ id, Waiting }) => Waiting && <Waiting key={id} view={view} controls={controls} />)}
        <div className="dashboard-side">
          {slide && <SlideCard view={view} slide={slide} onModerate={onModerate} onCorrect={correct} />}
          {features.map(({ id, Leaderboard }) => Leaderboard && <Leaderboard key={id} view={view} />)}
          <Figures view={view} />
          <div className="dashboard-tools">
            {room.locked && <p className="tag tag--warning">{t('host:lobby.locked')}</p>}
            <OfflinePlayers view={view} />
            {features.map(({ id, Tools }) => Tools && <Tools key={id} view={view} controls={controls} />)}
          </div>
        </div>
        <RoomTables
          players={{ room, players: inside, questionCount: room.questionCount, onRemove: remove, actions }}
          questions={{
            roomHash: room.hash,
            questions: view.questions,
            players: inside.length,
            current: slide?.index ?? null,
            onModerate,
            onCorrect: correct,
            renderExtra: editLink,
          }}
        />
      </main>
      {dialog}
      <ControlDock view={view} controls={controls} line={line} />
    </>
  );
}

function Countdown({ view }: { readonly view: HostView }): ReactNode {
  const { t } = useTranslation('host');
  const left = useSecondsLeft(view.room.countdownEndsAt);
  if (left === null || left === 0 || view.room.state !== 'running') return null;
  return <p className="paused bold text-center card">{t('host:room.countdown', { count: left })}</p>;
}

export function Figures({ view }: { readonly view: HostView }): ReactNode {
  const { t } = useTranslation('host');
  const { room, players } = view;
  const figures = useMemo(() => figuresOf(players, room.questionCount), [players, room.questionCount]);
  const { accuracy } = figures;
  return (
    <dl className="figures grid card">
      <div>
        <dt>{t('host:figure.online')}</dt>
        <dd>{t('host:figure.of', { part: figures.connected, whole: figures.players })}</dd>
      </div>
      <div>
        <dt>{t('host:figure.accuracy')}</dt>
        <dd>{accuracy === null ? t('host:dash') : t('host:percent', { percent: accuracy })}</dd>
      </div>
      <div>
        <dt>{t('host:figure.progress')}</dt>
        <dd>{t('host:percent', { percent: figures.progress })}</dd>
      </div>
      {!isTeacherPaced(room) && (
        <div>
          <dt>{t('host:figure.finished')}</dt>
          <dd>{t('host:figure.of', { part: figures.finished, whole: figures.players })}</dd>
        </div>
      )}
    </dl>
  );
}

/**
 * Per-player actions from features: their buttons in the table, and the dialog of the one in use. The dialog
 * is rendered outside the table because the row it was opened from may scroll out of it.
 */
interface RowActions {
  /** Keeps its identity while the same actions are available. */
  readonly actions: readonly TableAction[];
  /** The dialog of the action in use, if any. */
  readonly dialog: ReactNode;
}

function useRowActions(view: HostView, controls: RoomControls): RowActions {
  const features = useHostFeatures();
  const [open, setOpen] = useState<{ readonly id: string; readonly player: HostPlayerRow } | null>(null);
  const offered = features.flatMap(({ id, rowAction }) => (rowAction?.isOffered(view) ? id : [])).join(' ');
  const actions = useMemo(
    () =>
      features.flatMap(({ id, rowAction }) =>
        rowAction && offered.split(' ').includes(id)
          ? { id, Button: rowAction.Button, onPress: (player: HostPlayerRow) => setOpen({ id, player }) }
          : [],
      ),
    [features, offered],
  );
  const Dialog = features.find(({ id }) => id === open?.id)?.rowAction?.Dialog;
  const player = view.players.find(({ id }) => id === open?.player.id) ?? open?.player;
  return {
    actions,
    dialog: Dialog && player && (
      <Dialog view={view} controls={controls} player={player} onClose={() => setOpen(null)} />
    ),
  };
}
