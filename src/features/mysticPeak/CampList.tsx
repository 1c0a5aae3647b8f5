// What each camp of a climb came to: by which role, how many first goes were right, and its points.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PastCampView } from '#core/features/mysticPeak/views.ts';
import '#src/features/mysticPeak/climbWay.css';

export function CampList({ past }: { readonly past: readonly PastCampView[] }): ReactNode {
  const { t } = useTranslation('mysticPeak');
  if (past.length === 0) return null;
  return (
    <ol className="climb-camps">
      {past.map(({ role, points, firstGoes, of }, index) => (
        // Camps stand in their order, and none goes.
        // biome-ignore lint/suspicious/noArrayIndexKey: a camp is its place
        <li key={index}>
          {t('mysticPeak:way.past', {
            role: t(`mysticPeak:role.${role}`),
            right: firstGoes,
            of,
            count: points,
          })}
        </li>
      ))}
    </ol>
  );
}
