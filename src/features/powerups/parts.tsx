// Lazily loaded components of power-ups.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { powerupsPart } from '#scenes/features/powerups/model.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { usePlace } from '#src/game/twins/placement.tsx';

export { actOnPowerups } from '#src/features/powerups/actions.ts';
export { Belt } from '#src/features/powerups/Belt.tsx';
export { cardOfKey } from '#src/features/powerups/cardKeys.ts';
export { CardSheets } from '#src/features/powerups/CardSheets.tsx';
export { announcementsOf, pointsMessage } from '#src/features/powerups/news.ts';
export { TipRow } from '#src/features/powerups/TipRow.tsx';

/** A question's stopped clock as text, in place of the running one. */
export function FrozenClock({ view: { slide } }: TwinProps): ReactNode {
  const { t } = useTranslation('powerups');
  const place = usePlace();
  const left = slide && !slide.answered ? powerupsPart.stoppedClockMs?.(slide) : null;
  if (left == null) return null;
  return (
    <p role="timer" {...place('timer', 'twin-timer')}>
      {t('powerups:effect.frozen', { count: Math.ceil(left / 1_000) })}
    </p>
  );
}
