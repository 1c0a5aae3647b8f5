// In the waiting room one can wave to the others by a press on the own character, and is told so; who has waved has a flag there.

import type { SceneFeature } from '#scenes/features/feature.ts';
import { isSeenToWave, takesWaves } from '#core/features/reactions/reactions.ts';
import { message } from '#scenes/message.ts';

export const reactions = {
  part: {
    lobbyLine: ({ room }) => (takesWaves(room) ? message('scenes:lobby.wave') : null),
    press(player) {
      const isSeen = isSeenToWave(player);
      return {
        words: message(isSeen ? 'play:lobby.wave' : 'play:lobby.hop', { name: player.me.name }),
        intent: { type: 'wave' },
        told: isSeen ? message('play:lobby.waved') : null,
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
