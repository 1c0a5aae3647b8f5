import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerView } from '#core/views/playerView.ts';
import { useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import { usePlace } from '#src/game/twins/placement.tsx';
import '#src/features/mysticPeak/stopClock.css';

interface StopClockProps {
  readonly view: PlayerView;
  readonly isDrawn?: boolean;
}

/** `isDrawn`: whether the scene draws its own clock. */
export function StopClock({ view: { me, room }, isDrawn = false }: StopClockProps): ReactNode {
  const place = usePlace();
  const { t } = useTranslation('mysticPeak');
  const until = me.climb?.stop?.until ?? null;
  const left = useSecondsLeft(room.state === 'running' ? until : null);
  if (left === null) return null;
  return (
    <p role="timer" {...(isDrawn ? place('clock', 'muted') : { className: 'muted stop-clock' })}>
      {t('mysticPeak:left', { count: left })}
    </p>
  );
}
