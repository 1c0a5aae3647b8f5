// Duels on the pages of a game's host: whether there are any, who has done what, and who strikes whom.

import { duels as report } from '#src/features/duels/report.tsx';
import { hasDuels } from '#core/features/duels/hasDuels.ts';
import { isFinished } from '#core/room/phase.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import { didAny } from '#src/features/duels/counts.ts';
import { DuelBadge, DuelCell, DuelTotals } from '#src/features/duels/hostCells.tsx';
import { StrikesTool } from '#src/features/duels/StrikesTool.tsx';
import { type OwnFieldProps, main } from '#src/host/options/optionField.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';
import type { PlayerColumn } from '#src/host/room/playerRows.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { Toggle } from '#src/ui/Toggle.tsx';

const strikesOf = ({ duel }: HostPlayerRow): number => duel?.strikes ?? 0;
const levelOf = ({ duel }: HostPlayerRow): number => duel?.level ?? 0;

/** Where they were switched off, what was done stays to be read. */
const areIn = (room: RoomInfo, players: readonly HostPlayerRow[]): boolean =>
  hasDuels(room) || players.some(didAny);

const COLUMN: Pick<PlayerColumn, 'title' | 'compare'> = {
  title: (t) => t('host:option.isDuelEnabled.label'),
  compare: (a, b) => strikesOf(b) - strikesOf(a) || levelOf(b) - levelOf(a),
};

export const duels: HostFeature = {
  report,
  options: {
    // Played alone or for days, nobody would be there to strike.
    extras: () => main([{ kind: 'own', name: 'isDuelEnabled', Field: DuelsField, playModes: ['live'] }]),
  },
  fact: (t, room) => (hasDuels(room) ? t('host:option.isDuelEnabled.label') : null),
  Tools: StrikesTool,
  columns: [
    {
      ...COLUMN,
      id: 'duels',
      isIn: (room, players) => !isFinished(room.state) && areIn(room, players),
      Cell: DuelCell,
    },
    {
      ...COLUMN,
      id: 'duelTotals',
      isIn: (room, players) => isFinished(room.state) && areIn(room, players),
      Cell: DuelTotals,
    },
  ],
  projectorWords: (room) => (hasDuels(room) ? 'duels' : null),
  badge: { at: 'progress', Badge: DuelBadge },
};

/** Why a game with these options has none, whatever is chosen; null where it can have them. */
function reasonAgainst({ reviewAndSubmit, showAnswers }: GameOptions): 'review' | 'untold' | null {
  if (reviewAndSubmit) return 'review';
  return showAnswers === 'never' ? 'untold' : null;
}

export function DuelsField({ options, inGame, onChange }: OwnFieldProps): ReactNode {
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
