// Power-ups on the pages of a game's host: which there are, who has what, and giving them.

import { powerups as report } from '#src/features/powerups/report.tsx';
import { modeOf } from '#core/modes/registry.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import { isFinished } from '#core/room/phase.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { AwardButton, AwardToOne } from '#src/features/powerups/AwardDialog.tsx';
import { CardsBadge, CardsCell } from '#src/features/powerups/Cards.tsx';
import {
  ChosenPowerupsField,
  PowerupKindsField,
  PowerupsField,
} from '#src/features/powerups/PowerupsField.tsx';
import { PowerupTools } from '#src/features/powerups/PowerupTools.tsx';
import { presetOptions } from '#src/host/options/presets.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';

const countOf = ({ powerups }: HostPlayerRow): number =>
  (powerups?.cards.length ?? 0) + (powerups?.effects.length ?? 0);

export const powerups: HostFeature = {
  report,
  options: {
    extras: (type) => {
      const { normalize, chosenPowerups } = modeOf({ type });
      // Where nobody is ever told what was right there are none, whatever is chosen.
      const { showAnswers } = { ...presetOptions(type), ...normalize?.(presetOptions(type)) };
      if (showAnswers === 'never') return [];
      // Some games settle themselves which there are.
      if (chosenPowerups) return [{ kind: 'own', name: 'powerups', Field: ChosenPowerupsField }];
      return [
        { kind: 'own', name: 'powerups', Field: PowerupsField },
        { kind: 'own', name: 'powerupKinds', Field: PowerupKindsField },
      ];
    },
  },
  Tools: PowerupTools,
  columns: [
    {
      id: 'powerups',
      isIn: (room) => hasPowerups(room) && !isFinished(room.state),
      title: (t) => t('host:option.powerups.label'),
      compare: (a, b) => countOf(b) - countOf(a),
      Cell: CardsCell,
    },
  ],
  projectorWords: (room) => (hasPowerups(room) ? 'powerups' : null),
  badge: { at: 'progress', Badge: CardsBadge },
  rowAction: {
    isOffered: ({ controls }) => controls.includes('awardPowerup'),
    Button: AwardButton,
    Dialog: AwardToOne,
  },
};
