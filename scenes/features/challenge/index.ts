// Challenges on the canvas: who started one, a prompt to invite friends, and the board at its end.

import type { SceneFeature } from '#scenes/features/feature.ts';
import { message } from '#scenes/message.ts';

export const challenge = {
  part: {
    invites: (room) => room.challenge !== null,
    lobbyLine({ room, me, lobby }) {
      if (!room.challenge) return null;
      const { by } = room.challenge;
      if (by === me.playerId) return message('scenes:lobby.challengeOwn');
      return message('scenes:lobby.challenge', { by: lobby.find(({ id }) => id === by)?.name ?? '' });
    },
  },
  scenes: {
    challengeBoard: async () =>
      (await import('#scenes/features/challenge/challengeBoard.ts')).challengeBoardScene,
  },
  fixtures: () => import('#scenes/features/challenge/fixtures.ts'),
} as const satisfies SceneFeature<'challenge'>;
