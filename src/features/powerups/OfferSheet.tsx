// Sheet of a new card when the belt is full: replace a card, or keep them all.

import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { BeltView } from '#core/features/powerups/views.ts';
import type { OpenSheetProps } from '#src/features/powerups/CardSheet.tsx';
import { SheetFrame } from '#src/features/powerups/SheetFrame.tsx';
import { PowerupMark } from '#src/features/powerups/PowerupMark.tsx';
import { useDoublePressGuard } from '#src/features/powerups/useDoublePressGuard.ts';
import { useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import { QuietButton } from '#src/ui/Button.tsx';

export interface OfferSheetProps extends OpenSheetProps {
  readonly offer: NonNullable<BeltView['offer']>;
}

export function OfferSheet({
  belt,
  offer,
  isPending,
  problem,
  onIntent,
  onClose,
}: OfferSheetProps): ReactNode {
  const { t } = useTranslation('powerups');
  const isMeant = useDoublePressGuard();
  const left = useSecondsLeft(offer.until);
  useEffect(() => {
    if (left === 0) onClose();
  }, [left, onClose]);
  const place = (slot: number | null) => {
    if (!isPending && isMeant) onIntent({ type: 'placePowerup', card: offer.id, slot });
  };
  return (
    <SheetFrame
      powerup={offer.powerup}
      title={t('powerups:offer.title', { title: t(`powerups:${offer.powerup}.title`) })}
      words={
        <>
          <p>{t('powerups:offer.full')}</p>
          {left !== null && (
            <p role="timer" className="muted">
              {t('powerups:offer.left', { count: left })}
            </p>
          )}
        </>
      }
      last={
        <QuietButton aria-disabled={isPending || !isMeant} onClick={() => place(null)}>
          {t('powerups:offer.keep')}
        </QuietButton>
      }
      isPending={isPending}
      problem={problem}
      onClose={() => isMeant && onClose()}
    >
      <ul className="target-list grid gap-2">
        {belt.slots.map(
          (card, slot) =>
            card && (
              <li key={card.id}>
                <button
                  type="button"
                  className="target strip gap-3 breaks"
                  aria-disabled={isPending || !isMeant}
                  onClick={() => place(slot)}
                >
                  <PowerupMark powerup={card.powerup} />
                  <span>{t('powerups:offer.replace', { title: t(`powerups:${card.powerup}.title`) })}</span>
                </button>
              </li>
            ),
        )}
      </ul>
    </SheetFrame>
  );
}
