// Players waiting for approval.

import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { ChipCard } from '#src/host/room/ChipCard.tsx';
import type { RoomControls } from '#src/host/room/useControls.ts';
import { Button, IconButton, QuietButton } from '#src/ui/Button.tsx';

interface PendingProps {
  readonly players: readonly HostPlayerRow[];
  readonly controls: RoomControls;
}

export function PendingPlayers({ players, controls }: PendingProps): ReactNode {
  const { t } = useTranslation('host');
  const pending = players.filter(({ approval }) => approval === 'pending');
  return (
    <ChipCard
      title={t('host:pending.title', { count: pending.length })}
      players={pending}
      tools={
        <>
          <Button small onClick={() => void controls.approve(null, true)}>
            {t('host:pending.all')}
          </Button>
          <QuietButton small onClick={() => void controls.approve(null, false)}>
            {t('host:pending.none')}
          </QuietButton>
        </>
      }
      actions={(player) => (
        <>
          <IconButton
            className="chip-yes"
            data-row-action="approve"
            label={t('host:pending.approve', { name: player.name })}
            onClick={() => void controls.approve(player, true)}
          >
            <Check size={20} />
          </IconButton>
          <IconButton
            data-row-action="reject"
            label={t('host:pending.reject', { name: player.name })}
            onClick={() => void controls.approve(player, false)}
          >
            <X size={20} />
          </IconButton>
        </>
      )}
    />
  );
}
