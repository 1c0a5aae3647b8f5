// Waving in the lobby: pressing your own character waves to the others, and everyone who has waved gets a
// flag.

import type { SceneFeature } from '#scenes/features/feature.ts';
import { canWave, acceptsWaves } from '#core/features/reactions/reactions.ts';
import { message } from '#scenes/message.ts';

export const reactions = {
  part: {
    lobbyLine: ({ room }) => (acceptsWaves(room) ? message('scenes:lobby.wave') : null),
    press(player) {
      const isSeen = canWave(player);
      return {
        words: message(isSeen ? 'play:lobby.wave' : 'play:lobby.hop', { name: player.me.name }),
        intent: { type: 'wave' },
        announcement: isSeen ? message('play:lobby.waved') : null,
      };
    },
    onSignal(traces, { waves }, seen) {
      if (!waves) return null;
      const flags: Record<string, number> = { ...traces.flags };
      for (const id of waves) if (id !== seen) flags[id] = (flags[id] ?? 0) + 1;
      return { ...traces, flags };
    },
  },
  fixtures: () => import('#scenes/features/reactions/fixtures.ts'),
} as const satisfies SceneFeature<'reactions'>;
