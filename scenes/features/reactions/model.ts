// In the waiting room one can wave to the others, and is told so.

import { takesWaves } from '#core/features/reactions/reactions.ts';
import type { ScenePart } from '#scenes/features/scenePart.ts';
import { message } from '#scenes/message.ts';

export const reactions: ScenePart = {
  lobbyLine: ({ room }) => (takesWaves(room) ? message('scenes:lobby.wave') : null),
};
