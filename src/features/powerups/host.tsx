// Power-ups on the host's pages: options, players' cards, and giving them.

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
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportResponse } from '#core/views/report.ts';
import { signedPoints } from '#src/ui/signedPoints.ts';

/** Points that power-ups added to or took from an answer. */
function Words({ response: { powerups: used } }: { readonly response: ReportResponse }): ReactNode {
  const { t, i18n } = useTranslation('powerups');
  return used
    .map(({ powerup, points }) => `${t(`powerups:${powerup}.title`)} ${signedPoints(i18n.language, points)}`)
    .join(', ');
}

const countOf = ({ powerups }: HostPlayerRow): number =>
  (powerups?.cards.length ?? 0) + (powerups?.effects.length ?? 0);

export const powerups: HostFeature = {
  report: {
    scorePart: {
      isIn: hasPowerups,
      title: (t) => t('reports:column.powerups'),
      of: (response) => response.powerups.reduce((sum, { points }) => sum + points, 0),
      Words: (props) => (
        <Suspense>
          <Words {...props} />
        </Suspense>
      ),
    },
  },
  options: {
    extras: (type) => {
      const { normalize, chosenPowerups } = modeOf({ type });
      // Games that never reveal answers have no power-ups, whatever is chosen.
      const { showAnswers } = { ...presetOptions(type), ...normalize?.(presetOptions(type)) };
      if (showAnswers === 'never') return [];
      // Some games have a fixed set.
      if (chosenPowerups) return [{ kind: 'own', name: 'powerups', Field: ChosenPowerupsField }];
      return [
        { kind: 'own', name: 'powerups', Field: PowerupsField },
        { kind: 'own', name: 'powerupKinds', Field: PowerupKindsField },
      ];
    },
  },
  // Where the set is fixed, power-ups are part of the game type.
  barLabel: (t, room) =>
    hasPowerups(room) && !modeOf(room).chosenPowerups ? t('host:option.powerups.label') : null,
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
  projectorNamespace: (room) => (hasPowerups(room) ? 'powerups' : null),
  badge: { at: 'progress', Badge: CardsBadge },
  rowAction: {
    isOffered: ({ controls }) => controls.includes('awardPowerup'),
    Button: AwardButton,
    Dialog: AwardToOne,
  },
};
