// The leaderboard between two questions: where somebody was overtaken, and every few answers.

import { boardEvery } from '#core/modes/registry.ts';
import { ownPlace } from '#core/features/ownPlace.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { leaderboardMs, PACE } from '#src/game/phases/pace.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';

export const LEADERBOARD: Phase = {
  id: 'standings',
  durationMs: leaderboardMs,
  passes: true,
  scene: 'leaderboard',
};

export const leaderboard: PhaseSource<'standings'> = {
  ids: ['standings'],
  phases: [LEADERBOARD],
  open: () => ({ afterVerdict: ({ view }) => (isDue(view) ? LEADERBOARD : null) }),
};

function isDue(view: PlayerView): boolean {
  const { me, room, board } = view;
  const place = ownPlace(view);
  // A player who is faster than the news doesn't wait for it.
  const isAlone = (board?.total ?? room.playerCount) < 2;
  if (!place || isAlone || me.isOver || boardEvery(room) === 0) return false;
  return place.gained !== 0 || me.responses % PACE.unchangedRankEvery === 0;
}
