import { toggle } from '#src/host/options/optionField.ts';
import type { HostFeature, HostPartProps } from '#src/host/room/hostFeature.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipCard } from '#src/host/room/ChipCard.tsx';
import { IconButton, QuietButton } from '#src/ui/Button.tsx';

/** Raised hands, earliest first. */
function Hands({ view, controls }: HostPartProps): ReactNode {
  const { t } = useTranslation('host');
  const raised = view.players
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
          <QuietButton small onClick={() => void controls.act('lowerHand', {})}>
            {t('host:hands.all')}
          </QuietButton>
        }
        actions={(player) => (
          <IconButton
            className="chip-yes"
            data-row-action="lower"
            label={t('host:hands.lower', { name: player.name })}
            onClick={() => void controls.act('lowerHand', { playerId: player.id })}
          >
            <Check size={20} />
          </IconButton>
        )}
      />
    </>
  );
}

export const hands: HostFeature = {
  order: -1,
  Waiting: Hands,
  options: { joining: () => [toggle('raiseHands')] },
};
