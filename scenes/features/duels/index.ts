import type { PlayerView } from '#core/views/playerView.ts';
import type { SceneFeature } from '#scenes/features/feature.ts';
import { lazyPart } from '#scenes/parts/lazyPart.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

export const duels = {
  overQuestion: lazyPart(
    ({ player }: PlayerStageView) => player.me.duel !== null,
    async () => (await import('#scenes/features/duels/parts.ts')).strikeLayer,
  ),
  overScenes: lazyPart(
    ({ me }: PlayerView) => me.duel !== null,
    async () => (await import('#scenes/features/duels/parts.ts')).struckCard,
  ),
  scenes: {
    duel: async () => (await import('#scenes/features/duels/parts.ts')).duelScene,
  },
  projector: () => import('#scenes/features/duels/projector.ts'),
  fixtures: () => import('#scenes/features/duels/gallery.ts'),
} as const satisfies SceneFeature<'duels'>;
