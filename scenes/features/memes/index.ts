import { showsMemes } from '#core/features/memes/rules.ts';
import type { SceneFeature } from '#scenes/features/feature.ts';
import { lazyPart } from '#scenes/parts/lazyPart.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

export const memes = {
  overQuestion: lazyPart(
    ({ player, picture }: PlayerStageView) => picture !== undefined || showsMemes(player.room),
    async () => (await import('#scenes/features/memes/MemeLayer.ts')).memeLayer,
  ),
  fixtures: () => import('#scenes/features/memes/fixtures.ts'),
} as const satisfies SceneFeature<'memes'>;
