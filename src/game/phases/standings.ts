// The standings between two questions, where there are others to compare with.

import { standingsMs } from '#src/game/phases/pace.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';

export const STANDINGS: Phase = {
  id: 'standings',
  lastsMs: standingsMs,
  scene: 'leaderboard',
};

export const standings: PhaseSource<'standings'> = {
  ids: ['standings'],
  phases: [STANDINGS],
  open: () => ({
    afterVerdict: ({ view: { board, me } }) => (!me.isOver && (board?.total ?? 0) > 1 ? STANDINGS : null),
  }),
};
