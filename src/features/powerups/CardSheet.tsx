// Sheet of one card: what it does, a button to use it, and a choice of targets if it needs one.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isAimed } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { BeltView, CardView } from '#core/features/powerups/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { type OpenSheet, SheetFrame } from '#src/features/powerups/SheetFrame.tsx';
import { Targets } from '#src/features/powerups/Targets.tsx';
import { whyUnusableText } from '#src/features/powerups/usable.ts';
import { useDoublePressGuard } from '#src/features/powerups/useDoublePressGuard.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { OpenGame } from '#src/game/play.ts';
import { useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import { useWords } from '#src/game/twins/useWords.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { useConfirm } from '#src/ui/useConfirm.ts';

export interface OpenSheetProps extends OpenSheet {
  readonly game: Pick<OpenGame, 'caller' | 'seat'>;
  readonly view: PlayerView;
  readonly belt: BeltView;
  readonly onIntent: (intent: PlayIntent) => void;
}

export function CardSheet({
  game,
  view,
  belt,
  card,
  isPending,
  problem,
  onIntent,
  onClose,
}: OpenSheetProps & { readonly card: CardView }): ReactNode {
  const { t } = useTranslation('powerups');
  const say = useWords();
  const { clock } = useServices();
  const isMeant = useDoublePressGuard();
  const confirm = useConfirm('');
  const whyId = useId();
  const wait = useSecondsLeft(card.readyAt) ?? 0;
  const why = whyUnusableText(view, card, clock.now());
  const isReady = why === null && wait === 0 && !isPending && isMeant;
  const use = (targetPlayerId?: string) => {
    if (!isReady) return;
    onIntent({
      type: 'usePowerup',
      card: card.id,
      ...(targetPlayerId !== undefined && { targetPlayerId }),
    });
  };
  const shuffle = async () => {
    if (isPending || !isMeant) return;
    const question = {
      title: t('powerups:shuffle.askTitle'),
      body: t('powerups:shuffle.askBody'),
      confirm: t('powerups:shuffle.confirm'),
      cancel: t('powerups:offer.keep'),
      danger: true,
    };
    if (await confirm(question)) onIntent({ type: 'shufflePowerups' });
  };
  const mayShuffle = belt.shufflesLeft > 0 && belt.slots.some((each) => each && !each.byTeacher);
  const isTargeted = isAimed(POWERUPS[card.powerup]);
  const isWaiting = why === null && wait > 0;
  return (
    <SheetFrame
      powerup={card.powerup}
      title={t(`powerups:${card.powerup}.title`)}
      words={
        <>
          {card.byTeacher && <p className="muted">{t('powerups:belt.byTeacher')}</p>}
          <p id={whyId}>
            {why ? say(why) : isWaiting && isTargeted && t('powerups:belt.readyIn', { count: wait })}
          </p>
        </>
      }
      last={
        mayShuffle && (
          <QuietButton aria-disabled={isPending || !isMeant} onClick={() => void shuffle()}>
            {t('powerups:shuffle.button', { left: belt.shufflesLeft })}
          </QuietButton>
        )
      }
      isPending={isPending}
      problem={problem}
      onClose={() => isMeant && onClose()}
    >
      {isTargeted ? (
        <Targets game={game} card={card.id} isReady={isReady} problem={problem} onChoose={use} />
      ) : (
        <Button big aria-disabled={!isReady} aria-describedby={whyId} onClick={() => use()}>
          {isWaiting ? t('powerups:belt.useIn', { seconds: wait }) : t('powerups:belt.use')}
        </Button>
      )}
    </SheetFrame>
  );
}
