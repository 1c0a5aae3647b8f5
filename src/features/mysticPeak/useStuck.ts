// Who is stuck on the mountain, looked at again as time passes.

import { useEffect, useReducer } from 'react';
import { type Stuck, stuckAt, stuckFrom } from '#core/features/mysticPeak/stuck.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { ringAt } from '#src/platform/stores/serverClock.ts';

export const MINUTE_MS = 60_000;

/** What each of these players is stuck at, in their order; null for who is not. While the game stands still nobody is. */
export function useStuck(
  players: readonly HostPlayerRow[],
  { state }: Pick<RoomInfo, 'state'>,
): readonly (Stuck | null)[] {
  const { clock } = useServices();
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const now = clock.now();
  const runs = state === 'running';
  const next = Math.min(...players.map((player) => (runs ? changesAt(player, now) : Infinity)));
  useEffect(() => (Number.isFinite(next) ? ringAt(clock, next, renew) : undefined), [clock, next]);
  return players.map(({ climb, connected, isOver }) =>
    runs && climb && !isOver ? stuckAt(climb, connected, now) : null,
  );
}

/** When what is said of the player changes next by time alone: by whole minutes once it is so. */
function changesAt({ climb, connected, isOver }: HostPlayerRow, now: number): number {
  const from = climb && !isOver ? stuckFrom(climb, connected) : null;
  if (!climb || from === null) return Infinity;
  return now < from ? from : climb.since + (Math.floor((now - climb.since) / MINUTE_MS) + 1) * MINUTE_MS;
}
