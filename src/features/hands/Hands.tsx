// Raised hands, the first one first.

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { ChipAction, ChipCard } from '#src/host/room/ChipCard.tsx';
import type { RoomControls } from '#src/host/room/useControls.ts';

export function Hands({
  players,
  controls,
}: {
  readonly players: readonly HostPlayerRow[];
  readonly controls: RoomControls;
}): ReactNode {
  const { t } = useTranslation('host');
  const raised = players
    .filter(({ hand }) => hand !== null)
    .toSorted((a, b) => Number(a.hand) - Number(b.hand));
  const title = t('host:hands.title', { count: raised.length });
  return (
    <>
      <output className="visually-hidden">{raised.length > 0 && title}</output>
      <ChipCard
        title={title}
        players={raised}
        numbered
        tools={
          <button
            type="button"
            className="button button--quiet button--small"
            onClick={() => void controls.lowerHand(null)}
          >
            {t('host:hands.all')}
          </button>
        }
        actions={(player) => (
          <ChipAction
            action="lower"
            label={t('host:hands.lower', { name: player.name })}
            icon={<Check size={20} aria-hidden="true" />}
            inviting
            onPress={() => void controls.lowerHand(player)}
          />
        )}
      />
    </>
  );
}
