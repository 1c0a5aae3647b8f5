// The leaderboard between two questions, if there are others to compare with.

import { leaderboardMs } from '#src/game/phases/pace.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';

export const LEADERBOARD: Phase = {
  id: 'standings',
  durationMs: leaderboardMs,
  scene: 'leaderboard',
};

export const leaderboard: PhaseSource<'standings'> = {
  ids: ['standings'],
  phases: [LEADERBOARD],
  open: () => ({
    afterVerdict: ({ view: { board, me } }) => (!me.isOver && (board?.total ?? 0) > 1 ? LEADERBOARD : null),
  }),
};
