import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly mysticPeak: PeakIntent;
  }
}

export const mysticPeak = {
  player: () => import('#src/features/mysticPeak/player.tsx'),
  host: () => import('#src/features/mysticPeak/host.tsx'),
  ambience: () => import('#src/features/mysticPeak/ambience.ts'),
  gallery: () => import('#src/features/mysticPeak/gallery.ts'),
} satisfies FeatureManifest<'mysticPeak'>;
