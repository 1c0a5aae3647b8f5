import type { SceneFeature } from '#scenes/features/feature.ts';
import { loadPowerups } from '#scenes/features/powerups/load.ts';
import { powerupsPart } from '#scenes/features/powerups/model.ts';
import { lazyPart } from '#scenes/parts/lazyPart.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

export const powerups = {
  part: powerupsPart,
  overQuestion: lazyPart(
    ({ player }: PlayerStageView) => player.me.belt !== null,
    async () => (await loadPowerups()).powerupsLayer,
  ),
  projector: () => import('#scenes/features/powerups/projector.ts'),
  fixtures: () => import('#scenes/features/powerups/gallery.ts'),
} as const satisfies SceneFeature<'powerups'>;
