import type { PeakIntent } from '#src/features/mysticPeak/intents.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly mysticPeak: PeakIntent;
  }
}

export const mysticPeak: FeatureManifest = {
  id: 'mysticPeak',
  player: async () => (await import('#src/features/mysticPeak/player.tsx')).mysticPeak,
  host: async () => (await import('#src/features/mysticPeak/host.tsx')).mysticPeak,
  report: async () => (await import('#src/features/mysticPeak/report.tsx')).mysticPeak,
  ambience: async () => (await import('#src/features/mysticPeak/theme.ts')).mysticPeak,
  gallery: async () => (await import('#src/features/mysticPeak/gallery.ts')).peakGallery,
};
