// Who opened a challenge can end it from its board.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isFinished } from '#core/room/phase.ts';
import type { BarProps, FramePart } from '#src/features/framePart.ts';

function EndButton({ view: { room }, scene, challenge }: BarProps): ReactNode {
  const { t } = useTranslation('play');
  if (!challenge?.isOwn || isFinished(room.state) || scene !== 'challengeBoard') return null;
  return (
    <button type="button" className="bar-button" disabled={challenge.busy} onClick={challenge.end}>
      {t('play:challenge.end.button')}
    </button>
  );
}

export const challenge: FramePart = { OfGame: EndButton };
