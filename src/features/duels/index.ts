import type { DuelIntent } from '#scenes/features/duels/ports.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly duels: DuelIntent;
  }
}

export const duels = {
  player: () => import('#src/features/duels/player.tsx'),
  host: () => import('#src/features/duels/host.tsx'),
  ambience: () => import('#src/features/duels/ambience.ts'),
  gallery: () => import('#src/features/duels/gallery.ts'),
} satisfies FeatureManifest<'duels'>;
