import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toggle } from '#src/host/options/optionField.ts';
import type { HostFeature, PlayerNoteProps } from '#src/host/room/hostFeature.ts';

/** Shows how often a player left the game's page, and whether they're away now. */
function Badge({ player }: PlayerNoteProps): ReactNode {
  const { t } = useTranslation('host');
  const { focus: watched } = player;
  if (watched === null || watched.lost === 0) return null;
  return (
    <span className="badge" data-away-now={watched.away}>
      {t('host:player.focusLost', { count: watched.lost })}
    </span>
  );
}

export const focus: HostFeature = {
  badge: { at: 'presence', Badge },
  options: { joining: () => [toggle('focusMode')] },
};
