// A player's duels in the host's table: level, current shield, strikes, and the outcome of the last one.

import { Snowflake, Target } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { DUEL_COUNTS } from '#src/features/duels/counts.ts';
import { SHIELD_ICONS } from '#src/features/duels/duelIcons.ts';
import { duelText } from '#src/features/duels/duelText.ts';
import '#src/features/duels/host.css';

interface DuelProps {
  readonly player: HostPlayerRow;
}

/** Its own column, on wide pages. */
export function DuelCell({ player }: DuelProps): ReactNode {
  return (
    <Suspense>
      <Figures player={player} />
      <Last player={player} />
    </Suspense>
  );
}

/** Totals after the game: all choices, and how often the player was struck. */
export function DuelTotals({ player: { duel } }: DuelProps): ReactNode {
  const { t } = useTranslation('reports');
  if (!duel) return null;
  return (
    <span className="duel-totals caption">
      {DUEL_COUNTS.map((what) => (
        <span key={what}>{t(`reports:duels.${what}`, { count: duel[what] })}</span>
      ))}
    </span>
  );
}

/** Below the name, on narrow pages. */
export function DuelBadge({ player }: DuelProps): ReactNode {
  return (
    <span className="duel-badge">
      <Suspense>
        <Figures player={player} />
      </Suspense>
    </span>
  );
}

function Figures({ player: { duel } }: DuelProps): ReactNode {
  const { t, i18n } = useTranslation(['host', 'duels']);
  if (!duel) return null;
  const { level, shield, strikes, struck } = duel;
  const Shield = shield && SHIELD_ICONS[shield];
  const stands = shield && t('host:duels.stands', { shield: t(`duels:shieldKind.${shield}.title`) });
  const counts = [t('host:duels.strikes', { count: strikes }), t('host:duels.struck', { count: struck })];
  return (
    <span className="strip tabular">
      <span className="duel-level strong">{t('host:duels.level', { level })}</span>
      {Shield && (
        <span className="duel-shield" title={stands ?? undefined}>
          <Shield size={18} />
          <span className="visually-hidden">{stands}</span>
        </span>
      )}
      <span className="duel-counts" title={counts.join(', ')}>
        <Snowflake size={15} />
        <span aria-hidden="true">{strikes.toLocaleString(i18n.language)}</span>
        <Target size={15} />
        <span aria-hidden="true">{struck.toLocaleString(i18n.language)}</span>
        <span className="visually-hidden">{counts.join(', ')}</span>
      </span>
    </span>
  );
}

/** Outcome of the player's last strike. */
function Last({ player: { name, duel } }: DuelProps): ReactNode {
  const { t } = useTranslation(['host', 'duels']);
  const last = duel?.last;
  if (!last) return null;
  const gone = t('host:duels.gone');
  const names = { by: name, on: last.on?.name ?? gone, third: last.third?.name ?? gone };
  const short = t(`host:duels.last.${last.outcome}`, names);
  const told = duelText(t, { type: 'strike', outcome: last.outcome }, names);
  return (
    <span
      className="duel-last ellipsis caption muted"
      title={`${t(`duels:strike.${last.strike}.title`)}: ${told}`}
    >
      {short}
    </span>
  );
}
