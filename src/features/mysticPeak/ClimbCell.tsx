// A climber's position in the host's table, with a mark if they're stuck.

import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { shownTier } from '#core/features/mysticPeak/tiers.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { MINUTE_MS, useStuck } from '#src/features/mysticPeak/useStuck.ts';
import '#src/features/mysticPeak/climbCell.css';

interface CellProps {
  readonly player: HostPlayerRow;
  readonly room: RoomInfo;
}

export function ClimbCell(props: CellProps): ReactNode {
  return (
    <Suspense>
      <Words {...props} />
    </Suspense>
  );
}

function Words({ player, room }: CellProps): ReactNode {
  const { t } = useTranslation(['host', 'mysticPeak']);
  const { clock } = useServices();
  const [stuck = null] = useStuck([player], room);
  const { climb, rank, score } = player;
  if (!climb) return null;
  const { camp, settled, role, stop, peakAt, mastered, possible } = climb;
  const tier = shownTier({ rank, score, possible }, room.playerCount);
  const parts = [
    peakAt !== null
      ? t(mastered ? 'host:climb.mastered' : 'host:climb.peak')
      : t('host:climb.camp', { camp, count: settled }),
    ...(role && peakAt === null ? [t(`mysticPeak:role.${role}`)] : []),
    ...(stop ? [t(`host:climb.stop.${stop}`)] : []),
    ...(tier ? [t(`mysticPeak:tier.${tier}`)] : []),
  ];
  return (
    <span className="hint">
      {parts.join(' · ')}
      {stuck && (
        <span className="badge" data-stuck={stuck.at}>
          {stuck.at === 'tries'
            ? t('host:climb.stuck', { count: stuck.tries })
            : t('host:climb.stuckFor', { count: Math.floor((clock.now() - stuck.since) / MINUTE_MS) })}
        </span>
      )}
    </span>
  );
}
