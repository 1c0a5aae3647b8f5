// Duels on the pages of a game's host: whether there are any, who has done what, and who strikes whom.

import { hasDuels } from '#core/features/duels/duels.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { DuelBadge, DuelCell } from '#src/features/duels/hostCells.tsx';
import { DuelsField } from '#src/features/duels/DuelsField.tsx';
import { StrikesTool } from '#src/features/duels/StrikesTool.tsx';
import type { HostFeature } from '#src/host/room/hostFeature.ts';

const strikesOf = ({ duel }: HostPlayerRow): number => duel?.strikes ?? 0;
const levelOf = ({ duel }: HostPlayerRow): number => duel?.level ?? 0;

export const duels: HostFeature = {
  options: {
    // Played alone or for days, nobody would be there to strike.
    extras: () => [{ kind: 'own', name: 'isDuelEnabled', Field: DuelsField, playModes: ['live'] }],
  },
  Tools: StrikesTool,
  columns: [
    {
      id: 'duels',
      isIn: hasDuels,
      title: (t) => t('host:option.isDuelEnabled.label'),
      compare: (a, b) => strikesOf(b) - strikesOf(a) || levelOf(b) - levelOf(a),
      Cell: DuelCell,
    },
  ],
  projectorWords: (room) => (hasDuels(room) ? 'duels' : null),
  badge: { at: 'progress', Badge: DuelBadge },
};
