import type { ReviseIntent } from '#src/features/review/intents.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly review: ReviseIntent;
  }
}

export const review: FeatureManifest = {
  id: 'review',
  player: async () => (await import('#src/features/review/player.ts')).review,
  host: async () => (await import('#src/features/review/host.tsx')).review,
  report: async () => (await import('#src/features/review/report.ts')).review,
};
