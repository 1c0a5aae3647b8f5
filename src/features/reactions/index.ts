import type { ReactionsIntent } from '#src/features/reactions/player.tsx';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly reactions: ReactionsIntent;
  }
}

export const reactions = {
  player: () => import('#src/features/reactions/player.tsx'),
  host: () => import('#src/features/reactions/host.ts'),
} satisfies FeatureManifest<'reactions'>;
