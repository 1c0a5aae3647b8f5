// Top bar of a room: the quiz, the code for latecomers, the projector, and help.

import { CircleHelp, MonitorUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isFinished } from '#core/room/phase.ts';
import type { HostView } from '#core/views/hostView.ts';
import { useHostFeatures } from '#src/host/room/HostFeatures.tsx';
import type { RoomControls } from '#src/host/room/useControls.ts';
import { HostBar } from '#src/host/shell/HostPage.tsx';
import { spacedCode } from '#core/room/code.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { IconButton, QuietButton } from '#src/ui/Button.tsx';
import '#src/host/shell/roomBar.css';

export interface RoomBarProps {
  readonly view: HostView;
  readonly controls: RoomControls;
  /** True if the room's code lets players join. */
  readonly joinable?: boolean;
  /** Opens the list of keyboard shortcuts; absent when the page has none. */
  readonly onHelp?: () => void;
}

export function RoomBar({ view, controls, joinable = true, onHelp }: RoomBarProps): ReactNode {
  const { t } = useTranslation('host');
  const keyHint = useAriaKeyShortcuts();
  const features = useHostFeatures();
  const { room } = view;
  const running = room.state === 'running' || room.state === 'paused';
  const title = (
    <div className="room-title fill">
      <h1 className="ellipsis lead">{room.title}</h1>
      <p className="room-facts ellipsis caption muted">
        {t(`host:type.${room.type}.name`)} ·{' '}
        {t('host:quiz.questions', { count: room.totalAnswerableQuestions })}
        {room.questionCount < room.totalAnswerableQuestions &&
          ` · ${t('host:room.each', { count: room.questionCount })}`}
        {features.flatMap(({ barLabel }) => barLabel?.(t, room) ?? []).map((words) => ` · ${words}`)}
      </p>
    </div>
  );
  return (
    <HostBar
      back="/host"
      title={title}
      actions={
        <>
          {running && joinable && (
            <p className="code-chip rigid">
              <span className="code-chip-label caption muted">{t('host:room.code')}</span>{' '}
              <strong>{spacedCode(room.code)}</strong>
            </p>
          )}
          {!isFinished(room.state) && (
            <QuietButton
              small
              // Narrow screens show only the icon.
              aria-label={t('host:projector.open')}
              title={t('host:projector.open')}
              aria-keyshortcuts={keyHint('F')}
              onClick={controls.openProjector}
            >
              <MonitorUp size={20} />
              <span className="bar-label">{t('host:projector.open')}</span>
            </QuietButton>
          )}
          {onHelp && (
            <IconButton
              aria-label={t('host:keys.title')}
              aria-haspopup="dialog"
              aria-keyshortcuts={keyHint('?')}
              onClick={onHelp}
            >
              <CircleHelp />
            </IconButton>
          )}
        </>
      }
    />
  );
}
