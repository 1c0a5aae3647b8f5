// Duels on the host's pages: the option, the table column, and the log of strikes.

import { duels as report } from '#src/features/duels/report.tsx';
import { hasDuels } from '#core/features/duels/hasDuels.ts';
import { isFinished } from '#core/room/phase.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import { tookPartInDuels } from '#src/features/duels/counts.ts';
import { DuelBadge, DuelCell, DuelTotals } from '#src/features/duels/hostCells.tsx';
import { StrikesTool } from '#src/features/duels/StrikesTool.tsx';
import type { CustomFieldProps } from '#src/host/options/optionField.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';
import type { PlayerColumn } from '#src/host/room/playerRows.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { Toggle } from '#src/ui/Toggle.tsx';

const strikesOf = ({ duel }: HostPlayerRow): number => duel?.strikes ?? 0;
const levelOf = ({ duel }: HostPlayerRow): number => duel?.level ?? 0;

/** After duels are switched off, past strikes can still be read. */
const showsDuels = (room: RoomInfo, players: readonly HostPlayerRow[]): boolean =>
  hasDuels(room) || players.some(tookPartInDuels);

const COLUMN: Pick<PlayerColumn, 'title' | 'compare'> = {
  title: (t) => t('host:option.isDuelEnabled.label'),
  compare: (a, b) => strikesOf(b) - strikesOf(a) || levelOf(b) - levelOf(a),
};

export const duels: HostFeature = {
  report,
  options: {
    // Solo and async games have no one to strike.
    extras: () => [{ kind: 'own', name: 'isDuelEnabled', Field: DuelsField, playModes: ['live'] }],
  },
  barLabel: (t, room) => (hasDuels(room) ? t('host:option.isDuelEnabled.label') : null),
  Tools: StrikesTool,
  columns: [
    {
      ...COLUMN,
      id: 'duels',
      isIn: (room, players) => !isFinished(room.state) && showsDuels(room, players),
      Cell: DuelCell,
    },
    {
      ...COLUMN,
      id: 'duelTotals',
      isIn: (room, players) => isFinished(room.state) && showsDuels(room, players),
      Cell: DuelTotals,
    },
  ],
  projectorNamespace: (room) => (hasDuels(room) ? 'duels' : null),
  badge: { at: 'progress', Badge: DuelBadge },
};

/** Returns the reason these options rule out duels, even if switched on; null if they don't. */
function reasonAgainst({ reviewAndSubmit, showAnswers }: GameOptions): 'review' | 'untold' | null {
  if (reviewAndSubmit) return 'review';
  return showAnswers === 'never' ? 'untold' : null;
}

export function DuelsField({ options, inGame, onChange }: CustomFieldProps): ReactNode {
  const { t } = useTranslation('host');
  const reason = reasonAgainst(options);
  return (
    <Toggle
      label={t('host:option.isDuelEnabled.label')}
      hint={t(`host:option.isDuelEnabled.${reason ?? (inGame ? 'inGame' : 'hint')}`)}
      on={reason === null && options.isDuelEnabled}
      disabled={reason !== null}
      onChange={(isDuelEnabled) => onChange({ isDuelEnabled })}
    />
  );
}
