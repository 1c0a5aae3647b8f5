import type { PeakIntent } from '#src/features/mysticPeak/intents.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly mysticPeak: PeakIntent;
  }
}

export const mysticPeak: FeatureManifest<'mysticPeak'> = {
  id: 'mysticPeak',
  player: () => import('#src/features/mysticPeak/player.tsx'),
  host: () => import('#src/features/mysticPeak/host.tsx'),
  ambience: () => import('#src/features/mysticPeak/theme.ts'),
  gallery: () => import('#src/features/mysticPeak/gallery.ts'),
};
