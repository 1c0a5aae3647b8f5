// Where a player is on the mountain, in the table of the host.

import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow } from '#core/views/hostView.ts';

/** Tries at one question from which somebody is stuck. */
const STUCK_TRIES = 3;

export function ClimbCell({ player }: { readonly player: HostPlayerRow }): ReactNode {
  return (
    <Suspense>
      <Words player={player} />
    </Suspense>
  );
}

function Words({ player: { climb } }: { readonly player: HostPlayerRow }): ReactNode {
  const { t } = useTranslation(['host', 'mysticPeak']);
  if (!climb) return null;
  const { camp, settled, role, stop, tries, peakAt, mastered } = climb;
  const parts = [
    peakAt !== null
      ? t(mastered ? 'host:climb.mastered' : 'host:climb.peak')
      : t('host:climb.camp', { camp, count: settled }),
    ...(role && peakAt === null ? [t(`mysticPeak:role.${role}`)] : []),
    ...(stop ? [t(`host:climb.stop.${stop}`)] : []),
    ...(tries >= STUCK_TRIES ? [t('host:climb.stuck', { count: tries })] : []),
  ];
  return (
    <span className="hint" data-stuck={tries >= STUCK_TRIES || undefined}>
      {parts.join(' · ')}
    </span>
  );
}
