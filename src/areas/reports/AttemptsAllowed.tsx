// Attempts allowed for one player, if not the same as for everyone.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { modeOf } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import type { SendControl } from '#src/host/room/roomConnection.ts';
import { useControls } from '#src/host/room/useControls.ts';
import '#src/areas/reports/allowed.css';
import { ATTEMPT_LIMITS } from '#src/host/options/attemptLimits.ts';
import { Select } from '#src/ui/Select.tsx';

/** Option value for the same as everyone. */
const USUAL = '';

export interface AttemptsAllowedProps {
  readonly view: HostView;
  readonly act: SendControl;
  readonly player: HostPlayerRow;
}

/** Renders nothing in games without attempts and once the game is over. */
export function AttemptsAllowed({ view, act, player }: AttemptsAllowedProps): ReactNode {
  const { t } = useTranslation(['reports', 'host']);
  const controls = useControls(view, act);
  const id = useId();
  const { room } = view;
  if (modeOf(room).pacing !== 'own' || isFinished(room.state)) return null;
  const { limitAttempts } = room.options;
  const text = (attempts: number): string =>
    attempts === 0 ? t('reports:allowed.unlimited') : t('reports:allowed.attempts', { count: attempts });
  return (
    <section className="card allowed">
      <label htmlFor={id}>
        <strong>{t('reports:allowed.label')}</strong>
        <span className="hint">{t('reports:allowed.hint')}</span>
      </label>
      <Select
        id={id}
        values={[USUAL, ...ATTEMPT_LIMITS]}
        value={player.attemptsAllowed ?? USUAL}
        labelOf={(each) =>
          each === USUAL ? t('reports:allowed.usual', { attempts: text(limitAttempts) }) : text(Number(each))
        }
        onChange={(each) => void controls.allowAttempts(player, each === USUAL ? null : Number(each))}
      />
    </section>
  );
}
