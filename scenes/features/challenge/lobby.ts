// A challenge that has not begun: who has called for it, and that friends can be brought in.

import type { ScenePart } from '#scenes/parts/scenePart.ts';
import { message } from '#scenes/message.ts';

export const challengePart: ScenePart = {
  invites: (room) => room.challenge !== null,
  lobbyLine({ room, me, lobby }) {
    if (!room.challenge) return null;
    const { by } = room.challenge;
    if (by === me.playerId) return message('scenes:lobby.challengeOwn');
    return message('scenes:lobby.challenge', { by: lobby.find(({ id }) => id === by)?.name ?? '' });
  },
};
