// The board at the end of a challenge: the leaderboard, who is still climbing, and finally the winner.

import { isFinished } from '#core/room/phase.ts';
import { challengeBoardModel } from '#scenes/features/challenge/model.ts';
import { boardScene } from '#scenes/player/leaderboard/LeaderboardScene.ts';

/** CSS pixels for the page's own buttons, which wrap on a phone. */
const ACTIONS = { compact: 132, wide: 84 } as const;

export const challengeBoardScene = boardScene('challengeBoard', {
  sky: ({ me, room }) => (isFinished(room.state) && me.rank === 1 ? 'podium' : 'lobby'),
  model: challengeBoardModel,
  actions: (compact) => (compact ? ACTIONS.compact : ACTIONS.wide),
});
