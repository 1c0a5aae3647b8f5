import type { LifeIntent } from '#src/features/extraLife/intents.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly extraLife: LifeIntent;
  }
}

export const extraLife: FeatureManifest = {
  id: 'extraLife',
  player: async () => (await import('#src/features/extraLife/player.tsx')).extraLife,
  host: async () => (await import('#src/features/extraLife/host.ts')).extraLife,
  report: async () => (await import('#src/features/extraLife/report.ts')).extraLife,
};
