// Raised hands, the first one first.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from 'lucide-react';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { RoomControls } from '#src/host/room/useControls.ts';
import { Avatar } from '#src/shell/Avatar.tsx';
import { useRowFocus } from '#src/shell/useRowFocus.ts';

/** Rows at once: the teacher goes to one after the other. */
const SHOWN = 12;

export function Hands({
  players,
  controls,
}: {
  readonly players: readonly HostPlayerRow[];
  readonly controls: RoomControls;
}): ReactNode {
  const { t } = useTranslation('host');
  const rows = useRowFocus<HTMLElement>();
  const raised = players
    .filter(({ hand }) => hand !== null)
    .toSorted((a, b) => Number(a.hand) - Number(b.hand));
  const title = t('host:hands.title', { count: raised.length });
  return (
    <>
      <output className="visually-hidden">{raised.length > 0 && title}</output>
      {raised.length > 0 && (
        <section className="pending hands card" aria-labelledby="hands-title" {...rows}>
          <div className="tools">
            <h2 id="hands-title" className="section-title">
              {title}
            </h2>
            <button
              type="button"
              className="button button--quiet button--small"
              onClick={() => void controls.lowerHand(null)}
            >
              {t('host:hands.all')}
            </button>
          </div>
          <ol className="chips">
            {raised.slice(0, SHOWN).map((player, index) => (
              <li key={player.id} className="chip">
                <span className="chip-place">{index + 1}</span>
                <Avatar character={player.character} size={44} />
                <span className="chip-name">
                  <span className="chip-text clamp-2">{player.name}</span>
                </span>
                <button
                  type="button"
                  className="icon-button chip-yes"
                  data-row-action="lower"
                  aria-label={t('host:hands.lower', { name: player.name })}
                  title={t('host:hands.lower', { name: player.name })}
                  onClick={() => void controls.lowerHand(player)}
                >
                  <Check size={20} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ol>
          {raised.length > SHOWN && (
            <p className="muted">{t('host:hands.more', { count: raised.length - SHOWN })}</p>
          )}
        </section>
      )}
    </>
  );
}
