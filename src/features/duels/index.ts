import type { DuelIntent } from '#src/features/duels/intents.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly duels: DuelIntent;
  }
}

export const duels: FeatureManifest = {
  id: 'duels',
  player: async () => (await import('#src/features/duels/player.tsx')).duels,
  host: async () => (await import('#src/features/duels/host.tsx')).duels,
  report: async () => (await import('#src/features/duels/report.tsx')).duels,
  ambience: async () => (await import('#src/features/duels/ambience.ts')).duels,
  gallery: async () => (await import('#src/features/duels/gallery.ts')).duelGallery,
};
