// Active power-ups of the player: when they end, and buttons to end the player's own early.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Powerup } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { isEndable } from '#core/features/powerups/activeEffects.ts';
import type { EffectView } from '#core/features/powerups/views.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { PowerupMark } from '#src/features/powerups/PowerupMark.tsx';
import { useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import { useIsOverlay } from '#src/game/twins/placement.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import '#src/features/powerups/atWork.css';

interface AtWorkProps {
  readonly effects: readonly EffectView[];
  readonly onEnd: (effect: number) => void;
}

/** Over a drawn scene, the list is visible only while focused. */
export function ActiveEffects({ effects, onEnd }: AtWorkProps): ReactNode {
  const { t } = useTranslation('powerups');
  const drawn = useIsOverlay();
  if (effects.length === 0) return null;
  return (
    <ul className="belt-effects flex gap-2 wrap" data-drawn={drawn} aria-label={t('powerups:belt.atWork')}>
      {effects.map((effect) => (
        <Effect key={effect.id} effect={effect} onEnd={onEnd} />
      ))}
    </ul>
  );
}

const UNTIL: { readonly [Ends in Exclude<Powerup['ends'], number>]: string } = {
  immediate: 'powerups:effect.response',
  response: 'powerups:effect.response',
  right: 'powerups:effect.right',
  miss: 'powerups:effect.miss',
};

interface EffectProps {
  readonly effect: EffectView;
  readonly onEnd: (effect: number) => void;
}

/** Disappears at its end, without waiting for the server. */
function Effect({ effect, onEnd }: EffectProps): ReactNode {
  const { t } = useTranslation('powerups');
  const { notices } = useServices();
  const { id, powerup, until, by } = effect;
  const running = useSecondsLeft(until);
  const left = effect.left === null ? running : Math.ceil(effect.left / 1_000);
  const { ends, type } = POWERUPS[powerup];
  if (left === 0) return null;
  const title = t(`powerups:${powerup}.title`);
  const lasts = typeof ends === 'number' ? t('powerups:effect.left', { count: left ?? 0 }) : t(UNTIL[ends]);
  const end = async () => {
    // Ending a harmful effect needs no confirmation.
    const isSure =
      type === 'negative' ||
      (await notices.confirm({
        title: t('powerups:effect.endTitle', { title }),
        body: t('powerups:effect.endBody'),
        confirm: t('powerups:effect.end', { title }),
        cancel: t('powerups:effect.keep'),
        danger: true,
      }));
    if (isSure) onEnd(id);
  };
  return (
    <li className="belt-effect row gap-2">
      <PowerupMark powerup={powerup} />
      <span>{by === null ? title : t('powerups:effect.by', { title, name: by.name })}</span>
      <span className="muted"> {lasts}</span>
      {isEndable(effect) && (
        <QuietButton small onClick={() => void end()}>
          {t('powerups:effect.end', { title })}
        </QuietButton>
      )}
    </li>
  );
}
