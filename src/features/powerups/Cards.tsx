// A player's cards and active effects in the host's table.

import { Flag } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { PowerupMark } from '#src/features/powerups/PowerupMark.tsx';
import '#src/features/powerups/cards.css';

interface CardsProps {
  readonly player: HostPlayerRow;
}

/** Its own column, on wide pages. */
export function CardsCell({ player }: CardsProps): ReactNode {
  return (
    <Suspense>
      <Cards player={player} />
    </Suspense>
  );
}

/** Below the name, on narrow pages. */
export function CardsBadge({ player }: CardsProps): ReactNode {
  return (
    <span className="powerup-badge">
      <CardsCell player={player} />
    </span>
  );
}

function Cards({ player: { powerups } }: CardsProps): ReactNode {
  const { t } = useTranslation(['host', 'powerups']);
  if (!powerups || powerups.cards.length + powerups.effects.length === 0) return null;
  const { cards, effects } = powerups;
  return (
    <ul className="powerup-cards flex wrap">
      {cards.map(({ powerup, byTeacher }, index) => {
        const title = t(`powerups:${powerup}.title`);
        const name = byTeacher ? t('host:powerups.fromYou', { powerup: title }) : title;
        return (
          // A player may hold the same card twice.
          <li key={`${powerup} ${index}`} className="powerup-card" title={name}>
            <PowerupMark powerup={powerup} />
            {byTeacher && <Flag className="powerup-flag" />}
            <span className="visually-hidden">{name}</span>
          </li>
        );
      })}
      {effects.map((powerup, index) => {
        const name = t('host:powerups.atWork', { powerup: t(`powerups:${powerup}.title`) });
        return (
          <li key={`at work ${powerup} ${index}`} className="powerup-card" data-at-work="true" title={name}>
            <PowerupMark powerup={powerup} />
            <span className="visually-hidden">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
