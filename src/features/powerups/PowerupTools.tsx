// Host tools for power-ups in a running game: giving them to players, and starting those that affect the
// whole room.

import { Gift } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { reachesRoom } from '#core/features/powerups/powerup.ts';
import { isAvailableIn } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { HostView } from '#core/views/hostView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { AwardDialog } from '#src/features/powerups/AwardDialog.tsx';
import { OFFERED } from '#src/features/powerups/families.ts';
import { PowerupMark } from '#src/features/powerups/PowerupMark.tsx';
import type { HostPartProps } from '#src/host/room/hostFeature.ts';
import { DialogButton } from '#src/ui/DialogButton.tsx';
import { useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import '#src/features/powerups/powerupTools.css';

/** Kinds that affect the whole room. */
const FOR_ALL = OFFERED.flatMap(({ kinds }) => kinds).filter((id) => reachesRoom(POWERUPS[id]));

export function PowerupTools(props: HostPartProps): ReactNode {
  const { view, controls } = props;
  if (!controls.can('awardPowerup')) return null;
  // Before the start, an effect would reach no one.
  return (
    <Suspense>
      <Award {...props} />
      {view.room.state !== 'waiting' &&
        view.room.state !== 'scheduled' &&
        FOR_ALL.filter((powerup) => isAvailableIn(view.room, POWERUPS[powerup])).map((powerup) => (
          <Trigger key={powerup} powerup={powerup} {...props} />
        ))}
    </Suspense>
  );
}

function Award({ view, controls }: HostPartProps): ReactNode {
  const { t } = useTranslation('host');
  if (!view.players.some(({ approval }) => approval === 'approved')) return null;
  return (
    <DialogButton
      small
      dialog={(onClose) => <AwardDialog view={view} controls={controls} onClose={onClose} />}
    >
      <Gift size={18} />
      {t('host:powerups.award')}
    </DialogButton>
  );
}

function Trigger({ powerup, view, controls }: HostPartProps & { readonly powerup: PowerupId }): ReactNode {
  const { t } = useTranslation(['host', 'powerups']);
  const { notices } = useServices();
  const left = useSecondsLeft(untilOf(view, powerup));
  const title = t(`powerups:${powerup}.title`);
  const isOn = left !== null && left > 0;
  const start = async () => {
    const yes = await notices.confirm({
      title: t('host:powerups.triggerTitle', { powerup: title }),
      body: t(`host:powerups.triggerBody.${powerup}`),
      confirm: t('host:powerups.trigger', { powerup: title }),
      cancel: t('host:cancel'),
    });
    if (yes && (await controls.act('triggerPowerup', { powerup })))
      notices.toast('success', t('host:powerups.triggered', { powerup: title }));
  };
  return (
    <QuietButton
      small
      className="powerup-trigger"
      aria-haspopup="dialog"
      // Not `disabled`, which would drop the focus.
      aria-disabled={isOn || !controls.can('triggerPowerup')}
      onClick={() => {
        if (!isOn && controls.can('triggerPowerup')) void start();
      }}
    >
      <PowerupMark powerup={powerup} />
      {isOn
        ? t('host:powerups.triggerLeft', { powerup: title, count: left })
        : t('host:powerups.triggerFor', { powerup: title })}
    </QuietButton>
  );
}

/** Server time in ms from which it can be started again; null while it is inactive or the game is paused. */
function untilOf({ room, roomBoosts }: HostView, powerup: PowerupId): number | null {
  const effects = [...room.powerupEffects, ...roomBoosts];
  // One that has ended stays in the view until the next of its kind.
  return effects.findLast((effect) => effect.powerup === powerup)?.until ?? null;
}
