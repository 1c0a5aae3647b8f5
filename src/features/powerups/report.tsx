// What power-ups made of the points of an answer.

import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import type { ReportResponse } from '#core/views/report.ts';
import type { ReportFeature } from '#src/host/files/reportFeature.ts';
import { signedText } from '#src/ui/signedText.ts';

interface WordsProps {
  readonly response: ReportResponse;
}

function Words({ response: { powerups } }: WordsProps): ReactNode {
  const { t, i18n } = useTranslation('powerups');
  return powerups
    .map(({ powerup, points }) => `${t(`powerups:${powerup}.title`)} ${signedText(i18n.language, points)}`)
    .join(', ');
}

export const powerups: ReportFeature = {
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
};
