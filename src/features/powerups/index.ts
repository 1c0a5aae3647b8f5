import type { PowerupIntent } from '#src/features/powerups/intents.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly powerups: PowerupIntent;
  }
}

export const powerups: FeatureManifest = {
  id: 'powerups',
  player: async () => (await import('#src/features/powerups/player.tsx')).powerups,
  host: async () => (await import('#src/features/powerups/host.tsx')).powerups,
  report: async () => (await import('#src/features/powerups/report.tsx')).powerups,
  alone: async () => (await import('#src/features/powerups/soloWay.ts')).powerupsAlone,
};
