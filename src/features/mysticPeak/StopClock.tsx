// How long a stop still waits for a press.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerView } from '#core/views/playerView.ts';
import { useSecondsLeft } from '#src/twins/Countdown.tsx';

export function StopClock({ view: { me, room } }: { readonly view: PlayerView }): ReactNode {
  const { t } = useTranslation('mysticPeak');
  const until = me.climb?.stop?.until ?? null;
  const left = useSecondsLeft(room.state === 'running' ? until : null);
  if (left === null) return null;
  return (
    <p role="timer" className="muted">
      {t('mysticPeak:left', { count: left })}
    </p>
  );
}
