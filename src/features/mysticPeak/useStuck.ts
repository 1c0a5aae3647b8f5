// Detection of stuck climbers, updated as time passes.

import { useEffect, useReducer } from 'react';
import { type Stuck, stuckAt, stuckFrom } from '#core/features/mysticPeak/stuck.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { ringAt } from '#src/platform/stores/serverClock.ts';

export const MINUTE_MS = 60_000;

/**
 * Returns why each player is stuck, in order; null for those who aren't, and for everyone unless the game is
 * running.
 */
export function useStuck(
  players: readonly HostPlayerRow[],
  { state }: Pick<RoomInfo, 'state'>,
): readonly (Stuck | null)[] {
  const { clock } = useServices();
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const now = clock.now();
  const runs = state === 'running';
  const next = Math.min(...players.map((player) => (runs ? nextStuckChange(player, now) : Infinity)));
  useEffect(() => (Number.isFinite(next) ? ringAt(clock, next, renew) : undefined), [clock, next]);
  return players.map(({ climb, connected, isOver }) =>
    runs && climb && !isOver ? stuckAt(climb, connected, now) : null,
  );
}

/**
 * Returns when the player's status next changes with time alone: when they become stuck, then every full
 * minute.
 */
function nextStuckChange({ climb, connected, isOver }: HostPlayerRow, now: number): number {
  const from = climb && !isOver ? stuckFrom(climb, connected) : null;
  if (!climb || from === null) return Infinity;
  return now < from ? from : climb.since + (Math.floor((now - climb.since) / MINUTE_MS) + 1) * MINUTE_MS;
}
