// How often one player may play the game, where that is not as often as everybody.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { modeOf } from '#core/modes/registry.ts';
import { MAX_ATTEMPTS } from '#core/room/gameOptions.ts';
import { isFinished } from '#core/room/phase.ts';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import type { Act } from '#src/host/room/openRoom.ts';
import { useControls } from '#src/host/room/useControls.ts';
import '#src/areas/reports/allowed.css';

/** In the list: as for everybody. */
const USUAL = '';
const LIMITS = Array.from({ length: MAX_ATTEMPTS }, (_, index) => index + 1);

export interface AttemptsAllowedProps {
  readonly view: HostView;
  readonly act: Act;
  readonly player: HostPlayerRow;
}

/** Nothing where nobody has attempts, or the game is over. */
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
      <select
        id={id}
        className="select"
        value={player.attemptsAllowed ?? USUAL}
        onChange={({ target }) =>
          void controls.allowAttempts(player, target.value === USUAL ? null : Number(target.value))
        }
      >
        <option value={USUAL}>{t('reports:allowed.usual', { attempts: text(limitAttempts) })}</option>
        {LIMITS.map((attempts) => (
          <option key={attempts} value={attempts}>
            {text(attempts)}
          </option>
        ))}
        <option value={0}>{text(0)}</option>
      </select>
    </section>
  );
}
