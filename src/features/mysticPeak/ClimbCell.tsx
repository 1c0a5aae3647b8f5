// Where a player is on the mountain, in the table of the host, and whether stuck there.

import { type ReactNode, Suspense, useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { type Stuck, stuckAt, stuckFrom } from '#core/features/mysticPeak/stuck.ts';
import { shownTier } from '#core/features/mysticPeak/tiers.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import { useServices } from '#src/app/ServicesProvider.tsx';
import { ringAt } from '#src/stores/serverClock.ts';

interface CellProps {
  readonly player: HostPlayerRow;
  readonly room: RoomInfo;
}

const MINUTE_MS = 60_000;

export function ClimbCell(props: CellProps): ReactNode {
  return (
    <Suspense>
      <Words {...props} />
    </Suspense>
  );
}

/** What the player is stuck at, looked at again as time passes; while the game stands still nobody is stuck. */
function useStuck({ climb, connected, isOver }: HostPlayerRow, { state }: RoomInfo): Stuck | null {
  const { clock } = useServices();
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const now = clock.now();
  const runs = climb !== null && !isOver && state === 'running';
  const stuck = runs ? stuckAt(climb, connected, now) : null;
  const from = runs ? stuckFrom(climb, connected) : null;
  // By whole minutes once it is so.
  const next =
    from === null || !climb || now < from
      ? from
      : climb.since + (Math.floor((now - climb.since) / MINUTE_MS) + 1) * MINUTE_MS;
  useEffect(() => (next === null ? undefined : ringAt(clock, next, renew)), [clock, next]);
  return stuck;
}

function Words({ player, room }: CellProps): ReactNode {
  const { t } = useTranslation(['host', 'mysticPeak']);
  const { clock } = useServices();
  const stuck = useStuck(player, room);
  const { climb, rank, score } = player;
  if (!climb) return null;
  const { camp, settled, role, stop, peakAt, mastered, asked } = climb;
  const tier = shownTier({ rank, score, asked }, room.playerCount);
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
