// Results of each camp passed: role, first-try correct answers, and points.

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
        // Camps keep their order and are never removed.
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
