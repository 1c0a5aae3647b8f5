// Controls of a running game, always visible along the bottom edge.

import { ArrowRight, Flag, Lock, LockOpen, Pause, Play, TimerReset } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { GameOptions } from '#src/host/room/GameOptions.tsx';
import type { StageProps } from '#src/host/room/Lobby.tsx';
import { isEveryoneDone, nextStepOf } from '#src/host/room/nextStep.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/host/room/controlDock.css';

export function ControlDock({ view, controls, line }: StageProps): ReactNode {
  const { t } = useTranslation('host');
  const { room } = view;
  const paused = room.state === 'paused';
  const done = isEveryoneDone(view);
  return (
    <footer className="dock" data-scheme="play">
      <fieldset className="dock-inner strip gap-3 apart" aria-label={t('host:control.title')}>
        <div className="even-tools flex gap-2">
          {(controls.can('pause') || controls.can('resume')) && (
            <DockButton
              label={paused ? t('host:control.resume') : t('host:control.pause')}
              icon={paused ? <Play size={20} /> : <Pause size={20} />}
              shortcut="P"
              onPress={controls.pause}
            />
          )}
          {isTeacherPaced(room) && (
            <DockButton
              label={t('host:control.addMinute')}
              icon={<TimerReset size={20} />}
              shortcut="A"
              disabled={!controls.can('addTime')}
              onPress={() => controls.addTime(1)}
            />
          )}
          <DockButton
            label={room.locked ? t('host:control.unlock') : t('host:control.lock')}
            icon={room.locked ? <LockOpen size={20} /> : <Lock size={20} />}
            shortcut="L"
            onPress={controls.lock}
          />
          <GameOptions view={view} controls={controls} />
          {!done && (
            <DockButton label={t('host:control.end')} icon={<Flag size={20} />} onPress={controls.end} />
          )}
        </div>
        {(isTeacherPaced(room) || done) && <NextButton view={view} controls={controls} line={line} />}
      </fieldset>
    </footer>
  );
}

interface DockButtonProps {
  /** Translated. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  readonly onPress: () => Promise<boolean>;
}

function DockButton({ label, icon, shortcut, disabled = false, onPress }: DockButtonProps): ReactNode {
  const keyHint = useAriaKeyShortcuts();
  return (
    <QuietButton
      className="dock-button"
      aria-keyshortcuts={keyHint(shortcut)}
      title={label}
      disabled={disabled}
      onClick={() => void onPress()}
    >
      <span className="dock-icon" aria-hidden="true">
        {icon}
      </span>
      <span className="dock-label">{label}</span>
    </QuietButton>
  );
}

function NextButton({ view, controls, line }: StageProps): ReactNode {
  const { t } = useTranslation('host');
  const keyHint = useAriaKeyShortcuts();
  const shortcuts = useSetting('shortcuts');
  const pending = useStore(line, ({ pending: name }) => name === 'proceedHostGame' || name === 'endGame');
  const countdown = useSecondsLeft(view.room.countdownEndsAt);
  const step = nextStepOf(view);
  const label =
    step !== null
      ? t(`host:next.${step}`)
      : view.room.state === 'paused'
        ? t('host:next.paused')
        : countdown !== null && countdown > 0
          ? t('host:next.countdown', { count: countdown })
          : t('host:next.wait');
  return (
    <Button
      big
      className="dock-main"
      aria-keyshortcuts={keyHint('N ArrowRight')}
      disabled={step === null || pending}
      // Not `disabled`: that would drop keyboard focus.
      aria-disabled={step !== null && !controls.can('next')}
      onClick={() => void controls.next()}
    >
      {label}
      {step !== null && <ArrowRight size={22} />}
      {shortcuts && step !== null && <kbd aria-hidden="true">{t('host:keys.next.key')}</kbd>}
    </Button>
  );
}
